import { isUuid } from '#shared/id.ts'
import { notFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import type { Actor } from '#features/identity/server/index.ts'
import { type RestaurantAccess, restaurantAccess } from '../restaurants.access.ts'
import { selectRestaurantOfSpecialDay } from './special-days.store.ts'

export type SpecialDayAccess = RestaurantAccess & { specialDayId: string }

/** Access to a special day: the people of its restaurant; for all others it does not exist (404). */
export async function specialDayAccess(platform: Platform, actor: Actor, id: string): Promise<SpecialDayAccess> {
  if (!isUuid(id)) throw notFound()
  const access = await restaurantAccess(platform, actor, selectRestaurantOfSpecialDay(platform.db, id))
  return { ...access, specialDayId: id.toLowerCase() }
}
