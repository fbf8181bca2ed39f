import type { Locale } from '#shared/locale.ts'
import type { Platform } from '#platform/platform.ts'
import { dayOfIso } from '#features/restaurants/opening/days.ts'
import type { PageSetMenu } from '../../public-set-menus.ts'
import { rangesOfDate, readDailyHouse } from '../daily/daily-house.ts'
import { findDay } from '../daily/daily-menu.store.ts'
import { readCarta } from '../stored-content.ts'
import { byTime, presentServed, reportedOf } from './present-set-menus.ts'

/** A day of the daily menu as it is written, for the people of the house; `menu` undefined: nothing is. */
export type DayPreview = { menu: PageSetMenu | undefined; isToday: boolean }

type Order = { restaurantId: string; date: string; defaultLocale: Locale }

/** What diners would read of a day as it is written now. Throws 404. */
export async function previewDay(
  { db, clock }: Platform,
  { restaurantId, date, defaultLocale }: Order,
): Promise<DayPreview> {
  const now = clock.now()
  const daily = await readDailyHouse(db, restaurantId, now)
  const isToday = dayOfIso(date) === daily.date
  const row = await findDay(db, restaurantId, date)
  if (!row) return { menu: undefined, isToday }
  const carta = await readCarta(db, restaurantId, [row.content])
  const served = {
    id: date,
    kind: 'daily' as const,
    names: {},
    day: dayOfIso(date),
    ranges: byTime(rangesOfDate(daily, date)),
    times: daily.times,
    content: row.content,
    unavailable: row.unavailable,
    soldOut: row.sold_out_at !== null,
    atStart: false,
  }
  return {
    menu: presentServed(served, { carta, reported: reportedOf([]), house: daily.house, now, defaultLocale }),
    isToday,
  }
}
