import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { weakEtag } from '#platform/http/etag.ts'
import type { ReadyAnswer } from '#platform/http/front/ready-answer.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
/** The build writes these beside a file that they make smaller. */
const COMPRESSED = /\.(br|gz)$/

/** One file of the build with its compressed forms, as it is sent. Throws for a kind of file that has no media type. */
export async function readBuiltFile(path: string, cacheControl: string): Promise<ReadyAnswer> {
  const type = TYPES[extname(path)]
  if (!type) throw new Error(`no media type for ${path}`)
  const absent = () => undefined
  const [plain, br, gzip] = await Promise.all([
    readFile(path),
    readFile(`${path}.br`).catch(absent),
    readFile(`${path}.gz`).catch(absent),
  ])
  const headers = {
    'content-type': type,
    'cache-control': cacheControl,
    ...((br || gzip) && { vary: 'accept-encoding' }),
  }
  return { etag: weakEtag(plain), headers, plain, ...(br && { br }), ...(gzip && { gzip }) }
}

/** The files of a folder by URL; folders in it are left out. */
export async function readBuiltFolder(folder: string, prefix: string, cacheControl: string) {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter(entry => entry.isFile() && !COMPRESSED.test(entry.name)).map(entry => entry.name)
  const read = async (name: string) => [prefix + name, await readBuiltFile(join(folder, name), cacheControl)] as const
  return new Map<string, ReadyAnswer>(await Promise.all(names.map(read)))
}
