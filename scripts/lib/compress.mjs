// Plain JavaScript for Node 20: compresses built files once, so that the server only has to choose one
// (`preCompressed`).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(js|css|svg|json|webmanifest)$/
/** Compressing smaller files gains nothing. */
const WORTH_BYTES = 600

/** Writes `name.br` and `name.gz` beside each text file of a folder. */
export function compressFiles(folder) {
  for (const name of readdirSync(folder)) {
    if (!TEXT.test(name)) continue
    const path = join(folder, name)
    const content = readFileSync(path)
    if (content.length < WORTH_BYTES) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}
