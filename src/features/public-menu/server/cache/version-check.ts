import {
  COMPARE_INTERVAL_MS,
  COMPARE_TIMEOUT_MS,
  FRESH_MS,
  IDLE_AFTER_MS,
  WITHOUT_DATABASE_MS,
} from '../../public-menu.limits.ts'
import { coalesce } from './coalesce.ts'
import type { CachedMenu } from './cached-menu.ts'
import type { MenuStore } from './menu-store.ts'
import type { Versions } from './versions.ts'

/** Present versions by id, of menus of which older ones may be known; deleted restaurants are missing. */
export type ListVersions = (known: { id: string; version: number }[]) => Promise<Map<string, number>>

export type Hearing = {
  /** Every commit between `since` and `at` was notified to this process; monotonic milliseconds. */
  heard: () => { readonly since: number; readonly at: number }
}

export type VersionCheckInput = Hearing & {
  store: MenuStore
  versions: Versions
  listVersions: ListVersions
  /** Monotonic milliseconds. */
  now: () => number
}
export type VersionCheck = {
  /**
   * Compares the menu with the database. True when it may be used: it is current, or the database cannot be asked and
   * was heard of within the last minute. Rejects when it is away for longer.
   */
  confirm(menu: CachedMenu): Promise<boolean>
  /** True while the database could not be asked a moment ago, and the menu may be used nevertheless. */
  isUsableMeanwhile(menu: CachedMenu): boolean
  /** The database can be asked again. */
  expectDatabase(): void
  /** Compares twice a second from now on, until this has not been called for some seconds. */
  keepPolling(): void
  close(): void
}

/** Menus of one query: a millisecond of the thread that answers everybody at most (decisions 0284, 0311). */
const COMPARED_AT_ONCE = 500

/** A database that does not answer counts as one that cannot be reached. */
function withTimeout<T>(work: Promise<T>): Promise<T> {
  const silence = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => silence.reject(Object.assign(new Error('menu versions: no answer in time'), { code: 'ETIMEDOUT' })),
    COMPARE_TIMEOUT_MS,
  )
  return Promise.race([work, silence.promise]).finally(() => clearTimeout(timer))
}

/**
 * Compares the versions of all cached menus with the database, so many in one query that nobody waits for the thread,
 * and removes those that are out of date.
 */
export function createVersionCheck(input: VersionCheckInput): VersionCheck {
  const { store, versions, listVersions, heard, now } = input
  let lastUse = 0
  let lastFailed = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined

  async function compareSome(menus: readonly CachedMenu[]): Promise<void> {
    const startedAt = now()
    const present = await withTimeout(listVersions(menus.map(menu => menu.snapshot))).catch((error: unknown) => {
      lastFailed = now()
      throw error
    })
    lastFailed = Number.NEGATIVE_INFINITY
    for (const menu of menus) {
      const { id, version: cached } = menu.snapshot
      const version = present.get(id)
      if (version !== undefined) versions.markCommitted(id, version)
      if (version === cached) menu.confirmedAt = Math.max(menu.confirmedAt, startedAt)
      else store.remove(menu)
    }
  }

  const compare = coalesce(async () => {
    const menus = store.all()
    for (let from = 0; from < menus.length; from += COMPARED_AT_ONCE)
      await compareSome(menus.slice(from, from + COMPARED_AT_ONCE))
  })

  function poll(): void {
    if (now() - lastUse > IDLE_AFTER_MS) {
      clearInterval(timer)
      timer = undefined
      return
    }
    compare().catch(() => undefined)
  }

  /** A menu that was read while notifications arrived would have been removed by each change since then. */
  function isKnownOf({ confirmedAt }: CachedMenu): boolean {
    const { since, at } = heard()
    const knownAt = confirmedAt >= since ? Math.max(confirmedAt, at) : confirmedAt
    return now() - knownAt < WITHOUT_DATABASE_MS
  }

  const isUsableMeanwhile = (menu: CachedMenu): boolean => now() - lastFailed < FRESH_MS && isKnownOf(menu)

  return {
    isUsableMeanwhile,

    confirm: async menu => {
      if (isUsableMeanwhile(menu)) return true
      try {
        await compare()
      } catch (error) {
        if (isUsableMeanwhile(menu)) return true
        throw error
      }
      return store.has(menu)
    },

    expectDatabase: () => {
      lastFailed = Number.NEGATIVE_INFINITY
    },

    keepPolling: () => {
      lastUse = now()
      timer ??= setInterval(poll, COMPARE_INTERVAL_MS).unref()
    },

    close: () => clearInterval(timer),
  }
}
