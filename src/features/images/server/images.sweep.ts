import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '#platform/platform.ts'
import { ORPHAN_AGE_MS } from '../images.limits.ts'
import { imageStorage } from './image-files.ts'
import { dropUnreferenced } from './images.service.ts'
import { listKnownFolders, listUnreferenced } from './images.store.ts'

/** How many folders are looked up in one query. */
const FOLDERS_AT_ONCE = 500

/**
 * Removes what a crash left behind when it is older than six hours: unused images, image files without a row, and
 * temporary uploads (3-decisions §8). Files of other features are in other namespaces, so it cannot see them.
 */
export async function sweepOrphans(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - ORPHAN_AGE_MS)
  for (const image of await listUnreferenced(platform.db, before)) await dropUnreferenced(platform, image)
  for await (const folders of listFolders(platform)) await sweepFolders(platform, folders, before)
  await sweepTemporaryUploads(platform, before)
}

/** Folder → its keys, some hundred folders at a time, because the list of all files may be larger than memory. */
async function* listFolders(platform: Platform): AsyncGenerator<Map<string, string[]>> {
  let folders = new Map<string, string[]>()
  for await (const key of imageStorage(platform).list()) {
    const folder = key.split('/')[0] ?? ''
    if (folders.size === FOLDERS_AT_ONCE && !folders.has(folder)) {
      yield folders
      folders = new Map()
    }
    folders.set(folder, [...(folders.get(folder) ?? []), key])
  }
  yield folders
}

async function sweepFolders(platform: Platform, folders: Map<string, string[]>, before: Date): Promise<void> {
  const storage = imageStorage(platform)
  const known = await listKnownFolders(platform.db, [...folders.keys()])
  for (const [folder, keys] of folders) {
    if (known.has(folder)) continue
    const file = await storage.open(keys[0] ?? folder)
    if (file && file.modifiedAt < before) for (const key of keys) await storage.delete(key)
  }
}

async function sweepTemporaryUploads(platform: Platform, before: Date): Promise<void> {
  const folder = join(platform.config.dataDir, 'tmp')
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter(each => each.startsWith('upload-'))) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtime < before) await rm(path, { force: true })
  }
}
