import { isBackupRunning } from '#platform/db/backup-lock.ts'
import type { Platform } from '#platform/platform.ts'
import { RunInterrupted } from './job-run.ts'
import type { Job } from './jobs.ts'

/**
 * Before a job that deletes. Throws where the clock is 60 s off that of the database (3-decisions §9), and
 * `RunInterrupted` while a backup is made; the queue repeats the run, perhaps in a process that may.
 */
export async function requireMayDelete({ db, databaseClock }: Platform, { name }: Job<object>): Promise<void> {
  await databaseClock.measure()
  if (databaseClock.isOff()) throw new Error(`${name}: this machine's clock is wrong, so nothing is deleted here`)
  if (await isBackupRunning(db)) throw new RunInterrupted('a backup is made', null)
}
