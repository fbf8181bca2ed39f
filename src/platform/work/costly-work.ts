import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { createAllowance } from '#platform/limits/allowance.ts'
import { createGate, overloaded } from '#platform/limits/gate.ts'
import { createKeyedGate } from '#platform/limits/keyed-gate.ts'
import { defineService } from '#platform/process/services.ts'
import type { RunTask, RunTaskAs } from './task.ts'

/** One of an owner, two in all (decision 0221). */
const AT_ONCE = 2
const OF_OWNER = { atOnce: 1, queue: 30 }
/** Each owner has one place in it at most. */
const OF_ALL = { atOnce: AT_ONCE, queue: 500 }
const WAIT_MS = 2000
/** Work of owners who have used their share runs one at a time, on the thread that stands behind all others. */
const HEAVY = { atOnce: 1, queue: 500 }
/** Milliseconds of a thread's processor: what an owner may use without standing behind others (decision 0238). */
const SHARE_OF_OWNER = { burst: 1000, perS: 100 }

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

export function createCostlyWork(run: RunTaskAs): CostlyWork {
  const ofOwner = createKeyedGate(OF_OWNER, full)
  const ofHeavy = createGate(HEAVY, full)
  const ofAll = createGate(OF_ALL, full)
  const share = createAllowance(SHARE_OF_OWNER)

  /** Decided when the owner's turn has come, after their own work before it. */
  function runFor<T>(ownerId: string, work: (run: RunTask) => Promise<T>, late: AbortSignal): Promise<T> {
    const isHeavy = share.owedMs(ownerId) > 0
    const used = (cpuMs: number) => share.use(ownerId, cpuMs)
    const begin = () => ofAll(() => work((task, input) => run(task, input, { isHeavy, used })), late)
    return isHeavy ? ofHeavy(begin, late) : begin()
  }

  return async ({ ownerId, waitMs = WAIT_MS, refusal = overloaded }, work) => {
    const late = new AbortController()
    const timer = Number.isFinite(waitMs) ? setTimeout(() => late.abort(refusal()), waitMs) : undefined
    timer?.unref()
    try {
      return await ofOwner([ownerId], () => runFor(ownerId, work, late.signal), late.signal)
    } catch (error) {
      throw error instanceof Full ? refusal() : error
    } finally {
      clearTimeout(timer)
    }
  }
}
