import { defineEntity } from '#platform/events/changes.ts'
import type { Profile } from '../profile/profile.rules.ts'
import type { Status } from '../status/status.rules.ts'
import { profileOf, type RestaurantRow } from './restaurants.store.ts'

/** What people change of a restaurant. */
type RestaurantState = Profile & { slug: string; logoImageId: string | null }
export const restaurantEntity = defineEntity<RestaurantState>('restaurant')

/** Its state by the owner's plan, which nobody sets by hand (3-decisions §4). */
export const restaurantStatusEntity = defineEntity<{ status: Status }>('restaurant-status')

export const restaurantStateOf = (row: RestaurantRow): RestaurantState => ({
  ...profileOf(row),
  slug: row.slug,
  logoImageId: row.logo_image_id,
})
