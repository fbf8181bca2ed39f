import type { Menu } from '#features/menu/menu-snapshot.ts'
import type { MenuSnapshot } from '#features/menu/server/index.ts'
import { ownMemory } from '#platform/pages/own-memory.ts'
import { bytesOf, type ReadyPage } from '#platform/pages/ready-page.ts'

/** Immutable snapshot of one menu version plus the pages rendered from it. */
export type CachedMenu = {
  readonly snapshot: Omit<MenuSnapshot, 'menu'>
  /** What every request needs, so that none of them has to read the menu. */
  readonly restaurant: Pick<Menu['restaurant'], 'slug' | 'name' | 'defaultLocale' | 'supportedLocales'>
  /** What its zones are called in addresses. */
  readonly zones: readonly string[]
  /** Its menu of the day has an address of its own. */
  readonly hasDailyMenu: boolean
  readonly categoryIds: readonly string[]
  /** The menu as JSON in UTF-8: its size is known, and it costs the garbage collector nothing (decision 0117). */
  readonly json: Buffer
  /** By kind, language, zone, and whether the menu of the day is asked for. */
  readonly pages: Map<string, KeptPage>
  readonly rendering: Map<string, Promise<ReadyPage>>
  /** When the last query began that confirmed this version; monotonic milliseconds. */
  confirmedAt: number
  bytes: number
  /** Read since the last eviction passed by; not by the visit for which it was loaded. */
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

/**
 * What a cached menu needs beside its JSON and its pages: objects, entries of the lists, slugs. Measured, rounded up.
 */
const MENU_OVERHEAD_BYTES = 3000
/** The id of a category, here and in the index. */
const CATEGORY_BYTES = 200

/** The menu itself, made anew of its JSON at each call. */
export const readMenu = ({ json }: CachedMenu): Menu => JSON.parse(json.toString()) as Menu

/** A menu as it was loaded, without pages. */
export function newCachedMenu({ menu, ...snapshot }: MenuSnapshot, confirmedAt: number): CachedMenu {
  const { slug, name, defaultLocale, supportedLocales } = menu.restaurant
  const json = ownMemory(JSON.stringify(menu))
  const categoryIds = menu.categories.map(({ _id }) => _id)
  return {
    snapshot,
    restaurant: { slug, name, defaultLocale, supportedLocales },
    zones: (menu.restaurant.zones ?? []).map(zone => zone.slug),
    hasDailyMenu: menu.restaurant.dailyMenu !== undefined,
    categoryIds,
    json,
    pages: new Map(),
    rendering: new Map(),
    confirmedAt,
    bytes: json.length + MENU_OVERHEAD_BYTES + categoryIds.length * CATEGORY_BYTES,
    used: false,
  }
}

/** Stores a page with its menu, in place of the one of that name, and counts its bytes. */
export function keepPage(
  store: { addBytes(menu: CachedMenu, bytes: number): void },
  menu: CachedMenu,
  name: string,
  page: Omit<KeptPage, 'reads'>,
): void {
  const before = menu.pages.get(name)
  menu.pages.set(name, { ...page, reads: 0 })
  page.page.onUnpacked = bytes => {
    if (menu.pages.get(name)?.page === page.page) store.addBytes(menu, bytes)
  }
  store.addBytes(menu, bytesOf(page.page) - (before ? bytesOf(before.page) : 0))
}
