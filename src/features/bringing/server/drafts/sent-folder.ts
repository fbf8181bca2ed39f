import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '#platform/platform.ts'

const PREFIX = 'import-'
const parentOf = ({ config }: Pick<Platform, 'config'>): string => join(config.dataDir, 'tmp')

/** Gives a folder that is gone afterwards. */
export async function inSentFolder<T>(platform: Platform, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(parentOf(platform), { recursive: true })
  const folder = await mkdtemp(join(parentOf(platform), PREFIX))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Deletes those that a process has left behind that ended in between. */
export async function sweepSentFolders(platform: Platform, before: Date): Promise<void> {
  const names = await readdir(parentOf(platform)).catch(() => [])
  for (const name of names.filter(each => each.startsWith(PREFIX))) {
    const folder = join(parentOf(platform), name)
    const found = await stat(folder).catch(() => undefined)
    if (found && found.mtime < before) await rm(folder, { recursive: true, force: true })
  }
}
