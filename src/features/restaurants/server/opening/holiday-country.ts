import { countryOfAddress, type HolidayCountry } from '../../opening/holidays.ts'
import type { RestaurantRow } from '../restaurants.store.ts'

/** Whose holidays are offered: what people chose, else the country of the address. */
export function holidayCountryOf(row: Pick<RestaurantRow, 'holiday_country' | 'address'>): HolidayCountry | null {
  if (row.holiday_country === null) return countryOfAddress(row.address)
  return row.holiday_country === 'none' ? null : row.holiday_country
}
