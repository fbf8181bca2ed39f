import type { SpecialFields } from '../../opening/special-days.rules.ts'
import type { RestaurantRow } from '../restaurants.store.ts'
import type { StoredOpening } from './present-today.ts'
import type { SpecialDayRow } from './special-days.store.ts'
import type { StoredToday } from './today.store.ts'

type SpecialColumns = Pick<SpecialDayRow, 'first_day' | 'last_day' | 'slots' | 'as_usual' | 'reason' | 'label'>

export const specialFieldsOf = (row: SpecialColumns): SpecialFields => ({
  from: row.first_day,
  to: row.last_day,
  slots: row.slots,
  asUsual: row.as_usual,
  reason: row.reason,
  label: row.label,
})

type OpeningRow = Pick<RestaurantRow, 'hours' | 'timezone'> & {
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
