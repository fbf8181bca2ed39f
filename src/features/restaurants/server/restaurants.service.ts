import { orNotFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import { listRestaurantIds, type Actor } from '#features/identity/server/index.ts'
import type { Restaurant } from '../restaurants.contract.ts'
import { SEARCH_PAGE_SIZE } from '../restaurants.limits.ts'
import { presentOne, presentRestaurants } from './profile/restaurant.presenter.ts'
import type { RestaurantCall } from './restaurants.access.ts'
import {
  findRestaurant,
  listRestaurants,
  searchRestaurants,
  updateHoursChecked,
  updateQrPrinted,
} from './restaurants.store.ts'
import { markSlugUsed } from './slugs/slugs.service.ts'
import { verifyOwner } from './status/status.service.ts'

type OwnCall = { actor: Actor }
type SearchCall = OwnCall & { query: { q?: string | undefined; page: number } }

/** The restaurants that the actor owns or works in, oldest first. */
async function listOwnRestaurants(platform: Platform, { actor }: OwnCall): Promise<Restaurant[]> {
  const ids = await listRestaurantIds(platform.db, actor.userId)
  return presentRestaurants(platform, actor, await listRestaurants(platform.db, ids))
}

/**
 * The actor's restaurants; with `q`, one page (50) of all whose name, slug or owner's email contains it. With `q`, call
 * it for admins only (3-decisions §3).
 */
export async function listOrSearch(platform: Platform, call: SearchCall): Promise<Restaurant[]> {
  const { q, page } = call.query
  if (q === undefined) return listOwnRestaurants(platform, call)
  const search = { text: q.trim(), limit: SEARCH_PAGE_SIZE, offset: (page - 1) * SEARCH_PAGE_SIZE }
  return presentRestaurants(platform, call.actor, await searchRestaurants(platform.db, search))
}

/** One restaurant for the actor. Throws 404 when it was deleted after the access was checked. */
export async function readRestaurant(platform: Platform, actor: Actor, id: string): Promise<Restaurant> {
  return presentOne(platform, actor, orNotFound(await findRestaurant(platform.db, id)))
}

/** Like `readRestaurant`. */
export const getRestaurant = (platform: Platform, { actor, access }: RestaurantCall): Promise<Restaurant> =>
  readRestaurant(platform, actor, access.restaurantId)

/**
 * Notes that the code of a restaurant has been downloaded, once; everybody who may download it may call this, also when
 * the plan has ended (decision 0139). Answers the restaurant.
 */
export async function markQrPrinted(platform: Platform, call: RestaurantCall): Promise<Restaurant> {
  await markSlugUsed(platform, call.access.restaurantId)
  await updateQrPrinted(platform.db, call.access.restaurantId, platform.clock.now())
  return getRestaurant(platform, call)
}

/** Notes that the supposed hours are right, once, like a downloaded code (EVERY-DAY §10). Answers the restaurant. */
export async function markHoursChecked(platform: Platform, call: RestaurantCall): Promise<Restaurant> {
  await updateHoursChecked(platform.db, call.access.restaurantId, platform.clock.now())
  return getRestaurant(platform, call)
}

/** Verifies the status of all restaurants of this one's owner, and answers this one (3-decisions §4). */
export async function verifyOne(platform: Platform, call: RestaurantCall): Promise<Restaurant> {
  await verifyOwner(platform, call.access.ownerId)
  return getRestaurant(platform, call)
}

/** Verifies the status of the restaurants that the actor owns or works in, and answers them (3-decisions §4). */
export async function verifyAll(platform: Platform, call: OwnCall): Promise<Restaurant[]> {
  await verifyOwner(platform, call.actor.ownerId)
  return listOwnRestaurants(platform, call)
}
