import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '#platform/platform.ts'
import { ORPHAN_AGE_MS } from '../images.limits.ts'
import { deleteFiles, dropUnreferenced } from './images.service.ts'
import { listKnownHashes, listUnreferenced } from './images.store.ts'

const BATCH = 500

/**
 * Removes what a crash left behind, once it is older than six hours: images that nothing shows, files without a row,
 * and temporary uploads (3-decisions §8).
 */
export async function sweepOrphans(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - ORPHAN_AGE_MS)
  for (const image of await listUnreferenced(platform.db, before)) await dropUnreferenced(platform, image)
  await sweepFiles(platform, before)
  await sweepTemporaryUploads(platform, before)
}

async function sweepFiles(platform: Platform, before: Date): Promise<void> {
  const firstKeys = new Map<string, string>()
  for (const key of await platform.storage.list('')) {
    const hash = key.split('/')[0] ?? ''
    if (!firstKeys.has(hash)) firstKeys.set(hash, key)
  }
  const hashes = [...firstKeys.keys()]
  for (let at = 0; at < hashes.length; at += BATCH) {
    const batch = hashes.slice(at, at + BATCH)
    const known = await listKnownHashes(platform.db, batch)
    for (const hash of batch.filter(each => !known.has(each))) {
      const file = await platform.storage.open(firstKeys.get(hash) ?? hash)
      if (file && file.modifiedAt < before) await deleteFiles(platform, hash)
    }
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
