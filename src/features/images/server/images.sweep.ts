import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { HOUR_MS } from '#shared/time.ts'
import { eachIn } from '#platform/jobs/each-of.ts'
import type { Platform } from '#platform/platform.ts'
import { TRASH_DAYS } from '#platform/storage/trash.ts'
import { ORPHAN_AGE_MS, SWEEP_DIGITS, SWEEP_MAX, sweepMax, SWEPT_WHOLE_MAX } from '../images.limits.ts'
import { imageStorage, trashFiles, trashKeys } from './image-files.ts'
import { releaseFiles } from './images.service.ts'
import { hasMoreImagesThan, type ImageRow, listKnownFolders, listUnreferenced } from './images.store.ts'

/** How many folders are looked up in one query. */
const FOLDERS_AT_ONCE = 500

/** The folder of an image in the storage, with its keys. */
type Folder = { id: string; keys: string[] }

/** What the sweep found: images that nothing uses, folders without a row, and how many folders there are. */
type Found = { unused: ImageRow[]; unknown: Folder[]; folders: number }

/**
 * Moves what a crash left behind into the trash when it is older than six hours: unused images and image files without
 * a row (3-decisions §8). Takes nothing, and says so at error, when that would be more pictures than a crash can leave;
 * `most` is an operator's word for it. Of many pictures an hourly run looks at a sixteenth, an operator's at all.
 * Answers how many it took. Temporary uploads are deleted at once. Files of other features are in other namespaces, so
 * it cannot see them.
 */
export async function sweepOrphans(platform: Platform, most?: number): Promise<number> {
  const before = new Date(platform.clock.now().getTime() - ORPHAN_AGE_MS)
  await sweepTemporaryUploads(platform, before)
  const part = most === undefined ? await partOfThisHour(platform) : ''
  const found = await findOrphans(platform, { before, part, limit: (most ?? SWEEP_MAX) + 1 })
  const pictures = found.unused.length + found.unknown.length
  const max = most ?? sweepMax(found.folders)
  if (pictures > max) {
    platform.log.error(
      { found: pictures, max, of: found.folders },
      'images: the sweep stopped and took nothing: too many pictures that nothing names; is this the right database?',
    )
    return 0
  }
  await takeOrphans(platform, found)
  if (pictures > 0)
    platform.log.info(
      { taken: pictures, of: found.folders, days: TRASH_DAYS },
      'images: a sweep took pictures into the trash',
    )
  return pictures
}

/** How the folders begin that are swept now; empty: all of them. */
async function partOfThisHour({ db, clock }: Platform): Promise<string> {
  if (!(await hasMoreImagesThan(db, SWEPT_WHOLE_MAX))) return ''
  return SWEEP_DIGITS[Math.floor(clock.now().getTime() / HOUR_MS) % SWEEP_DIGITS.length] ?? ''
}

type Looked = { before: Date; part: string; limit: number }

/** What it finds after `limit` it does not hold. */
async function findOrphans(platform: Platform, { before, part, limit }: Looked): Promise<Found> {
  const unknown: Folder[] = []
  let folders = 0
  const counted = async function* () {
    for await (const page of listFolders(platform, part)) {
      folders += page.length
      yield* await listUnknown(platform, page)
    }
  }
  await eachIn(platform, {
    name: 'images.find-unknown-files',
    items: counted(),
    work: async folder => {
      if (unknown.length < limit && (await isOlder(platform, folder, before))) unknown.push(folder)
    },
  })
  return { unused: await listUnreferenced(platform.db, { before, part, limit }), unknown, folders }
}

async function takeOrphans(platform: Platform, { unused, unknown }: Found): Promise<void> {
  await eachIn(platform, {
    name: 'images.sweep-rows',
    items: Readable.from(unused),
    work: (image: ImageRow) => releaseFiles(platform, image, trashFiles),
  })
  await eachIn(platform, {
    name: 'images.sweep-files',
    items: Readable.from(unknown),
    work: ({ keys }: Folder) => trashKeys(platform, keys),
  })
}

/** Those without a row. */
async function listUnknown(platform: Platform, folders: Folder[]): Promise<Folder[]> {
  const known = await listKnownFolders(
    platform.db,
    folders.map(({ id }) => id),
  )
  return folders.filter(({ id }) => !known.has(id))
}

/** All folders that begin so, some hundred at a time, because the list of all files may be larger than memory. */
async function* listFolders(platform: Platform, part: string): AsyncGenerator<Folder[]> {
  let folders = new Map<string, Folder>()
  for await (const key of imageStorage(platform).list(part)) {
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

async function isOlder(platform: Platform, { keys }: Folder, before: Date): Promise<boolean> {
  const file = keys[0] === undefined ? undefined : await imageStorage(platform).open(keys[0])
  return file !== undefined && file.modifiedAt < before
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
