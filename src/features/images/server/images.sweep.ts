import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { eachIn, eachOf } from '#platform/jobs/each-of.ts'
import type { Platform } from '#platform/platform.ts'
import { ORPHAN_AGE_MS } from '../images.limits.ts'
import { imageStorage } from './image-files.ts'
import { dropUnreferenced } from './images.service.ts'
import { listKnownFolders, listRestaurantsWithUnreferenced, listUnreferenced } from './images.store.ts'

/** How many folders are looked up in one query. */
const FOLDERS_AT_ONCE = 500

/** The folder of an image in the storage, with its keys. */
type Folder = { id: string; keys: string[] }

/**
 * Removes what a crash left behind when it is older than six hours: unused images, image files without a row, and
 * temporary uploads (3-decisions §8). Files of other features are in other namespaces, so it cannot see them.
 */
export async function sweepOrphans(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - ORPHAN_AGE_MS)
  await eachOf(platform, {
    name: 'images.sweep-rows',
    pages: page => listRestaurantsWithUnreferenced(platform.db, before, page),
    work: restaurantId => dropUnreferencedOf(platform, restaurantId, before),
  })
  await eachIn(platform, {
    name: 'images.sweep-files',
    items: listUnknownFolders(platform),
    work: folder => sweepFolder(platform, folder, before),
  })
  await sweepTemporaryUploads(platform, before)
}

async function dropUnreferencedOf(platform: Platform, restaurantId: string, before: Date): Promise<void> {
  for (const image of await listUnreferenced(platform.db, restaurantId, before)) await dropUnreferenced(platform, image)
}

/** Folders without a row. */
async function* listUnknownFolders(platform: Platform): AsyncGenerator<Folder> {
  for await (const folders of listFolders(platform)) {
    const known = await listKnownFolders(
      platform.db,
      folders.map(({ id }) => id),
    )
    yield* folders.filter(({ id }) => !known.has(id))
  }
}

/** All folders, some hundred at a time, because the list of all files may be larger than memory. */
async function* listFolders(platform: Platform): AsyncGenerator<Folder[]> {
  let folders = new Map<string, Folder>()
  for await (const key of imageStorage(platform).list()) {
    const id = key.split('/')[0] ?? ''
    if (folders.size === FOLDERS_AT_ONCE && !folders.has(id)) {
      yield [...folders.values()]
      folders = new Map()
    }
    const folder = folders.get(id) ?? { id, keys: [] }
    folder.keys.push(key)
    folders.set(id, folder)
  }
  yield [...folders.values()]
}

async function sweepFolder(platform: Platform, { keys }: Folder, before: Date): Promise<void> {
  const storage = imageStorage(platform)
  const file = keys[0] === undefined ? undefined : await storage.open(keys[0])
  if (file && file.modifiedAt < before) for (const key of keys) await storage.delete(key)
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
