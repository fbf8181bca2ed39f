import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { createGate, overloaded } from '#platform/limits/gate.ts'
import { createKeyedGate } from '#platform/limits/keyed-gate.ts'
import { defineService } from '#platform/process/services.ts'
import type { RunTask } from './task.ts'

/** One of an owner, two in all (decision 0221). */
export const AT_ONCE = 2
const OF_OWNER = { atOnce: 1, queue: 30 }
/** Each owner has one place in it at most. */
const OF_ALL = { atOnce: AT_ONCE, queue: 500 }
const WAIT_MS = 2000

export type Order = {
  /** Whose menu it is: work for it waits for their own first. */
  ownerId: string
  /** Work that has not begun by then is refused; 2 s. `Infinity`: nobody waits for it. */
  waitMs?: number | undefined
  /** 503 with `Retry-After` by default. */
  refusal?: () => AppError
}

/**
 * The one gate through which everything goes that takes a core for some time: rendering, previews, public JSON, print
 * files, share pictures. `work` holds its place until it ends; its tasks run on worker threads.
 */
export type CostlyWork = <T>(order: Order, work: (run: RunTask) => Promise<T>) => Promise<T>
export const costlyWork = defineService<CostlyWork>('costly-work')

/** So many wait already that nothing more may wait. */
class Full extends AppError {}
const full = (): AppError => new Full(commonErrors.unavailable)

export function createCostlyWork(run: RunTask): CostlyWork {
  const ofOwner = createKeyedGate(OF_OWNER, full)
  const ofAll = createGate(OF_ALL, full)

  return async ({ ownerId, waitMs = WAIT_MS, refusal = overloaded }, work) => {
    const late = new AbortController()
    const timer = Number.isFinite(waitMs) ? setTimeout(() => late.abort(refusal()), waitMs) : undefined
    timer?.unref()
    try {
      return await ofOwner([ownerId], () => ofAll(() => work(run), late.signal), late.signal)
    } catch (error) {
      throw error instanceof Full ? refusal() : error
    } finally {
      clearTimeout(timer)
    }
  }
}
