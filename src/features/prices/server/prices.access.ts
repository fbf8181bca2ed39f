import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { isUuid } from '#shared/id.ts'
import { notFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import type { Actor } from '#features/identity/server/index.ts'
import {
  ownerAccess,
  requireWritable,
  type RestaurantAccess,
  restaurantAccess,
} from '#features/restaurants/server/index.ts'
import { selectRestaurantOfLabel } from './labels/labels.store.ts'
import { selectRestaurantOfZone } from './zones/zones.store.ts'

export type LabelAccess = RestaurantAccess & { labelId: string }
export type ZoneAccess = RestaurantAccess & { zoneId: string }

/** Access to a label of the house: the people of its restaurant; for all others it does not exist (404). */
export async function labelAccess(platform: Platform, actor: Actor, id: string): Promise<LabelAccess> {
  if (!isUuid(id)) throw notFound()
  const access = await restaurantAccess(platform, actor, selectRestaurantOfLabel(platform.db, id))
  return { ...access, labelId: id.toLowerCase() }
}

/**
 * For `writeRestaurant`: the right is asked for again under the lock. Throws 403 for workers: zones are the owner's,
 * the partner's and the admin's (4-beyond §2).
 */
export function requireZoneRight(access: RestaurantAccess, now: Date): void {
  if (access.role === 'worker') throw new AppError(commonErrors.forbidden)
  requireWritable(access, now)
}

/** Access to a zone for who may change it, like `labelAccess`; 403 for workers. */
export async function zoneAccess(platform: Platform, actor: Actor, id: string): Promise<ZoneAccess> {
  if (!isUuid(id)) throw notFound()
  const access = await ownerAccess(platform, actor, selectRestaurantOfZone(platform.db, id))
  return { ...access, zoneId: id.toLowerCase() }
}
