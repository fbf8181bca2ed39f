import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'

export type Gate = <T>(work: () => Promise<T>) => Promise<T>
export type GateSettings = { atOnce: number; queue: number }

const RETRY_AFTER_S = 5

/**
 * Lets so many works run at once and so many wait in order; one more throws 503 with `Retry-After`, so that costly work
 * (argon2, sharp) cannot pile up (3-decisions §9).
 */
export function createGate({ atOnce, queue }: GateSettings): Gate {
  const waiting: (() => void)[] = []
  let running = 0

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running++
      return
    }
    if (waiting.length >= queue) throw new AppError(commonErrors.unavailable, { retryAfterS: RETRY_AFTER_S })
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    await promise
  }

  /** Who waits longest takes the place over, so that nobody can slip in between. */
  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return async work => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
