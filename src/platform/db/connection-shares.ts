import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { busy } from '#platform/limits/busy.ts'
import { createFairGate, type FairGate, type Patience } from '#platform/limits/fair-gate.ts'
import { overloaded } from '#platform/limits/gate.ts'

/** Kept for sessions and health: nothing else ever has them (3-decisions §9). */
const KEPT = 2
/** For writes of calls, all together: 6 of 10 (3-decisions §9). */
const WRITES_SHARE = 0.6
/** For the calls of one owner and their people. */
const OF_OWNER = 4
/** For what counts as one in the places of sessions: a browser, a user, health. */
const OF_SESSION = 2
/** One write of a restaurant runs; the others would only wait for its lock. */
const OF_RESTAURANT = 1
/** As long as the pool waits for a connection by itself. */
const WAIT_MS = 10_000

/** On whose behalf connections are used. Work without a share (jobs, pages, commands) is the process's own. */
export type ConnectionShare =
  | { readonly kind: 'session'; readonly key: string }
  | { readonly kind: 'process' }
  | { readonly kind: 'read'; readonly ownerId: string }
  | { readonly kind: 'write'; readonly ownerId: string; readonly restaurantId: string | undefined }

/** The connections of one pool, shared fairly among those who use them. */
export type ConnectionShares = {
  /** Runs work whose connections count for this share, also those that it takes later. */
  as<T>(share: ConnectionShare, work: () => T): T
  /** A connection for whoever asks. Throws 503, for a write 429 `busy`, when none is free for 10 s. */
  connect(): Promise<pg.PoolClient>
}

const PROCESS = 'process'
const waiting: Patience = { forMs: WAIT_MS, late: overloaded }
const writing: Patience = { forMs: WAIT_MS, late: busy }

/**
 * Shares a pool. Of 10 connections, writes of calls have at most 6, everything but sessions and health at most 8. One
 * owner has at most 4 to read and 4 to write with, one restaurant one to write with, one browser two to look up its
 * session. Owners take turns, and so do browsers (3-decisions §9).
 */
export function shareConnections(pool: pg.Pool): ConnectionShares {
  const shares = new AsyncLocalStorage<ConnectionShare>()
  const { max: connections } = pool.options
  const ofRestaurant = createFairGate({ atOnce: Infinity, perKey: () => OF_RESTAURANT })
  const ofWrites = createFairGate({ atOnce: Math.floor(connections * WRITES_SHARE), perKey: () => OF_OWNER })
  const ofSessions = createFairGate({ atOnce: connections, perKey: () => OF_SESSION })
  const ofAll = createFairGate({
    atOnce: connections - KEPT,
    perKey: key => (key === PROCESS ? connections : OF_OWNER),
  })

  /** The narrowest first, so that nobody waits with a place that others could use. */
  function doorsOf(share: ConnectionShare | undefined): [FairGate, key: string, Patience][] {
    if (share?.kind === 'session') return [[ofSessions, share.key, waiting]]
    if (!share || share.kind === 'process') return [[ofAll, PROCESS, waiting]]
    if (share.kind === 'read') return [[ofAll, `read ${share.ownerId}`, waiting]]
    return [
      ...(share.restaurantId
        ? [[ofRestaurant, share.restaurantId, writing] satisfies [FairGate, string, Patience]]
        : []),
      [ofWrites, share.ownerId, writing],
      [ofAll, `write ${share.ownerId}`, writing],
    ]
  }

  async function connect(): Promise<pg.PoolClient> {
    const leaves: (() => void)[] = []
    const leave = () => leaves.forEach(each => each())
    try {
      for (const [gate, key, patience] of doorsOf(shares.getStore())) leaves.push(await gate.enter(key, patience))
      return releasing(await pool.connect(), leave)
    } catch (error) {
      leave()
      throw error
    }
  }

  return { as: (share, work) => shares.run(share, work), connect }
}

/** The pool gives a client a new `release` each time that it is taken. */
function releasing(client: pg.PoolClient, leave: () => void): pg.PoolClient {
  const release = client.release.bind(client)
  return Object.assign(client, {
    release: (broken?: Error | boolean) => {
      release(broken)
      leave()
    },
  })
}
