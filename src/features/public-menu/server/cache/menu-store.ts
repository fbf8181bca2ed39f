import type { Menu } from '#features/menu/menu-snapshot.ts'
import type { MenuKey, MenuSnapshot } from '#features/menu/server/index.ts'
import { ownMemory } from '#platform/pages/own-memory.ts'
import { bytesOf, type ReadyPage } from '#platform/pages/ready-page.ts'
import { createOwners } from './owners.ts'

/** Immutable snapshot of one menu version plus the pages rendered from it. */
export type CachedMenu = {
  readonly snapshot: Omit<MenuSnapshot, 'menu'>
  /** What every request needs, so that none of them has to read the menu. */
  readonly restaurant: Pick<Menu['restaurant'], 'slug' | 'defaultLocale' | 'supportedLocales'>
  /** The menu as JSON in UTF-8: its size is known, and it costs the garbage collector nothing (decision 0117). */
  readonly json: Buffer
  /** By kind and language. */
  readonly pages: Map<string, KeptPage>
  readonly rendering: Map<string, Promise<ReadyPage>>
  /** When the last query began that confirmed this version; monotonic milliseconds. */
  confirmedAt: number
  bytes: number
  /** Read since the last eviction. */
  used: boolean
}
export type KeptPage = {
  readonly page: ReadyPage
  /** Monotonic milliseconds. */
  readonly madeAt: number
  /** Characters before compression. */
  readonly length: number
  reads: number
  /** The best compression was tried, or is waiting for its turn. */
  better: boolean
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

/**
 * What a cached menu needs beside its JSON and its pages: objects, entries of the lists, slugs. Measured, rounded up.
 */
const MENU_OVERHEAD_BYTES = 3000

/** The menu itself, made anew of its JSON at each call. */
export const readMenu = ({ json }: CachedMenu): Menu => JSON.parse(json.toString()) as Menu

function newMenu({ menu, ...snapshot }: MenuSnapshot, confirmedAt: number): CachedMenu {
  const { slug, defaultLocale, supportedLocales } = menu.restaurant
  const json = ownMemory(JSON.stringify(menu))
  return {
    snapshot,
    restaurant: { slug, defaultLocale, supportedLocales },
    json,
    pages: new Map(),
    rendering: new Map(),
    confirmedAt,
    bytes: json.length + MENU_OVERHEAD_BYTES,
    used: true,
  }
}

/** Stores a page with its menu, in place of the one of that name, and counts its bytes. */
export function keepPage(
  store: Pick<MenuStore, 'addBytes'>,
  menu: CachedMenu,
  name: string,
  page: Omit<KeptPage, 'reads'>,
): void {
  const before = menu.pages.get(name)
  menu.pages.set(name, { ...page, reads: 0 })
  store.addBytes(menu, bytesOf(page.page) - (before ? bytesOf(before.page) : 0))
}

type StoreLimits = { maxBytes: number; maxBytesOfOwner?: number }

/**
 * Cached menus by restaurant and by slug, at most `maxBytes` of them. When there are more, those that nobody has read
 * since the last eviction go first (the "second chance" algorithm), older ones before newer ones. The menus of one
 * owner have `maxBytesOfOwner` among themselves: with more, that owner's other menus go, oldest first, nobody else's.
 */
export function createMenuStore({ maxBytes, maxBytesOfOwner = maxBytes }: StoreLimits): MenuStore {
  const byId = new Map<string, CachedMenu>()
  const byOwner = createOwners<CachedMenu>(maxBytesOfOwner)
  const bySlug = new Map<string, CachedMenu>()
  let total = 0

  const has = (menu: CachedMenu): boolean => byId.get(menu.snapshot.id) === menu

  function remove(menu: CachedMenu): void {
    if (!has(menu)) return
    byId.delete(menu.snapshot.id)
    total -= menu.bytes
    byOwner.remove(menu)
    for (const slug of menu.snapshot.slugs) if (bySlug.get(slug) === menu) bySlug.delete(slug)
  }

  /** Moves the menu to the end of the list; the running eviction reaches it once more. */
  function giveSecondChance(menu: CachedMenu): void {
    menu.used = false
    byId.delete(menu.snapshot.id)
    byId.set(menu.snapshot.id, menu)
  }

  function evict(grown: CachedMenu): void {
    for (const other of byOwner.tooMuchBeside(grown)) remove(other)
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
