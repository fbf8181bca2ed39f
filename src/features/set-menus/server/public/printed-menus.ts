import type { Db } from '#platform/db/database.ts'
import type { Locale } from '#shared/locale.ts'
import { type CartaDish, cartaOf } from '../../set-menu.rules.ts'
import { publicCourses, reportedOf } from './present-set-menus.ts'
import { findSetMenus } from './public-set-menus.store.ts'

type Facts = { dishes: readonly CartaDish[]; defaultLocale: Locale }

/**
 * The published set menus that are always the same, whenever they are served, as diners read them: what a printed carta
 * has of them (PAPER-AND-NUMBERS §5 5). `dishes`: those of the carta now.
 */
export async function readPrintedMenus(db: Db, restaurantId: string, { dishes, defaultLocale }: Facts) {
  const { menus, reported } = await findSetMenus(db, restaurantId)
  const shown = { carta: cartaOf(dishes), defaultLocale, reported: reportedOf(reported) }
  return menus.map(({ id, names, days, slots, on_holidays: onHolidays, content, unavailable }) => ({
    _id: id,
    names,
    price: content.price / 100,
    days,
    slots,
    onHolidays,
    includes: content.includes,
    note: content.note,
    courses: publicCourses({ content, unavailable }, shown),
  }))
}
export type PrintedMenu = Awaited<ReturnType<typeof readPrintedMenus>>[number]
