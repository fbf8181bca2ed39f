import { setTimeout as wait } from 'node:timers/promises'
import type { Endpoint } from '#shared/endpoint.ts'
import { MINUTE_S } from '#shared/time.ts'
import { createAllowance } from '#platform/limits/allowance.ts'
import { busy } from '#platform/limits/busy.ts'
import { createFairGate } from '#platform/limits/fair-gate.ts'
import { createKeyedGate } from '#platform/limits/keyed-gate.ts'
import type { LimitRule } from '#platform/limits/limits.ts'
import type { CallAccess, CallActor } from '../call.ts'

/** Writes of one owner and their people in a minute (3-decisions §2). */
export const WRITES_OF_OWNER: LimitRule = { name: 'writes', points: 600, durationS: MINUTE_S }

/** One write of a restaurant runs, 15 wait (3-decisions §9). */
const OF_RESTAURANT = { atOnce: 1, queue: 15 }
/** Files are worked on for seconds without the database: they have places of their own beside 'Agotado'. */
const FILES_OF_RESTAURANT = { atOnce: 4, queue: 16 }
/** Four of one user's writes run (3-decisions §9), and so many may wait in all, whatever restaurants they are of. */
const OF_USER = { atOnce: 4, queue: 16 }
const ADMITTED = { atOnce: OF_USER.atOnce + OF_USER.queue, queue: 0 }
/** Writes of thousands of rows run one at a time in a process, and of one owner so many wait. */
const BULK = { atOnce: 1, perKey: () => 1, waiting: { perKey: 3, refusal: busy } }
const BULK_PATIENCE = { forMs: 20_000, late: busy }

/** 600 writes a minute are ten a second; so many more may come at once. */
const PACE = { burst: 20, perS: WRITES_OF_OWNER.points / WRITES_OF_OWNER.durationS }

/** Whose write it is; undefined where it is nobody's, or no write. */
export type Writer = {
  readonly userId: string
  readonly ownerId: string
  readonly restaurantId: string | undefined
  readonly hasFile: boolean
  /** It may change thousands of rows. */
  readonly isBulk: boolean
}

/**
 * Runs the write of a call when its turn has come, or throws 429 `busy`; when `beginBy` aborts before, its reason. What
 * nobody writes runs at once.
 */
export type WriteGate = <T>(writer: Writer | undefined, work: () => Promise<T>, beginBy?: AbortSignal) => Promise<T>

type Pacing = {
  /** Without limits, writes have no pace either. */
  rateLimits: boolean
  /** Waits so many milliseconds. */
  pause?: (ms: number) => Promise<unknown>
}

/**
 * The gate of all writes of a process: one tenant's wait for that tenant's own. An owner who has written twenty times
 * without a rest writes ten times a second from then on, which is what 600 a minute mean.
 */
export function createWriteGate({ rateLimits, pause = ms => wait(ms) }: Pacing): WriteGate {
  const paces = createAllowance(PACE)
  const admitted = createKeyedGate(ADMITTED)
  const ofUser = createKeyedGate(OF_USER)
  const ofRestaurant = createKeyedGate(OF_RESTAURANT)
  const filesOfRestaurant = createKeyedGate(FILES_OF_RESTAURANT)
  const bulk = createFairGate(BULK)

  /** Does not hold the restaurant's place while it waits for other tenants: 'Agotado' must not wait for them. */
  async function inTurn<T>({ ownerId }: Writer, work: () => Promise<T>): Promise<T> {
    const leave = await bulk.enter(ownerId, BULK_PATIENCE)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  /** Holds the place of its restaurant meanwhile, so that those behind it wait too, or are refused. */
  async function inPace<T>({ ownerId, hasFile }: Writer, work: () => Promise<T>): Promise<T> {
    if (hasFile || !rateLimits) return work()
    const owed = paces.owedMs(ownerId)
    paces.use(ownerId, 1)
    if (owed > 0) await pause(owed)
    return work()
  }

  return async (writer, work, beginBy) => {
    if (!writer) return work()
    const { hasFile, isBulk, restaurantId, userId } = writer
    const user = [`${hasFile ? 'file' : 'write'} ${userId}`]
    const restaurant = restaurantId && !isBulk ? [restaurantId] : []
    const gate = hasFile ? filesOfRestaurant : ofRestaurant
    const run = () => gate(restaurant, () => ofUser(user, () => inPace(writer, work), beginBy), beginBy)
    return admitted(user, () => (isBulk ? inTurn(writer, run) : run()), beginBy)
  }
}

type Asked = { actor: CallActor; access: CallAccess }

/** Undefined for reads and without a session. */
export function writerOf({ method, isBulk }: Endpoint, { actor, access }: Asked, hasFile: boolean): Writer | undefined {
  if (method === 'GET' || !actor) return undefined
  const { userId, ownerId } = actor
  return { userId, ownerId, restaurantId: access?.restaurantId ?? undefined, hasFile, isBulk: isBulk ?? false }
}
