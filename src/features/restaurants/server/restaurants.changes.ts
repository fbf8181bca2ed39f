import { defineEntity } from '#platform/events/changes.ts'
import type { Profile } from '../profile/profile.fields.ts'
import type { Status } from '../status/status.rules.ts'
import type { HolidayCountry } from '../opening/holidays.ts'
import { holidayCountryOf } from './opening/holiday-country.ts'
import { profileOf } from './profile/profile.columns.ts'
import type { RestaurantRow } from './restaurants.store.ts'

/** A change that people made to a restaurant. */
export type RestaurantState = Profile & {
  slug: string
  logoImageId: string | null
  holidayCountry: HolidayCountry | null
}
export const restaurantEntity = defineEntity<RestaurantState>('restaurant')

/** A change of status, which only the owner's plan causes (3-decisions §4). */
export const restaurantStatusEntity = defineEntity<{ status: Status }>('restaurant-status')

/** A suspension by the operator: the reason that the owner reads; null: diners see the menu. */
export const restaurantSuspensionEntity = defineEntity<{ reason: string | null }>('restaurant-suspension')

/** What can change of a restaurant, for who hears of it. */
export const restaurantEntities = {
  profile: restaurantEntity,
  status: restaurantStatusEntity,
  suspension: restaurantSuspensionEntity,
} as const

export const restaurantStateOf = (row: RestaurantRow): RestaurantState => ({
  ...profileOf(row),
  slug: row.slug,
  logoImageId: row.logo_image_id,
  holidayCountry: holidayCountryOf(row),
})
