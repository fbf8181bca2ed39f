import type { MenuKey } from '#features/menu/server/index.ts'
import { createAllowance } from '#platform/limits/allowance.ts'
import { overloaded } from '#platform/limits/gate.ts'
import { LOAD_TRIES } from '../../public-menu.limits.ts'
import type { CachedMenu } from './cached-menu.ts'
import type { MenuStore } from './menu-store.ts'
import type { PackedMenu } from './pack-menu.ts'
import type { UnknownSlugs } from './unknown-slugs.ts'
import type { VersionCheck } from './version-check.ts'
import type { Versions } from './versions.ts'

/** Reads a menu from the database; undefined where there is none. */
export type LoadMenu = (key: MenuKey) => Promise<PackedMenu | undefined>

/**
 * Bytes of one menu's loads. To load 1 MB takes 15 ms of the database and of a thread; a menu that is changed ten
 * times a second while it is read would be loaded each time.
 */
const LOADED = { burst: 5_000_000, perS: 2_000_000 }
const PATIENCE_MS = 2000

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
  /** Waits so many milliseconds. */
  pause: (ms: number) => Promise<unknown>
}

const nameOf = (key: MenuKey): string => ('id' in key ? `id ${key.id}` : `slug ${key.slug}`)

/**
 * The present menu: the cached one when it is fresh or confirmed, otherwise loaded (`MenuCache.getOrLoad`); and how
 * often which.
 */
export function createMenuLoader(input: LoaderInput) {
  const { load, store, versions, unknownSlugs, check, isFresh, isOver, now, pause } = input
  const loading = new Map<string, Promise<CachedMenu | undefined>>()
  const lookups = { hits: 0, misses: 0 }
  const loads = createAllowance(LOADED, now)

  /** Throws 503 when so much of this menu was loaded that its turn is too far. */
  async function untilItsTurn(owedMs: number): Promise<void> {
    if (owedMs > PATIENCE_MS) throw overloaded()
    await pause(owedMs)
  }

  function put(packed: PackedMenu, startedAt: number): CachedMenu {
    const { snapshot } = packed
    const menu = store.put(packed, startedAt)
    const keys: MenuKey[] = [{ id: snapshot.id }, ...snapshot.slugs.map(slug => ({ slug }))]
    for (const key of keys) loads.use(nameOf(key), menu.json.length)
    return menu
  }

  /** Loads again when a newer version was committed meanwhile, so that data read before a write never replace it. */
  async function loadCurrent(key: MenuKey): Promise<CachedMenu | undefined> {
    for (let attempt = 1; ; attempt++) {
      const owedMs = loads.owedMs(nameOf(key))
      if (owedMs > 0) await untilItsTurn(owedMs)
      const startedAt = now()
      const loaded = await load(key)
      if (!loaded) {
        if ('slug' in key) unknownSlugs.add(key.slug, startedAt)
        return undefined
      }
      const { id, version } = loaded.snapshot
      if (version >= versions.lastCommitted(id) || attempt >= LOAD_TRIES) return put(loaded, startedAt)
    }
  }

  /** Concurrent requests for the same menu share the load. */
  function loadOnce(key: MenuKey): Promise<CachedMenu | undefined> {
    const name = nameOf(key)
    const shared = loading.get(name) ?? loadCurrent(key).finally(() => loading.delete(name))
    loading.set(name, shared)
    return shared
  }

  async function getOrLoad(key: MenuKey): Promise<CachedMenu | undefined> {
    check.keepPolling()
    let loaded: CachedMenu | undefined
    for (let attempt = 1; attempt <= LOAD_TRIES; attempt++) {
      const kept = store.get(key)
      const cached = kept && isOver(kept) ? undefined : kept
      if (kept && !cached) store.remove(kept)
      if (cached && isFresh(cached)) {
        lookups.hits++
        return cached
      }
      if (!cached && 'slug' in key && unknownSlugs.has(key.slug)) return undefined
      if (attempt === 1) lookups.misses++
      if (cached && (await check.confirm(cached))) return cached
      if (cached) continue
      loaded = await loadOnce(key)
      if (!loaded || isFresh(loaded)) return loaded
    }
    return loaded
  }

  return { getOrLoad, lookups: () => ({ ...lookups }) }
}
