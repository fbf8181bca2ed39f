import type { Menu } from '#features/menu/menu-snapshot.ts'
import type { MenuSnapshot } from '#features/menu/server/presented.ts'
import { ownMemory } from '#platform/pages/own-memory.ts'

/** A menu as it is kept: bytes, and what requests need without reading them. */
export type PackedMenu = {
  readonly snapshot: Omit<MenuSnapshot, 'menu'>
  /** What every request needs, so that none of them has to read the menu. */
  readonly restaurant: Pick<Menu['restaurant'], 'slug' | 'name' | 'defaultLocale' | 'supportedLocales'>
  /** What its zones are called in addresses. */
  readonly zones: readonly string[]
  readonly categoryIds: readonly string[]
  /** The menu as JSON in UTF-8: its size is known, and it costs the garbage collector nothing (decision 0117). */
  readonly json: Buffer
}

export function packMenu({ menu, ...snapshot }: MenuSnapshot): PackedMenu {
  const { slug, name, defaultLocale, supportedLocales, zones = [] } = menu.restaurant
  return {
    snapshot,
    restaurant: { slug, name, defaultLocale, supportedLocales },
    zones: zones.map(zone => zone.slug),
    categoryIds: menu.categories.map(({ _id }) => _id),
    json: ownMemory(JSON.stringify(menu)),
  }
}
