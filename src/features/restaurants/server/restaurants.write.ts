import type { Trx } from '#platform/db/database.ts'
import { type Change, recordChanges } from '#platform/events/changes.ts'
import type { Platform } from '#platform/platform.ts'
import { lockUser } from '#features/identity/server/index.ts'
import { bumpMenuVersion } from './menu-version.ts'
import { beginWrite, type RestaurantAccess, type RestaurantCall } from './restaurants.access.ts'

/** A write to a restaurant that has begun: in its transaction, behind its lock, with rights as they are there. */
export type RestaurantWrite<Access extends RestaurantAccess = RestaurantAccess> = RestaurantCall<Access> & {
  trx: Trx
  /** Taken behind the lock, so that ages follow commits. */
  now: Date
  /** Says what was changed; all of a write's changes are told together at its end. */
  record: (...changes: Change[]) => void
}

type WriteOrder<Access extends RestaurantAccess> = RestaurantCall<Access> & {
  /** `requireWritable` when absent. */
  requireRight?: (access: RestaurantAccess, now: Date) => void
  /** Locks the owner's row before the restaurant's: for what counts the owner's restaurants. */
  lockOwner?: boolean
}

/**
 * Runs a write to a restaurant, its profile or its menu: behind the lock of its row, with the right looked at again
 * (3-decisions §9). However much `work` does, it raises one new version of the menu and tells the subscribers of
 * `changed` once, all in one transaction. Throws 401, 404, and 403 of `requireRight`.
 */
export function writeRestaurant<T, Access extends RestaurantAccess>(
  platform: Platform,
  order: WriteOrder<Access>,
  work: (write: RestaurantWrite<Access>) => Promise<T>,
): Promise<T> {
  const { actor, requireRight, lockOwner = false } = order
  const { restaurantId, ownerId } = order.access
  return platform.db.transaction().execute(async trx => {
    if (lockOwner) await lockUser(trx, ownerId)
    const { access, now } = await beginWrite(platform, trx, order, requireRight)
    const changes: Change[] = []
    const answer = await work({ actor, access, trx, now, record: (...more) => void changes.push(...more) })
    await bumpMenuVersion(trx, restaurantId)
    await recordChanges(platform, trx, { actor, ownerId, restaurantId, at: now, changes })
    return answer
  })
}
