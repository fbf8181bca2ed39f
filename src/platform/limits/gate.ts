import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { leavingQueue } from './leaving-queue.ts'
import { limitTexts } from './limits.texts.ts'

/** Work that has not begun when `beginBy` aborts leaves the queue, and the signal's reason is thrown. */
export type Gate = <T>(work: () => Promise<T>, beginBy?: AbortSignal) => Promise<T>
export type GateSettings = { atOnce: number; queue: number }

const RETRY_AFTER_S = 5
/** Too many wait, or something has waited too long: 503 with a time to try again. */
export const overloaded = (): AppError =>
  new AppError(commonErrors.unavailable, { retryAfterS: RETRY_AFTER_S, message: limitTexts.busy })

/**
 * Runs at most `atOnce` tasks at the same time and lets at most `queue` wait in order; one more throws 503 with
 * `Retry-After`, or `refusal`. So costly work (argon2, sharp) cannot pile up (3-decisions §9).
 */
export function createGate({ atOnce, queue }: GateSettings, refusal = overloaded): Gate {
  const waiting: { start: () => void }[] = []
  let running = 0

  async function enter(beginBy: AbortSignal | undefined): Promise<void> {
    beginBy?.throwIfAborted()
    if (running < atOnce) {
      running++
      return
    }
    if (waiting.length >= queue) throw refusal()
    const { promise, resolve } = Promise.withResolvers<void>()
    const place = { start: resolve }
    waiting.push(place)
    await leavingQueue(waiting, { place, started: promise, beginBy })
  }

  /** Hands the place to the task that has waited longest, so that no new one can take it first. */
  function leave(): void {
    const next = waiting.shift()
    if (next) next.start()
    else running--
  }

  return async (work, beginBy) => {
    await enter(beginBy)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
