import type { Restaurant } from '../restaurants.contract.ts'

/** The query that keeps an admin on another owner's restaurant; '' on one's own (3-decisions §3). */
export const scopeQuery = (restaurant: Pick<Restaurant, '_id' | 'owner'> | null): string =>
  restaurant?.owner ? `?id=${restaurant._id}` : ''
