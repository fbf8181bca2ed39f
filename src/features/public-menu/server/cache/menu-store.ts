import type { MenuKey } from '#features/menu/server/index.ts'
import { type CachedMenu, newCachedMenu } from './cached-menu.ts'
import { createOwners } from './owners.ts'
import type { PackedMenu } from './pack-menu.ts'

export type MenuStore = {
  get(key: MenuKey): CachedMenu | undefined
  /** The menu that has this category. */
  getByCategory(categoryId: string): CachedMenu | undefined
  /** Adds a menu, unless a newer version of the same menu is there. Answers the one that is stored. */
  put(packed: PackedMenu, confirmedAt: number): CachedMenu
  remove(menu: CachedMenu): void
  /** A page was added to a menu, or became smaller. */
  addBytes(menu: CachedMenu, bytes: number): void
  has(menu: CachedMenu): boolean
  all(): CachedMenu[]
  /** Bytes of all menus. */
  size(): number
}

/** Menus by restaurant, by each of their slugs and of their categories. */
function createIndex() {
  const byId = new Map<string, CachedMenu>()
  const bySlug = new Map<string, CachedMenu>()
  const byCategory = new Map<string, CachedMenu>()
  return {
    byId,
    bySlug,
    byCategory,
    hold: (menu: CachedMenu): void => {
      byId.set(menu.snapshot.id, menu)
      for (const slug of menu.snapshot.slugs) bySlug.set(slug, menu)
      for (const id of menu.categoryIds) byCategory.set(id, menu)
    },
    drop: (menu: CachedMenu): void => {
      byId.delete(menu.snapshot.id)
      for (const slug of menu.snapshot.slugs) if (bySlug.get(slug) === menu) bySlug.delete(slug)
      for (const id of menu.categoryIds) if (byCategory.get(id) === menu) byCategory.delete(id)
    },
  }
}

/** Moves the menu to the end of the list; the running eviction reaches it once more. */
function giveSecondChance(byId: Map<string, CachedMenu>, menu: CachedMenu): void {
  menu.used = false
  byId.delete(menu.snapshot.id)
  byId.set(menu.snapshot.id, menu)
}

type StoreLimits = { maxBytes: number; maxBytesOfOwner?: number }

/**
 * Cached menus by restaurant and by slug, at most `maxBytes` of them. When there are more, those that nobody has read
 * since the last eviction passed by go first (the "second chance" algorithm), older ones before newer ones. What was
 * read once only never pushes out what is read often (decision 0284). The menus of one owner have `maxBytesOfOwner`
 * among themselves: with more, that owner's other menus go, oldest first, nobody else's.
 */
export function createMenuStore({ maxBytes, maxBytesOfOwner = maxBytes }: StoreLimits): MenuStore {
  const { byId, bySlug, byCategory, hold, drop } = createIndex()
  const byOwner = createOwners<CachedMenu>(maxBytesOfOwner)
  let total = 0

  const has = (menu: CachedMenu): boolean => byId.get(menu.snapshot.id) === menu

  function remove(menu: CachedMenu): void {
    if (!has(menu)) return
    drop(menu)
    total -= menu.bytes
    byOwner.remove(menu)
  }

  function evict(grown: CachedMenu): void {
    for (const other of byOwner.tooMuchBeside(grown)) remove(other)
    for (const menu of byId.values()) {
      if (total <= maxBytes) return
      // Somebody waits for its page.
      if (menu === grown) continue
      if (menu.used) giveSecondChance(byId, menu)
      else remove(menu)
    }
    if (total > maxBytes) remove(grown)
  }

  return {
    get: key => ('id' in key ? byId.get(key.id) : bySlug.get(key.slug)),
    getByCategory: categoryId => byCategory.get(categoryId),

    put: (packed, confirmedAt) => {
      const { snapshot } = packed
      const before = byId.get(snapshot.id)
      if (before && before.snapshot.version > snapshot.version) return before
      if (before) remove(before)
      const menu = newCachedMenu(packed, confirmedAt)
      hold(menu)
      byOwner.add(menu)
      total += menu.bytes
      evict(menu)
      return menu
    },

    addBytes: (menu, bytes) => {
      menu.bytes += bytes
      if (!has(menu)) return
      byOwner.grow(menu, bytes)
      total += bytes
      evict(menu)
    },

    remove,
    has,
    all: () => [...byId.values()],
    size: () => total,
  }
}
