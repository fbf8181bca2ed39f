import type { Restaurant } from '../restaurants.contract.ts'

type Scope = Pick<Restaurant, '_id' | 'owner'> | null

/** The query that keeps an admin on another owner's restaurant; '' on one's own (3-decisions §3). */
export const scopeQuery = (restaurant: Scope): string => (restaurant?.owner ? `?id=${restaurant._id}` : '')

/** A page's path, with that query beside its own. */
export const scoped = (path: string, restaurant: Scope): string =>
  path + (path.includes('?') ? scopeQuery(restaurant).replace('?', '&') : scopeQuery(restaurant))
