import type { Db } from '#platform/db/database.ts'
import { isoOfDay, dayOfMinute } from '../../opening/days.ts'
import { houseMinute } from '../../opening/house-clock.ts'
import type { SpecialFields } from '../../opening/special-days.rules.ts'
import type { RestaurantRow } from '../restaurants.store.ts'
import type { StoredOpening } from './present-today.ts'
import { listSpecialDayRows, type SpecialDayRow } from './special-days.store.ts'
import { findTodayRow, type StoredToday } from './today.store.ts'

type Week = Pick<RestaurantRow, 'id' | 'hours' | 'timezone'>

/** The date of a house. */
export const dateOf = (timezone: string, now: Date): number => dayOfMinute(houseMinute(now.getTime(), timezone))

type SpecialColumns = Pick<SpecialDayRow, 'first_day' | 'last_day' | 'slots' | 'as_usual' | 'reason' | 'label'>

export const specialFieldsOf = (row: SpecialColumns): SpecialFields => ({
  from: row.first_day,
  to: row.last_day,
  slots: row.slots,
  asUsual: row.as_usual,
  reason: row.reason,
  label: row.label,
})

type OpeningRow = Pick<Week, 'hours' | 'timezone'> & {
  opening_today: StoredToday | null
  special_days: readonly SpecialColumns[]
}

/** Of a row with everything (`selectOpening`). */
export const storedOpeningOf = ({
  hours,
  timezone,
  opening_today: today,
  special_days,
}: OpeningRow): StoredOpening => ({
  week: { hours: hours as StoredOpening['week']['hours'], timezone },
  today,
  specialDays: special_days.map(specialFieldsOf),
})

/** The same, read now: yesterday's special day may still decide after midnight. */
export async function readStoredOpening(db: Db, { id, hours, timezone }: Week, now: Date) {
  const row = await findTodayRow(db, id)
  const special_days = await listSpecialDayRows(db, id, isoOfDay(dateOf(timezone, now) - 1))
  return { row, stored: storedOpeningOf({ hours, timezone, opening_today: row ?? null, special_days }) }
}
