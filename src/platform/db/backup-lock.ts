import { sql } from 'kysely'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { Db, Trx } from './database.ts'

/**
 * Key of the advisory lock: whoever makes a backup holds it alone, whoever deletes what names files shares it until its
 * commit. So no file that a backup's moment of the database names is deleted before it is in the backup.
 */
export const BACKUP_LOCK = 7_303_862

const RETRY_AFTER_S = 60

/** True while a backup is made, by any process. */
export async function isBackupRunning(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    SELECT pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) AS "isFree"`.execute(db)
  return rows[0]?.isFree !== true
}

/**
 * For a transaction that deletes rows whose files are deleted after its commit: a backup that begins meanwhile waits
 * for it. Throws 503 while one is made; a job does its work later.
 */
export async function holdOffBackups(trx: Trx): Promise<void> {
  if (!(await isBackupRunning(trx))) return
  const cause = new Error('a backup is being made: files are deleted when it is done')
  throw new AppError(commonErrors.unavailable, { cause, retryAfterS: RETRY_AFTER_S })
}
