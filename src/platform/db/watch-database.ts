import type { Log } from '#platform/log/log.ts'
import type { Listener } from './listen.ts'
import type { WatchedPool } from './watched-pool.ts'

type WatchInput = {
  pool: WatchedPool
  listener: Pick<Listener, 'ping'>
  log: Log
  lookMs?: number
  /** After so many looks without a sign of life the server counts as silent. */
  stillLooks?: number
}

const LOOK_MS = 250
const STILL_LOOKS = 8

/**
 * Notices a database that keeps its connections and answers nothing (frozen, or behind a firewall that drops what it is
 * sent): within three seconds everybody who waits for it is told 503, and nobody waits until it answers again. A slow
 * statement is no silence: the listening connection is asked beside it. Without work nothing is asked. Counts looks,
 * not seconds: a process that was held up itself has not heard a silent server.
 */
export function watchDatabase(input: WatchInput): { close(): void } {
  const { pool, listener, log, lookMs = LOOK_MS, stillLooks = STILL_LOOKS } = input
  let still = 0
  let released = 0
  let isAsking = false

  function hear(): void {
    still = 0
    if (!pool.isSilent) return
    pool.mend()
    log.info('database: answers again')
  }

  async function ask(): Promise<void> {
    if (isAsking) return
    isAsking = true
    const hasAnswered = await listener.ping()
    isAsking = false
    if (hasAnswered) hear()
  }

  function look(): void {
    pool.look(stillLooks)
    const hasMoved = pool.released !== released
    released = pool.released
    if (!pool.isSilent && (hasMoved || !pool.isBusy)) {
      still = 0
      return
    }
    void ask()
    if (++still < stillLooks || pool.isSilent) return
    log.error('database: does not answer; calls are refused until it does')
    pool.cut()
  }

  const timer = setInterval(look, lookMs)
  timer.unref()
  return { close: () => clearInterval(timer) }
}
