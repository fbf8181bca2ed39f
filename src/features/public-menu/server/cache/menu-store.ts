import type { MenuKey, MenuSnapshot } from '#features/menu/server/index.ts'
import type { ReadyPage } from '#platform/pages/ready-page.ts'

/** Immutable snapshot of one menu version plus the pages rendered from it. */
export type CachedMenu = {
  readonly snapshot: MenuSnapshot
  /** By kind and language. */
  readonly pages: Map<string, { page: ReadyPage; until: number }>
  readonly rendering: Map<string, Promise<ReadyPage>>
  /** When the last query began that confirmed this version; monotonic milliseconds. */
  confirmedAt: number
  bytes: number
  /** Read since the last eviction. */
  used: boolean
}

export type MenuStore = {
  get(key: MenuKey): CachedMenu | undefined
  /** Adds a snapshot, unless a newer version of the same menu is there. Answers the one that is stored. */
  put(snapshot: MenuSnapshot, confirmedAt: number): CachedMenu
  remove(menu: CachedMenu): void
  /** A page was added to a menu, or became smaller. */
  addBytes(menu: CachedMenu, bytes: number): void
  has(menu: CachedMenu): boolean
  all(): CachedMenu[]
  /** Bytes of all menus. */
  size(): number
}

/** In memory, a character takes two bytes. */
const bytesOf = (snapshot: MenuSnapshot): number => JSON.stringify(snapshot.menu).length * 2

const newMenu = (snapshot: MenuSnapshot, confirmedAt: number): CachedMenu => ({
  snapshot,
  pages: new Map(),
  rendering: new Map(),
  confirmedAt,
  bytes: bytesOf(snapshot),
  used: true,
})

/**
 * Cached menus by restaurant and by slug, at most `maxBytes` of them. When there are more, those that nobody has read
 * since the last eviction go first (the "second chance" algorithm), older ones before newer ones.
 */
export function createMenuStore(maxBytes: number): MenuStore {
  const byId = new Map<string, CachedMenu>()
  const bySlug = new Map<string, CachedMenu>()
  let total = 0

  const has = (menu: CachedMenu): boolean => byId.get(menu.snapshot.id) === menu

  function remove(menu: CachedMenu): void {
    if (!has(menu)) return
    byId.delete(menu.snapshot.id)
    total -= menu.bytes
    for (const slug of menu.snapshot.slugs) if (bySlug.get(slug) === menu) bySlug.delete(slug)
  }

  /** Moves the menu to the end of the list; the running eviction reaches it once more. */
  function giveSecondChance(menu: CachedMenu): void {
    menu.used = false
    byId.delete(menu.snapshot.id)
    byId.set(menu.snapshot.id, menu)
  }

  function evict(): void {
    for (const menu of byId.values()) {
      if (total <= maxBytes) return
      if (menu.used) giveSecondChance(menu)
      else remove(menu)
    }
  }

  return {
    get: key => ('id' in key ? byId.get(key.id) : bySlug.get(key.slug)),

    put: (snapshot, confirmedAt) => {
      const before = byId.get(snapshot.id)
      if (before && before.snapshot.version > snapshot.version) return before
      if (before) remove(before)
      const menu = newMenu(snapshot, confirmedAt)
      byId.set(snapshot.id, menu)
      for (const slug of snapshot.slugs) bySlug.set(slug, menu)
      total += menu.bytes
      evict()
      return menu
    },

    addBytes: (menu, bytes) => {
      menu.bytes += bytes
      if (!has(menu)) return
      total += bytes
      evict()
    },

    remove,
    has,
    all: () => [...byId.values()],
    size: () => total,
  }
}
