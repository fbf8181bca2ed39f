import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { checkKey, contentTypeOf, type Storage } from './storage.ts'

/** Drafts begin with a dot, which no key may: half-written files are never listed or served. */
const DRAFT = '.draft-'

const isAbsent = (error: unknown): boolean =>
  /^(ENOENT|ENOTDIR|EISDIR)$/.test((error as NodeJS.ErrnoException).code ?? '')

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o644)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Files below `folder` (`DATA_DIR/uploads`). Written beside their place, synced, then renamed. */
export function createDiskStorage(folder: string): Storage {
  const at = (key: string) => join(folder, ...checkKey(key).split('/'))

  /** Folders are removed with their last file, possibly between our mkdir and open: once more then. */
  async function put(key: string, bytes: Uint8Array, attempts = 3): Promise<void> {
    const path = at(key)
    const draft = join(dirname(path), DRAFT + randomUUID())
    try {
      await mkdir(dirname(path), { recursive: true })
      await writeDurably(draft, bytes)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      if (!isAbsent(error) || attempts === 1) throw error
      await put(key, bytes, attempts - 1)
    }
  }

  return {
    put: (key, bytes) => put(key, bytes),
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
      await rmdir(dirname(at(key))).catch(() => undefined) // not empty, or gone already
    },
    list: prefix => listFiles(folder, prefix),
  }
}

function absentIsUndefined(error: unknown): undefined {
  if (!isAbsent(error)) throw error
}

async function listFiles(folder: string, prefix: string): Promise<string[]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(absentIsUndefined)) ?? []
  return entries
    .filter(entry => entry.isFile() && !entry.name.startsWith(DRAFT))
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter(key => key.startsWith(prefix))
    .sort()
}
