import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#shared/app-error.ts'
import { SECOND_MS } from '#shared/time.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { limitTexts } from './limits.texts.ts'
import { deletePoints, findMostPoints } from './limits.store.ts'
import { createWindowCounter } from './window-counter.ts'
import { networkOf, WIDER_POINTS, widerNetworkOf } from './network.ts'

/** `points` may be taken within `durationS` seconds, counted from the first one taken. */
export type LimitRule = { readonly name: string; readonly points: number; readonly durationS: number }

export type Limits = {
  /** Takes a point in this process alone, without the database, for what is counted at each request. Throws 429. */
  consumeHere(rule: LimitRule, key: string): void
  /** Takes points. Throws 429 `too_many_requests` with `Retry-After` when too few are left. */
  consume(rule: LimitRule, key: string, points?: number): Promise<void>
  /** Throws 429 when no point is left; takes none. */
  peek(rule: LimitRule, key: string): Promise<void>
  /** Takes a point and never throws 429: for a failure that is known only afterwards. */
  penalty(rule: LimitRule, key: string): Promise<void>
  /** Returns one point. */
  refund(rule: LimitRule, key: string): Promise<void>
  /** Returns all points of the key. */
  reset(rule: LimitRule, key: string): Promise<void>
  /** The most points that were taken of a key, or of any pair that begins with it: an email, in each network. */
  taken(rule: LimitRule, key: string): Promise<number>
  /** Returns all points of a key, of the network around it, and of every pair that begins with it. */
  release(rule: LimitRule, key: string): Promise<void>
  /** The network that an IP counts as: the IP itself, or the /64 of an IPv6, which also counts for its /48. */
  networkOf(address: string): string
}

export const LIMITS_TABLE = 'rate_limits'

type Counted = { rule: LimitRule; key: string }

/** The keys that a key counts for: itself and, for the /64 of an IPv6, the /48 around it. */
function countedFor(rule: LimitRule, key: string): Counted[] {
  const wider = widerNetworkOf(key)
  if (!wider) return [{ rule, key }]
  return [
    { rule, key },
    { rule: { ...rule, name: `${rule.name}-48`, points: rule.points * WIDER_POINTS }, key: wider },
  ]
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Keys hold emails and can be longer than the table's column; a hash hides them and always fits. Both parts of a pair
 * are hashed apart, so that all pairs of an email can be found by it.
 */
function hashed(key: string): string {
  const end = key.lastIndexOf(' ')
  return end < 0 ? hashOf(key) : `${hashOf(key.slice(0, end))}.${hashOf(key.slice(end + 1))}`
}

function refused(msBeforeNext: number): AppError {
  const retryAfterS = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new AppError(commonErrors.tooManyRequests, { retryAfterS, message: limitTexts.tryAgain(retryAfterS) })
}

/** Limits that are counted in PostgreSQL: they survive a restart and hold over many processes. */
export function createLimits(pool: pg.Pool): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()
  const counters = new Map<string, ReturnType<typeof createWindowCounter>>()

  function limiterOf({ name, points, durationS }: LimitRule): RateLimiterPostgres {
    const known = limiters.get(name)
    if (known) return known
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: LIMITS_TABLE,
      tableCreated: true,
      // Only the first limiter cleans up expired rows: all rules share one table, so one timer per process is enough.
      clearExpiredByTimeout: limiters.size === 0,
      keyPrefix: name,
      points,
      duration: durationS,
    })
    limiters.set(name, made)
    return made
  }

  async function consume({ rule, key }: Counted, points: number): Promise<void> {
    try {
      await limiterOf(rule).consume(hashed(key), points)
    } catch (error) {
      throw error instanceof RateLimiterRes ? refused(error.msBeforeNext) : error
    }
  }
  async function peek({ rule, key }: Counted): Promise<void> {
    const state = await limiterOf(rule).get(hashed(key))
    if (state && state.consumedPoints >= rule.points) throw refused(state.msBeforeNext)
  }

  function consumeHere({ rule, key }: Counted): void {
    const counter = counters.get(rule.name) ?? createWindowCounter(rule.durationS * SECOND_MS)
    counters.set(rule.name, counter)
    const wait = counter(key, rule.points)
    if (wait !== undefined) throw refused(wait)
  }

  return {
    consumeHere: (rule, key) => countedFor(rule, key).forEach(consumeHere),
    consume: async (rule, key, points = 1) => {
      for (const counted of countedFor(rule, key)) await consume(counted, points)
    },
    peek: async (rule, key) => {
      for (const counted of countedFor(rule, key)) await peek(counted)
    },
    penalty: async (rule, key) => {
      for (const counted of countedFor(rule, key)) await limiterOf(counted.rule).penalty(hashed(counted.key))
    },
    refund: async (rule, key) => {
      for (const counted of countedFor(rule, key)) await limiterOf(counted.rule).reward(hashed(counted.key))
    },
    reset: async (rule, key) => void (await limiterOf(rule).delete(hashed(key))),
    taken: ({ name }, key) => findMostPoints(pool, LIMITS_TABLE, `${name}:${hashed(key)}`, Date.now()),
    release: async (rule, key) => {
      for (const counted of countedFor(rule, key))
        await deletePoints(pool, LIMITS_TABLE, `${counted.rule.name}:${hashed(counted.key)}`)
    },
    networkOf,
  }
}

const nothing = async (): Promise<void> => undefined

/** For `RATE_LIMITS=off` in tests; refused in production (3-decisions §2). */
export const noLimits: Limits = {
  consumeHere: () => undefined,
  consume: nothing,
  peek: nothing,
  penalty: nothing,
  refund: nothing,
  reset: nothing,
  taken: async () => 0,
  release: nothing,
  networkOf,
}
