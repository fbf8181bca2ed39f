import { setTimeout as wait } from 'node:timers/promises'
import type { MenuKey } from '#features/menu/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { defineService } from '#platform/process/services.ts'
import type { MenuChange } from '#features/restaurants/server/index.ts'
import { CACHE_BYTES, CACHE_BYTES_OF_OWNER, CHANGE_SPREAD_MS, FRESH_MS } from '../../public-menu.limits.ts'
import type { CachedMenu } from './cached-menu.ts'
import { createMenuStore, type MenuStore } from './menu-store.ts'
import { createMenuLoader, type LoadMenu } from './menu-loader.ts'
import { createUnknownSlugs } from './unknown-slugs.ts'
import { createVersionCheck, type Hearing, type ListVersions } from './version-check.ts'
import { createVersions } from './versions.ts'

export type MenuCacheInput = Hearing & {
  load: LoadMenu
  listVersions: ListVersions
  clock: Clock
  /** Monotonic milliseconds. */
  now?: () => number
  maxBytes?: number
  /** Waits so many milliseconds. */
  pause?: (ms: number) => Promise<unknown>
}
export type MenuCache = Pick<MenuStore, 'addBytes' | 'has' | 'size'> & {
  /** The menu of a slug when it is cached and fresh; no query is made. */
  getFresh(slug: string): CachedMenu | undefined
  /** The same by restaurant, or by one of its categories. */
  getFreshBy(of: { id: string } | { categoryId: string }): CachedMenu | undefined
  /** Whose category it is, as far as a cached menu tells. */
  restaurantOf(categoryId: string): string | undefined
  /**
   * The present menu, from the cache or loaded; undefined where there is none. Rejects when the database cannot be
   * reached and the cached menu is too old.
   */
  getOrLoad(key: MenuKey): Promise<CachedMenu | undefined>
  /** A write was committed, here or in another process. */
  invalidate(change: MenuChange): void
  /** A write of this process is about to be committed. */
  markWritePending(change: MenuChange): void
  /** Notifications may have been missed: every menu is compared with the database before its next use. */
  markStale(): void
  /** How often `getOrLoad` found its menu in memory, and how often it asked the database. */
  lookups(): { hits: number; misses: number }
  close(): void
}
export const menuCache = defineService<MenuCache>('public-menu.cache')

/** The last characters of an id are random, and hexadecimal. */
const SPREAD_DIGITS = 4

/**
 * How long after its hour the copy of a menu is dropped: the page shows what is due by itself, and thousands of menus
 * that change at 13:00 are not loaded in one second (decision 0293).
 */
const spreadOf = (id: string): number => {
  const part = Number(`0x${id.slice(-SPREAD_DIGITS)}`) / 16 ** SPREAD_DIGITS
  return Number.isNaN(part) ? 0 : Math.floor(part * CHANGE_SPREAD_MS)
}

/**
 * The cached menus of this process. None is older than a second when it is used (3-decisions §1), for three reasons: a
 * write of this process marks its menu before it commits; every commit is notified to all processes; and because a
 * notification can be lost, versions are compared twice a second while menus are read. When the database cannot be
 * asked, a cached menu stays usable for a minute (3-decisions §9, decision 0253). What a menu shows
 * until a moment of the clock is over within a minute, whatever its version (4-beyond §1).
 */
export function createMenuCache(input: MenuCacheInput): MenuCache {
  const { load, listVersions, clock, heard, now = () => performance.now() } = input
  const { maxBytes = CACHE_BYTES, pause = (ms: number) => wait(ms) } = input
  const store = createMenuStore({ maxBytes, maxBytesOfOwner: CACHE_BYTES_OF_OWNER })
  const versions = createVersions()
  const unknownSlugs = createUnknownSlugs(now)
  const check = createVersionCheck({ store, versions, listVersions, heard, now })

  const isOver = ({ snapshot: { id, changesAt } }: CachedMenu): boolean =>
    changesAt !== null && clock.now().getTime() >= changesAt + spreadOf(id)

  const isFresh = (menu: CachedMenu): boolean =>
    !isOver(menu) &&
    ((now() - menu.confirmedAt <= FRESH_MS && !versions.isPending(menu.snapshot.id, now())) ||
      check.isUsableMeanwhile(menu))

  function ifFresh(menu: CachedMenu | undefined): CachedMenu | undefined {
    if (!menu || !isFresh(menu)) return undefined
    menu.used = true
    check.keepPolling()
    return menu
  }
  const loader = createMenuLoader({ load, store, versions, unknownSlugs, check, isFresh, isOver, now, pause })

  return {
    getFresh: slug => ifFresh(store.get({ slug })),
    getFreshBy: of => ifFresh('id' in of ? store.get(of) : store.getByCategory(of.categoryId)),
    restaurantOf: categoryId => store.getByCategory(categoryId)?.snapshot.id,

    getOrLoad: loader.getOrLoad,
    lookups: loader.lookups,

    invalidate: ({ restaurantId, version }) => {
      versions.markCommitted(restaurantId, version)
      unknownSlugs.clear()
      const menu = store.get({ id: restaurantId })
      if (menu && menu.snapshot.version < version) store.remove(menu)
    },

    markWritePending: ({ restaurantId, version }) => {
      versions.markPending(restaurantId, version, now())
      unknownSlugs.clear()
    },

    markStale: () => {
      unknownSlugs.clear()
      check.expectDatabase()
      for (const menu of store.all()) menu.confirmedAt = Math.min(menu.confirmedAt, now() - FRESH_MS - 1)
    },

    addBytes: store.addBytes,
    has: store.has,
    size: store.size,
    close: check.close,
  }
}
