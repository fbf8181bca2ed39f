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

export type Intent = { name: string; params: unknown; body: unknown; file: UploadedFile | undefined }

/** SHA-256 of a call's input, after parsing; a file counts with its own SHA-256 (3-decisions §1). */
export async function fingerprintOf({ name, params, body, file }: Intent): Promise<string> {
  const wanted = canonical({ name, params, body, file: file ? await hashOfFile(file) : null })
  return createHash('sha256').update(JSON.stringify(wanted)).digest('hex')
}
