import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DATA_DIR_MODE } from '#platform/config/session-secret.ts'
import { type Places, readPlaceIds } from '#platform/installation/places.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { writeDurably } from '#platform/storage/durable.ts'
import { KEPT_NAMESPACES } from '#platform/storage/namespaces.ts'
import { ahead } from '#platform/storage/ahead.ts'
import { contentTypeOf } from '#platform/storage/storage.ts'
import type { Entry } from './archive.ts'
import { SECRET_FILES } from './files.ts'
import { FILES, SECRETS } from './format.ts'

/** Where files wait until everything else has come back. */
const WAITING = 'restoring/'
/** Files that are written at the same time: each waits for the disk. */
const AT_ONCE = 8

export type RestoredFiles = {
  /** Writes a file or a secret where it waits. */
  add(entry: Entry): Promise<void>
  /** Moves everything to its place. After a crash in the middle the restore can be begun again. */
  place(): Promise<void>
  /** Removes what waits. */
  discard(): Promise<void>
}

/**
 * Throws OperatorError where files of another installation are. Answers whether those of this one are there already, as
 * in a move to another database: then they stay, and so do its secrets.
 */
export async function checkPlaces(places: Places, installation: string | null): Promise<{ isKnown: boolean }> {
  const { folder, bucket } = await readPlaceIds(places)
  const other = [folder, bucket].find(id => id !== undefined && id !== installation)
  if (other) throw new OperatorError(`DATA_DIR ${places.dataDir} is of the installation ${other}: choose an empty one.`)
  if ((folder ?? bucket) !== undefined) return { isKnown: true }
  for (const name of Object.keys(KEPT_NAMESPACES))
    for await (const _key of places.storage.in(name).list())
      throw new OperatorError(`DATA_DIR ${places.dataDir} has files, but no installation: choose an empty one.`)
  return { isKnown: false }
}

/** Files and secrets of an archive on their way to DATA_DIR and the storage. */
export async function createRestoredFiles(places: Places, keepsSecrets: boolean): Promise<RestoredFiles> {
  const { storage, dataDir } = places
  const waiting = storage.in(WAITING)
  const secrets = new Map<string, Buffer>()
  const writing = new Set<Promise<void>>()
  /** The first: it may come while nobody waits for a file. */
  let failure: { error: unknown } | undefined

  async function discard(): Promise<void> {
    await Promise.all(writing)
    for await (const key of waiting.list()) await waiting.delete(key)
  }

  async function addFile(path: string, content: Buffer): Promise<void> {
    const tracked: Promise<void> = waiting
      .put(path, content, { type: contentTypeOf(path), ...KEPT_NAMESPACES[namespaceOf(path)] })
      .catch((error: unknown) => void (failure ??= { error }))
      .finally(() => writing.delete(tracked))
    writing.add(tracked)
    if (writing.size >= AT_ONCE) await Promise.race(writing)
    throwIfFailed()
  }

  function throwIfFailed(): void {
    if (failure) throw failure.error
  }

  await discard()
  return {
    add: async entry => {
      const { name } = entry
      if (name.startsWith(FILES)) return addFile(name.slice(FILES.length), await entry.read())
      const secret = name.slice(SECRETS.length)
      if (name.startsWith(SECRETS) && SECRET_FILES.includes(secret)) secrets.set(secret, await entry.read())
    },
    place: async () => {
      await Promise.all(writing)
      throwIfFailed()
      const moveToPlace = (path: string) => {
        const namespace = namespaceOf(path)
        return waiting.move(path, { namespace, key: path.slice(namespace.length) })
      }
      for await (const _isMoved of ahead(waiting.list(), AT_ONCE, moveToPlace)) continue
      for (const [name, content] of secrets)
        if (!keepsSecrets || !(await isThere(join(dataDir, name)))) await writeSecret(dataDir, name, content)
    },
    discard,
  }
}

/** Throws for a namespace that no backup holds. */
function namespaceOf(path: string): string {
  const name = path.slice(0, path.indexOf('/') + 1)
  if (!Object.hasOwn(KEPT_NAMESPACES, name)) throw new Error(`a backup holds no files of ${JSON.stringify(name)}`)
  return name
}

const isThere = (path: string): Promise<boolean> =>
  readFile(path).then(
    () => true,
    () => false,
  )

async function writeSecret(dataDir: string, name: string, content: Buffer): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: DATA_DIR_MODE })
  const draft = join(dataDir, `.restoring-${name}`)
  await rm(draft, { force: true })
  await writeDurably(draft, content, 0o600)
  await rename(draft, join(dataDir, name))
}
