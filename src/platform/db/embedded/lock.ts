import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { MINUTE_MS } from '#shared/time.ts'
import { giveTo } from './account.ts'
import { explain, failure } from './errors.ts'
import type { Place } from './place.ts'
import { until } from './system.ts'

const LOCK_LIMIT_MS = 2 * MINUTE_MS
const SQLITE_BUSY = 5

/**
 * Runs `work` while no other product process starts a server in this data folder. The kernel frees the lock of a killed
 * process. Node has no file locks of its own; SQLite's work on every system.
 */
export async function locked<T>({ dataDir, account }: Place, work: () => Promise<T>): Promise<T> {
  const path = join(dataDir, 'postgres.lock')
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(path)
    giveTo(account, path)
    if (!(await takeLock(lock))) throw failure(`Another process has been starting PostgreSQL in ${dataDir} for minutes`)
    return await work()
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_SQLITE_ERROR' ? explain(dataDir, String(error), error) : error
  } finally {
    lock?.close()
  }
}

const takeLock = (lock: DatabaseSync): Promise<boolean> =>
  until(() => {
    try {
      lock.exec('BEGIN EXCLUSIVE')
      return true
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
      return false
    }
  }, LOCK_LIMIT_MS)
