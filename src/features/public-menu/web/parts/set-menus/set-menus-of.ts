import { menuPath } from '#features/restaurants/locales/locales.rules.ts'
import type { MenuPageInput } from '#features/public-menu/public-menu.render.ts'
import { withDaily } from '#features/set-menus/own-address.ts'
import type { SectionView } from '#features/public-menu/public-menu.rules.ts'
import { draftView } from '#features/public-menu/set-menus/day-draft.ts'
import { setMenusView } from '#features/public-menu/set-menus/set-menu-view.ts'
import type { SetMenusOfPage } from '../../page-context.ts'

/** The set menus of a page; at the own address of the menu of the day also where there is none today. */
export function setMenusOf(input: MenuPageInput, sections: readonly SectionView[]): SetMenusOfPage | undefined {
  const { menu, locale, year, publicUrl, asksDaily: isAsked = false, dayDraft } = input
  const { setMenus, dailyMenu } = menu.restaurant
  const url = publicUrl + withDaily(menuPath(menu.restaurant, locale))
  const anchors = new Map(sections.flatMap(({ dishes }) => dishes.map(({ id, anchor }) => [id, anchor] as const)))
  const page = { house: menu.restaurant, locale, year, daily: dailyMenu, url, anchors }
  const views = setMenusView(setMenus, page)
  const menus = dayDraft
    ? views?.map((view, index) => draftView(view, { ...dayDraft, slots: setMenus?.[index]?.slots ?? [] }, locale))
    : views
  return menus || isAsked ? { menus: menus ?? [], page, isAsked } : undefined
}
