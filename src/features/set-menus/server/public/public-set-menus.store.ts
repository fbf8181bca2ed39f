import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/db/database.ts'
import type { Database } from '#platform/db/tables.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Reported } from '#features/allergens/reports.rules.ts'
import { reportedThings } from '#features/allergens/server/index.ts'
import type { Names } from '#features/prices/names.ts'
import type { StoredContent } from '../../set-menu.rules.ts'
import { DAILY_AHEAD_DAYS, DAILY_RECENT_DAYS } from '../../set-menus.limits.ts'
import type { TimesRow } from '../stored-times.ts'

type OfRestaurant = ExpressionBuilder<Database, 'restaurants'>

const dateOf = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10)

/**
 * Set menus of a restaurant as a part of the one statement that reads its menu. Of published days the content only
 * where they may be served now: the date of a house is at most one away from that of UTC.
 */
export const selectSetMenus = (eb: OfRestaurant, today: string) =>
  jsonBuildObject({
    reported: reportedThings(eb),
    rules: jsonObjectFrom(
      eb
        .selectFrom('daily_menu_rules')
        .select(['daily_menu_rules.days', 'daily_menu_rules.slots'])
        .select(['daily_menu_rules.on_holidays', 'daily_menu_rules.until_sold_out'])
        .whereRef('daily_menu_rules.restaurant_id', '=', 'restaurants.id'),
    ),
    days: jsonArrayFrom(
      eb
        .selectFrom('daily_menus')
        .select(['daily_menus.day', 'daily_menus.at_start', 'daily_menus.sold_out_at', 'daily_menus.unavailable'])
        .select(
          sql<StoredContent | null>`CASE WHEN daily_menus.day BETWEEN ${dateOf(today, -2)} AND ${dateOf(today, 1)}
            THEN daily_menus.live END`.as('live'),
        )
        .whereRef('daily_menus.restaurant_id', '=', 'restaurants.id')
        .where('daily_menus.live', 'is not', null)
        .where('daily_menus.day', '>=', dateOf(today, -DAILY_RECENT_DAYS))
        .where('daily_menus.day', '<=', dateOf(today, DAILY_AHEAD_DAYS + 1))
        .orderBy('daily_menus.day'),
    ),
    menus: jsonArrayFrom(
      eb
        .selectFrom('set_menus')
        .select(['set_menus.id', 'set_menus.names', 'set_menus.days', 'set_menus.slots', 'set_menus.on_holidays'])
        .select(['set_menus.until_sold_out', 'set_menus.content', 'set_menus.sold_out_day', 'set_menus.unavailable'])
        .whereRef('set_menus.restaurant_id', '=', 'restaurants.id')
        .where('set_menus.published', '=', true)
        .orderBy('set_menus.sort_order')
        .orderBy('set_menus.id'),
    ),
  })

/** What that column holds; times are text, as in all JSON. */
export type SetMenuRows = {
  /** Of what a guest's report waits for the house. */
  reported: Reported[]
  rules: TimesRow | null
  days: {
    day: string
    at_start: boolean
    sold_out_at: string | null
    unavailable: string[]
    live: StoredContent | null
  }[]
  menus: (TimesRow & {
    id: string
    names: Names
    content: StoredContent
    sold_out_day: string | null
    unavailable: string[]
  })[]
}

/** Days of the daily menu are not asked for. */
const NO_DAY = '2000-01-01'

/** The published set menus that are always the same, without the menu that they belong to. */
export async function findSetMenus(db: Db, restaurantId: string): Promise<Pick<SetMenuRows, 'menus' | 'reported'>> {
  // It needs no more of a restaurant than its id.
  const house = db.selectNoFrom(eb => eb.cast<string>(eb.val(restaurantId), 'uuid').as('id')).as('restaurants')
  const row = await db
    .selectFrom(house)
    .select(eb => selectSetMenus(eb as unknown as OfRestaurant, NO_DAY).as('rows'))
    .where('restaurants.id', '=', restaurantId)
    .executeTakeFirst()
  return row ? (row.rows as SetMenuRows) : { menus: [], reported: [] }
}
