import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { UploadedFile } from '../uploaded-file.ts'

/** Equal values give the same text, whatever the order of their keys. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, canonical(inner)]))
}

async function hashOfFile({ path }: UploadedFile): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

export type Intent = { name: string; params: unknown; body: unknown; files: readonly UploadedFile[] }

/** SHA-256 of a call's input, after parsing; files count with their own SHA-256 (3-decisions §1). */
export async function fingerprintOf({ name, params, body, files }: Intent): Promise<string> {
  const hashes: string[] = []
  for (const file of files) hashes.push(await hashOfFile(file))
  // One file as the release before counts it: a call may be repeated across the change of release.
  const more = hashes.length > 1 ? { files: hashes } : {}
  const wanted = canonical({ name, params, body, file: hashes[0] ?? null, ...more })
  return createHash('sha256').update(JSON.stringify(wanted)).digest('hex')
}
