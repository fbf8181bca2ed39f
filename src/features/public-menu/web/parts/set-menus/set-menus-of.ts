import { menuPath } from '#features/restaurants/locales/locales.rules.ts'
import type { MenuPageInput } from '#features/public-menu/public-menu.render.ts'
import { withDaily } from '#features/public-menu/set-menus/own-address.ts'
import { setMenusView } from '#features/public-menu/set-menus/set-menu-view.ts'
import type { SetMenusOfPage } from '../../page-context.ts'

/** The set menus of a page; at the own address of the menu of the day also where there is none today. */
export function setMenusOf(input: MenuPageInput): SetMenusOfPage | undefined {
  const { menu, locale, year, publicUrl, asksDaily: isAsked = false } = input
  const { setMenus, dailyMenu } = menu.restaurant
  const url = publicUrl + withDaily(menuPath(menu.restaurant, locale))
  const page = { house: menu.restaurant, locale, year, next: dailyMenu?.next ?? null, url }
  const menus = setMenusView(setMenus, page)
  return menus || isAsked ? { menus: menus ?? [], page, isAsked } : undefined
}
