import type { Db } from '#platform/db/database.ts'
import { isoOfDay, dayOfMinute } from '../../opening/days.ts'
import { houseMinute } from '../../opening/house-clock.ts'
import type { RestaurantRow } from '../restaurants.store.ts'
import { storedOpeningOf } from './opening-row.ts'
import { listSpecialDayRows } from './special-days.store.ts'
import { findTodayRow } from './today.store.ts'

type Week = Pick<RestaurantRow, 'id' | 'hours' | 'timezone'>

/** The date of a house. */
export const dateOf = (timezone: string, now: Date): number => dayOfMinute(houseMinute(now.getTime(), timezone))

/** Read now: yesterday's special day may still decide after midnight. */
export async function readStoredOpening(db: Db, { id, hours, timezone }: Week, now: Date) {
  const row = await findTodayRow(db, id)
  const special_days = await listSpecialDayRows(db, id, isoOfDay(dateOf(timezone, now) - 1))
  return { row, stored: storedOpeningOf({ hours, timezone, opening_today: row ?? null, special_days }) }
}
