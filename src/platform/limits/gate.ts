import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { limitTexts } from './limits.texts.ts'

export type Gate = <T>(work: () => Promise<T>) => Promise<T>
export type GateSettings = { atOnce: number; queue: number }

const RETRY_AFTER_S = 5
const overloaded = (): AppError =>
  new AppError(commonErrors.unavailable, { retryAfterS: RETRY_AFTER_S, message: limitTexts.busy })

/**
 * Runs at most `atOnce` tasks at the same time and lets at most `queue` wait in order; one more throws 503 with
 * `Retry-After`, or `refusal`. So costly work (argon2, sharp) cannot pile up (3-decisions §9).
 */
export function createGate({ atOnce, queue }: GateSettings, refusal = overloaded): Gate {
  const waiting: (() => void)[] = []
  let running = 0

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running++
      return
    }
    if (waiting.length >= queue) throw refusal()
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    await promise
  }

  /** Hands the place to the task that has waited longest, so that no new one can take it first. */
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
