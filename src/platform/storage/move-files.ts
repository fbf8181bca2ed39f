import { createHash } from 'node:crypto'
import { ahead } from './ahead.ts'
import { IMMUTABLE, KEPT_NAMESPACES } from './namespaces.ts'
import type { Storage, StorageNamespace, StoredFile } from './storage.ts'

/** Files that are on their way at the same time; no more of them are in memory. */
const AT_ONCE = 8

/** Data, and what an operator may still want back. Published copies of menus the product makes again. */
const MOVED = [...Object.keys(KEPT_NAMESPACES), 'trash/']

export type Amount = { files: number; bytes: number }
/** What a move copied, or would copy, and what was there already. */
export type Moved = { copied: Amount; present: Amount }

type Move = {
  from: Storage
  to: Storage
  /** Copies nothing, and says what would be copied. */
  isDryRun: boolean
  /** Called again and again; a failed move has got so far. */
  onProgress?: (moved: Moved) => void
}

/**
 * Copies every file that is not there yet, or is another one there, and deletes none: a second run goes on where the
 * first was interrupted.
 */
export async function copyFiles({ from, to, isDryRun, onProgress }: Move): Promise<Moved> {
  const moved: Moved = { copied: { files: 0, bytes: 0 }, present: { files: 0, bytes: 0 } }
  for (const name of MOVED) {
    const [source, target] = [from.in(name), to.in(name)]
    const copy = (key: string) => copyFile({ source, target, key, isDryRun })
    for await (const done of ahead(source.list(), AT_ONCE, copy)) {
      if (!done) continue
      const amount = moved[done.kind]
      amount.files++
      amount.bytes += done.bytes
      onProgress?.(moved)
    }
  }
  return moved
}

type FileMove = { source: StorageNamespace; target: StorageNamespace; key: string; isDryRun: boolean }

/** Undefined for a file that has been deleted meanwhile. */
async function copyFile({
  source,
  target,
  key,
  isDryRun,
}: FileMove): Promise<{ kind: keyof Moved; bytes: number } | undefined> {
  const [file, there] = await Promise.all([source.open(key), target.open(key)])
  if (!file) return undefined
  const { bytes, contentType } = file
  if (there && (await isSame(file, there))) return { kind: 'present', bytes }
  if (isDryRun) return { kind: 'copied', bytes }
  const content = await source.read(key)
  if (!content) return undefined
  await target.put(key, content, { type: contentType, cache: IMMUTABLE })
  return { kind: 'copied', bytes: content.length }
}

async function isSame(one: StoredFile, other: StoredFile): Promise<boolean> {
  return one.bytes === other.bytes && (await digestOf(one)) === (await digestOf(other))
}

async function digestOf({ sha256, stream }: StoredFile): Promise<string> {
  if (sha256) return sha256
  const hash = createHash('sha256')
  for await (const chunk of stream()) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
