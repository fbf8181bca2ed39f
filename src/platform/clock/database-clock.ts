import { MINUTE_MS, MINUTE_S } from '#shared/time.ts'
import type { Db } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import { readDatabaseTime } from './clock.store.ts'

/** A process whose clock is this far from the database's deletes nothing (3-decisions §9). */
const OFF_MS = MINUTE_S * 1000
const EVERY_MS = MINUTE_MS

/** How far this machine's clock is from the database's: whoever deletes what is old must know what time it is. */
export type DatabaseClock = {
  /** Milliseconds that this machine is ahead, negative when it is behind, as measured last; for health and metrics. */
  aheadMs(): number
  /** True when it was 60 s off or more when it was measured last. */
  isOff(): boolean
  /** Measures now. Throws when the database cannot be asked. */
  measure(): Promise<void>
  /** Measures every minute until the answered function is called. */
  watch(): () => void
}

export type DatabaseClockInput = { db: Db; log: Log /** The machine's own time. */; now: () => number }

export function createDatabaseClock({ db, log, now }: DatabaseClockInput): DatabaseClock {
  let ahead = 0

  async function measure(): Promise<void> {
    const asked = now()
    const began = performance.now()
    const theirs = await readDatabaseTime(db)
    const tookMs = performance.now() - began
    const difference = asked + tookMs / 2 - theirs
    // The answer's way may have taken all of the time: only what is certain counts.
    ahead = Math.sign(difference) * Math.max(0, Math.abs(difference) - tookMs / 2)
    if (isOff())
      log.error(
        { aheadMs: Math.round(ahead) },
        'clock: 60 s or more off that of the database: nothing old is deleted here',
      )
  }

  const isOff = (): boolean => Math.abs(ahead) >= OFF_MS

  return {
    aheadMs: () => ahead,
    isOff,
    measure,
    watch: () => {
      const timer = setInterval(() => {
        measure().catch((err: unknown) => log.warn({ err }, 'clock: that of the database cannot be read'))
      }, EVERY_MS).unref()
      return () => clearInterval(timer)
    },
  }
}
