import { AppError } from '../../../shared/app-error.ts'
import { commonErrors } from '../../../shared/common.errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listRestaurantIds, type Who } from '../../identity/server/index.ts'
import type { Restaurant } from '../restaurants.contract.ts'
import { SEARCH_PAGE_SIZE } from '../restaurants.limits.ts'
import { presentOne, presentRestaurants } from './present-restaurant.ts'
import type { RestaurantAccess } from './restaurants.access.ts'
import { findRestaurant, listRestaurants, searchRestaurants } from './restaurants.store.ts'
import { verifyOwner } from './status.service.ts'

/** The restaurants that somebody owns or works in, oldest first. */
export async function listOwnRestaurants(platform: Platform, who: Who): Promise<Restaurant[]> {
  const ids = await listRestaurantIds(platform.db, who.userId)
  return presentRestaurants(platform, who, await listRestaurants(platform.db, ids))
}

/**
 * The own restaurants, or with `q` one page (50) of all whose name, address or owner's e-mail contains it. To be called
 * for admins only then (3-decisions §3).
 */
export async function listOrSearch(
  platform: Platform,
  who: Who,
  { q, page }: { q?: string | undefined; page: number },
): Promise<Restaurant[]> {
  if (q === undefined) return listOwnRestaurants(platform, who)
  const search = { text: q.trim(), limit: SEARCH_PAGE_SIZE, offset: (page - 1) * SEARCH_PAGE_SIZE }
  return presentRestaurants(platform, who, await searchRestaurants(platform.db, search))
}

/** One restaurant. Throws 404 when it was deleted since the access was judged. */
export async function readRestaurant(platform: Platform, who: Who, id: string): Promise<Restaurant> {
  const row = await findRestaurant(platform.db, id)
  if (!row) throw new AppError(commonErrors.notFound)
  return presentOne(platform, who, row)
}

/** Re-verifies all restaurants of the owner of one, and answers that one (3-decisions §4). */
export async function verifyOne(platform: Platform, who: Who, access: RestaurantAccess): Promise<Restaurant> {
  await verifyOwner(platform, access.ownerId)
  return readRestaurant(platform, who, access.restaurantId)
}

/** Re-verifies the restaurants that somebody owns or works in, and answers them (3-decisions §4). */
export async function verifyAll(platform: Platform, who: Who): Promise<Restaurant[]> {
  await verifyOwner(platform, who.ownerId)
  return listOwnRestaurants(platform, who)
}
