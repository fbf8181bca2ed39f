import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, opendir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder, writeDurably } from './durable.ts'
import {
  checkKey,
  checkNamespace,
  checkPrefix,
  contentTypeOf,
  isKey,
  type Storage,
  type StorageNamespace,
  urlOfFile,
} from './storage.ts'

/** Drafts begin with a dot, which no key may: half-written files are never listed or served. */
const DRAFT = '.draft-'

/** These namespaces have folders of their own: the first is older than namespaces, the second is for people. */
const PLACES: Record<string, string> = { 'images/': 'uploads', 'trash/': 'trash' }
const OTHER_PLACES = 'files'

const isAbsent = (error: unknown): boolean =>
  /^(ENOENT|ENOTDIR|EISDIR)$/.test((error as NodeJS.ErrnoException).code ?? '')

/** Files below `dataDir`: `images/` in `uploads`, `trash/` in `trash`, every other namespace in `files/{namespace}`. */
export function createDiskStorage(dataDir: string): Storage {
  const folderOf = (name: string) => join(dataDir, PLACES[checkNamespace(name)] ?? join(OTHER_PLACES, name), '.')
  return { in: name => createNamespace(name, folderOf), publicOrigin: undefined, isInDataDir: true }
}

const pathIn = (folder: string, key: string): string => join(folder, ...checkKey(key).split('/'))

function createNamespace(name: string, folderOf: (name: string) => string): StorageNamespace {
  const folder = folderOf(name)
  const at = (key: string) => pathIn(folder, key)
  return {
    put: async (key, bytes) => writeWhole(at(key), bytes),
    open: async key => {
      const path = at(key)
      const found = await stat(path).catch(absentIsUndefined)
      if (!found?.isFile()) return undefined
      return {
        bytes: found.size,
        contentType: contentTypeOf(key),
        modifiedAt: found.mtime,
        stream: () => createReadStream(path),
      }
    },
    read: async key => readFile(at(key)).catch(absentIsUndefined),
    delete: async key => {
      await rm(at(key), { force: true })
      await removeEmptyFolders(at(key), folder)
    },
    move: async (key, to) => {
      const isMoved = await moveWhole(at(key), pathIn(folderOf(to.namespace), to.key))
      if (isMoved) await removeEmptyFolders(at(key), folder)
      return isMoved
    },
    list: (prefix = '') => {
      const above = checkPrefix(prefix).slice(0, prefix.lastIndexOf('/') + 1)
      return listFiles(folder, above, prefix)
    },
    urlOf: key => urlOfFile(name, key),
  }
}

/** Removes the folders of a file that has gone, up to that of the namespace; ends at one that is not empty. */
async function removeEmptyFolders(path: string, namespace: string): Promise<void> {
  for (let folder = dirname(path); folder !== namespace; folder = dirname(folder)) {
    const isRemoved = await rmdir(folder).then(
      () => true,
      () => false,
    )
    if (!isRemoved) return
  }
}

/** A file outlives a power cut in one of the two places. */
async function moveWhole(from: string, to: string, attempts = 3): Promise<boolean> {
  if (!(await stat(from).catch(absentIsUndefined))?.isFile()) return false
  try {
    const firstMade = await mkdir(dirname(to), { recursive: true })
    await rename(from, to)
    await syncFolders(dirname(to), firstMade)
    return true
  } catch (error) {
    if (!isAbsent(error) || attempts === 1) throw error
    return moveWhole(from, to, attempts - 1)
  }
}

/**
 * Written to a draft, synced, then renamed; then the folder is synced, and those above that are new, so that a name
 * outlives a power cut as its bytes do. A folder is deleted with its last file, possibly between our mkdir and open;
 * then we try once more.
 */
async function writeWhole(path: string, bytes: Uint8Array, attempts = 3): Promise<void> {
  const draft = join(dirname(path), DRAFT + randomUUID())
  try {
    const firstMade = await mkdir(dirname(path), { recursive: true })
    await writeDurably(draft, bytes, 0o644)
    await rename(draft, path)
    await syncFolders(dirname(path), firstMade)
  } catch (error) {
    await rm(draft, { force: true })
    if (!isAbsent(error) || attempts === 1) throw error
    await writeWhole(path, bytes, attempts - 1)
  }
}

/** Syncs a folder; when some were made, from the last of them up to the one that `firstMade` stands in. */
async function syncFolders(folder: string, firstMade: string | undefined): Promise<void> {
  const last = firstMade === undefined ? folder : dirname(firstMade)
  for (let each = folder; ; each = dirname(each)) {
    await syncFolder(each)
    if (each === last) return
  }
}

function absentIsUndefined(error: unknown): undefined {
  if (!isAbsent(error)) throw error
}

/** So many folders are opened before their turn: to open one takes longer than to read the files of one. */
const OPENED_AHEAD = 8
const ENTRIES_AT_ONCE = 128

type Opened = { files: AsyncGenerator<string>; first: Promise<IteratorResult<string>> }

/** Walks through one folder of the namespace (`below`, '' or ending with `/`); never reads a whole folder at once. */
async function* listFiles(folder: string, below: string, prefix: string): AsyncGenerator<string> {
  const opened: Opened[] = []
  try {
    const entries = await opendir(join(folder, below), { bufferSize: ENTRIES_AT_ONCE }).catch(absentIsUndefined)
    for await (const entry of entries ?? []) {
      const key = below + entry.name
      if (!isKey(key) || !key.startsWith(prefix)) continue
      if (entry.isFile()) yield key
      if (!entry.isDirectory()) continue
      opened.push(openAhead(listFiles(folder, `${key}/`, prefix)))
      if (opened.length > OPENED_AHEAD) yield* restOf(opened.shift())
    }
    while (opened.length > 0) yield* restOf(opened.shift())
  } finally {
    // Whoever ends before the end leaves no folder open.
    await Promise.all(opened.map(({ files }) => files.return(undefined)))
  }
}

function openAhead(files: AsyncGenerator<string>): Opened {
  const first = files.next()
  // It fails when it is its turn.
  first.catch(() => undefined)
  return { files, first }
}

async function* restOf(opened: Opened | undefined): AsyncGenerator<string> {
  if (!opened) return
  try {
    const first = await opened.first
    if (first.done) return
    yield first.value
    yield* opened.files
  } finally {
    await opened.files.return(undefined)
  }
}
