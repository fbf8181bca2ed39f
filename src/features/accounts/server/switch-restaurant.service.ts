import type { Platform } from '#platform/platform.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { updateCurrentRestaurant } from '#features/identity/server/people.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import { presentUser } from './user.presenter.ts'

/**
 * Makes a restaurant the current one of the actor. An admin who looks at another owner's restaurant keeps their own:
 * the dashboard names the other one in its URL (3-decisions §3).
 */
export async function switchRestaurant({ db }: Platform, { actor, access }: RestaurantCall): Promise<User> {
  if (actor.role !== 'admin' || access.ownerId === actor.userId)
    await updateCurrentRestaurant(db, actor.userId, access.restaurantId)
  return presentUser(db, actor.userId)
}
