import { type FieldErrors, validationError } from '#shared/app-error.ts'
import type { Platform } from '#platform/platform.ts'
import {
  beginWrite,
  bumpMenuVersion,
  type RestaurantAccess,
  type RestaurantCall,
  type RestaurantWrite,
} from '#features/restaurants/server/index.ts'

/** A write to one menu: rights were looked at again, and everybody else who writes to the restaurant waits. */
export type MenuWrite<Access extends RestaurantAccess = RestaurantAccess> = RestaurantWrite<Access>

/**
 * Runs a write behind the restaurant's lock and tells the menu page once that it changed, however much `work` does.
 * Throws 401, 403, 404 when the right to it ended meanwhile.
 */
export function writeMenu<T, Access extends RestaurantAccess>(
  platform: Platform,
  call: RestaurantCall<Access>,
  work: (write: MenuWrite<Access>) => Promise<T>,
): Promise<T> {
  return platform.db.transaction().execute(async trx => {
    const write = await beginWrite(platform, trx, call)
    const answer = await work(write)
    await bumpMenuVersion(trx, write.access.restaurantId)
    return answer
  })
}

/** 400 when there is any. */
export function throwIfInvalid(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw validationError(errors)
}
