import type { MenuKey, MenuSnapshot } from '#features/menu/server/index.ts'
import { LOAD_TRIES } from '../../public-menu.limits.ts'
import type { CachedMenu } from './cached-menu.ts'
import type { MenuStore } from './menu-store.ts'
import type { UnknownSlugs } from './unknown-slugs.ts'
import type { VersionCheck } from './version-check.ts'
import type { Versions } from './versions.ts'

/** Reads a menu from the database; undefined where there is none. */
export type LoadMenu = (key: MenuKey) => Promise<MenuSnapshot | undefined>

type LoaderInput = {
  load: LoadMenu
  store: MenuStore
  versions: Versions
  unknownSlugs: UnknownSlugs
  check: VersionCheck
  isFresh: (menu: CachedMenu) => boolean
  /** Something in it has ended by the clock. */
  isOver: (menu: CachedMenu) => boolean
  /** Monotonic milliseconds. */
  now: () => number
}

/** The present menu: the cached one when it is fresh or confirmed, otherwise loaded; `MenuCache.getOrLoad`. */
export function createMenuLoader({ load, store, versions, unknownSlugs, check, isFresh, isOver, now }: LoaderInput) {
  const loading = new Map<string, Promise<CachedMenu | undefined>>()

  /** Loads again when a newer version was committed meanwhile, so that data read before a write never replace it. */
  async function loadCurrent(key: MenuKey): Promise<CachedMenu | undefined> {
    for (let attempt = 1; ; attempt++) {
      const startedAt = now()
      const snapshot = await load(key)
      if (!snapshot) {
        if ('slug' in key) unknownSlugs.add(key.slug, startedAt)
        return undefined
      }
      if (snapshot.version >= versions.lastCommitted(snapshot.id) || attempt >= LOAD_TRIES)
        return store.put(snapshot, startedAt)
    }
  }

  /** Concurrent requests for the same menu share the load. */
  function loadOnce(key: MenuKey): Promise<CachedMenu | undefined> {
    const name = 'id' in key ? `id ${key.id}` : `slug ${key.slug}`
    const shared = loading.get(name) ?? loadCurrent(key).finally(() => loading.delete(name))
    loading.set(name, shared)
    return shared
  }

  return async (key: MenuKey): Promise<CachedMenu | undefined> => {
    check.keepPolling()
    let loaded: CachedMenu | undefined
    for (let attempt = 1; attempt <= LOAD_TRIES; attempt++) {
      const kept = store.get(key)
      const cached = kept && isOver(kept) ? undefined : kept
      if (kept && !cached) store.remove(kept)
      if (cached && (isFresh(cached) || (await check.confirm(cached)))) return cached
      if (cached) continue
      if ('slug' in key && unknownSlugs.has(key.slug)) return undefined
      loaded = await loadOnce(key)
      if (!loaded || isFresh(loaded)) return loaded
    }
    return loaded
  }
}
