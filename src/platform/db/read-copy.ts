import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#platform/log/log.ts'
import type { Db } from './database.ts'

/** A copy of the database (a streaming replica), which may be behind and may be away. Whoever reads it compares. */
export type ReadCopy = {
  /** What the work answers on the copy; undefined while it does not answer. */
  ask<T>(work: (db: Db) => Promise<T>): Promise<T | undefined>
}

/** The database itself answers in some milliseconds: nobody waits longer for the copy that spares it. */
const PATIENCE_MS = 500
/** So long nobody asks a copy that did not answer. */
const AWAY_MS = 10_000

type Input = {
  db: Db
  log: Log
  /** Monotonic milliseconds. */
  now?: () => number
  patienceMs?: number
}

export function createReadCopy({ db, log, now = () => performance.now(), patienceMs = PATIENCE_MS }: Input): ReadCopy {
  let awayUntil = 0

  function noteAway(err: unknown): void {
    if (now() >= awayUntil) log.warn({ err }, 'database: the copy of DATABASE_READ_URL does not answer')
    awayUntil = now() + AWAY_MS
  }

  return {
    ask: async work => {
      if (now() < awayUntil) return undefined
      const patience = new AbortController()
      const tooLate = wait(patienceMs, undefined, { signal: patience.signal }).then(() => {
        throw new Error(`no answer in ${patienceMs} ms`)
      })
      // Whoever loses the race may still fail.
      tooLate.catch(() => undefined)
      const working = work(db)
      working.catch(() => undefined)
      try {
        return await Promise.race([working, tooLate])
      } catch (error) {
        noteAway(error)
        return undefined
      } finally {
        patience.abort()
      }
    },
  }
}
