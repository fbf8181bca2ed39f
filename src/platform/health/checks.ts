import disk from 'node:fs/promises'
import { join } from 'node:path'
import { MINUTE_S } from '#shared/time.ts'
import { askDatabase } from '#platform/db/ask.ts'
import { findOldestDue } from '#platform/jobs/job-list.store.ts'
import { isDiskFull } from '#platform/storage/free-disk.ts'
import { reachStorage } from '#platform/storage/try-storage.ts'
import type { ReadinessCheck } from './readiness.ts'

/** Workers look every two seconds; work that nobody has begun for so long has no worker. */
const QUEUE_AGE_MAX_S = 10 * MINUTE_S

const database: ReadinessCheck = {
  name: 'database',
  isOwn: true,
  look: async ({ db }) => {
    await askDatabase(db)
    return undefined
  },
}

const folder: ReadinessCheck = {
  name: 'folder',
  isOwn: true,
  look: async ({ config }) => {
    const probe = join(config.dataDir, `.writable-${process.pid}`)
    await disk.writeFile(probe, '')
    await disk.rm(probe, { force: true })
    return undefined
  },
}

const freeDisk: ReadinessCheck = {
  name: 'disk',
  isOwn: true,
  look: async ({ config }) =>
    (await isDiskFull(config.dataDir)) ? `less than a gigabyte is free at ${config.dataDir}` : undefined,
}

const queueAge: ReadinessCheck = {
  name: 'queues',
  isOwn: false,
  look: async ({ db }) => {
    const [oldest] = await findOldestDue(db)
    if (!oldest || oldest.ageS <= QUEUE_AGE_MAX_S) return undefined
    return `a job of ${oldest.queue} has waited for ${Math.round(oldest.ageS / MINUTE_S)} minutes`
  },
}

/** Menus are served without it. Where files are in DATA_DIR, `folder` says it. */
const storage: ReadinessCheck = {
  name: 'storage',
  isOwn: false,
  look: async ({ storage: files }) => {
    if (!files.isInDataDir) await reachStorage(files)
    return undefined
  },
}

/** What every process looks at. */
export const platformChecks: readonly ReadinessCheck[] = [database, folder, freeDisk, storage, queueAge]
