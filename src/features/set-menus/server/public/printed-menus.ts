import type { Db } from '#platform/db/database.ts'
import type { Locale } from '#shared/locale.ts'
import { type CartaDish, cartaOf } from '../../set-menu.rules.ts'
import { publicCourses, reportedOf } from './present-set-menus.ts'
import { selectSetMenus, type SetMenuRows } from './public-set-menus.store.ts'

type Facts = { dishes: readonly CartaDish[]; defaultLocale: Locale }

/** Days of the daily menu are not asked for. */
const NO_DAY = '2000-01-01'

/**
 * The published set menus that are always the same, whenever they are served, as diners read them: what a printed carta
 * has of them (PAPER-AND-NUMBERS §5 5). `dishes`: those of the carta now.
 */
export async function readPrintedMenus(db: Db, restaurantId: string, { dishes, defaultLocale }: Facts) {
  const row = await db
    .selectFrom('restaurants')
    .select(eb => selectSetMenus(eb, NO_DAY).as('rows'))
    .where('restaurants.id', '=', restaurantId)
    .executeTakeFirst()
  const { menus, reported } = row ? (row.rows as SetMenuRows) : { menus: [], reported: [] }
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
