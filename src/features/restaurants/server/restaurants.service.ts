import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { Platform } from '#platform/platform.ts'
import { listRestaurantIds, type Actor } from '#features/identity/server/index.ts'
import type { Restaurant } from '../restaurants.contract.ts'
import { SEARCH_PAGE_SIZE } from '../restaurants.limits.ts'
import { presentOne, presentRestaurants } from './profile/present-restaurant.ts'
import type { RestaurantAccess } from './restaurants.access.ts'
import { findRestaurant, listRestaurants, searchRestaurants } from './restaurants.store.ts'
import { verifyOwner } from './status/status.service.ts'

/** The restaurants that the actor owns or works in, oldest first. */
export async function listOwnRestaurants(platform: Platform, actor: Actor): Promise<Restaurant[]> {
  const ids = await listRestaurantIds(platform.db, actor.userId)
  return presentRestaurants(platform, actor, await listRestaurants(platform.db, ids))
}

/**
 * The actor's restaurants; with `q`, one page (50) of all whose name, slug or owner's email contains it. With `q`, call
 * it for admins only (3-decisions §3).
 */
export async function listOrSearch(
  platform: Platform,
  actor: Actor,
  { q, page }: { q?: string | undefined; page: number },
): Promise<Restaurant[]> {
  if (q === undefined) return listOwnRestaurants(platform, actor)
  const search = { text: q.trim(), limit: SEARCH_PAGE_SIZE, offset: (page - 1) * SEARCH_PAGE_SIZE }
  return presentRestaurants(platform, actor, await searchRestaurants(platform.db, search))
}

/** One restaurant. Throws 404 when it was deleted after the access was checked. */
export async function readRestaurant(platform: Platform, actor: Actor, id: string): Promise<Restaurant> {
  const row = await findRestaurant(platform.db, id)
  if (!row) throw new AppError(commonErrors.notFound)
  return presentOne(platform, actor, row)
}

/** Verifies the status of all restaurants of this one's owner, and answers this one (3-decisions §4). */
export async function verifyOne(platform: Platform, actor: Actor, access: RestaurantAccess): Promise<Restaurant> {
  await verifyOwner(platform, access.ownerId)
  return readRestaurant(platform, actor, access.restaurantId)
}

/** Verifies the status of the restaurants that the actor owns or works in, and answers them (3-decisions §4). */
export async function verifyAll(platform: Platform, actor: Actor): Promise<Restaurant[]> {
  await verifyOwner(platform, actor.ownerId)
  return listOwnRestaurants(platform, actor)
}
