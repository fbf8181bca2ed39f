// Plain JavaScript for Node 20: compresses built files once, so that the server only has to choose one
// (`preCompressed`).
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|svg|json|webmanifest)$/
/** Compressing smaller files gains nothing. */
const WORTH_BYTES = 600

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compress(path) {
  const content = await readFile(path)
  if (content.length < WORTH_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    brotli(content, { params }).then(bytes => writeFile(`${path}.br`, bytes)),
    zip(content, { level: 9 }).then(bytes => writeFile(`${path}.gz`, bytes)),
  ])
}

/** Writes `name.br` and `name.gz` beside each text file of a folder, on all cores. */
export async function compressFiles(folder) {
  const names = readdirSync(folder).filter(name => TEXT.test(name))
  await Promise.all(names.map(name => compress(join(folder, name))))
}
