import type { Menu } from '#features/menu/menu-snapshot.ts'
import { bytesOf, type ReadyPage } from '#platform/pages/ready-page.ts'
import type { PackedMenu } from './pack-menu.ts'

/** Immutable snapshot of one menu version plus the pages rendered from it. */
export type CachedMenu = PackedMenu & {
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

/** The code of a table, and the zone that it opens. */
const CODE_BYTES = 100

/** The menu itself, made anew of its JSON at each call. */
export const readMenu = ({ json }: CachedMenu): Menu => JSON.parse(json.toString()) as Menu

const codesOf = ({ snapshot }: PackedMenu): number => Object.keys(snapshot.codeZones).length

/** A menu as it was loaded, without pages. */
export const newCachedMenu = (menu: PackedMenu, confirmedAt: number): CachedMenu => ({
  ...menu,
  pages: new Map(),
  rendering: new Map(),
  confirmedAt,
  bytes: menu.json.length + MENU_OVERHEAD_BYTES + menu.categoryIds.length * CATEGORY_BYTES + codesOf(menu) * CODE_BYTES,
  used: false,
})

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
