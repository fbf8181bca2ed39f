import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { RunInterrupted } from '#platform/jobs/job-run.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { writeBackupFile } from './backup-file.ts'
import { backupSource, noteBackupOf } from './make-backup.ts'
import { readBackup } from './verify.ts'

/** Nothing else in BACKUP_DIR is ever deleted. Their order is that of their names. */
const NAME = /^sobremesa-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.zst$/
const DRAFT = new RegExp(`^\\.${NAME.source.slice(1, -1)}\\.part$`)
const nameOf = (at: Date): string => `sobremesa-${at.toISOString().replace(/:|\.\d+/g, '')}.tar.zst`

/**
 * The daily backup into BACKUP_DIR: made, read again to its end, and only then do older ones than the newest
 * BACKUP_KEEP go. Without BACKUP_DIR it does nothing.
 */
async function backUp(platform: Platform): Promise<void> {
  const { config, clock, jobs, log } = platform
  if (!config.backups) return
  const { dir, keep } = config.backups
  const source = platform.services.get(backupSource)
  const run = jobs.currentRun()
  const madeAt = clock.now()
  const path = join(dir, nameOf(madeAt))
  const checkpoint = () => {
    if (run?.mustStop()) throw new RunInterrupted('platform.backup', null)
  }
  await mkdir(dir, { recursive: true, mode: 0o700 })
  await removeDrafts(dir)
  const { rows, files } = await writeBackupFile(source, path, { madeAt, checkpoint })
  await keepIfWhole(path)
  await noteBackupOf(source, madeAt)
  const removed = await removeOldest(dir, keep)
  const tableRows = rows.reduce((sum, count) => sum + count, 0)
  log.info({ path, rows: tableRows, files, removed }, 'backup: made, and read to its end')
}

/** A damaged one would count as one of the newest, and each try of the job would push out one that is good. */
async function keepIfWhole(path: string): Promise<void> {
  try {
    await readBackup(path)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** Of processes that were killed: one makes them at a time. */
async function removeDrafts(dir: string): Promise<void> {
  for (const name of await readdir(dir)) if (DRAFT.test(name)) await rm(join(dir, name), { force: true })
}

async function removeOldest(dir: string, keep: number): Promise<number> {
  const oldest = (await readdir(dir))
    .filter(name => NAME.test(name))
    .toSorted()
    .slice(0, -keep)
  for (const name of oldest) await rm(join(dir, name), { force: true })
  return oldest.length
}

const backUpDaily = defineJob('platform.back-up', { cron: '11 2 * * *', deletes: false })

export const backupJobs = [handleJob(backUpDaily, backUp)]
