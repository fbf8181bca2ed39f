import type { Trx } from '#platform/db/database.ts'
import { recordChanges } from '#platform/events/changes.ts'
import { v7 } from '#platform/id/id.ts'
import type { KeepAnswer } from '#platform/http/idempotency/idempotency.ts'
import type { Platform } from '#platform/platform.ts'
import { lockUser } from '#features/identity/server/index.ts'
import { changers } from '#features/identity/server/people.ts'
import { bumpMenuVersion } from './menu-version.ts'
import { type RecordedChange, requireRightsOf } from './rights/rights.service.ts'
import { beginWrite, type RestaurantAccess, type RestaurantCall, type WriteRight } from './restaurants.access.ts'

/** A write to a restaurant: inside its transaction, under its lock, with rights checked again. */
export type RestaurantWrite<Access extends RestaurantAccess = RestaurantAccess> = RestaurantCall<Access> & {
  trx: Trx
  /** Of the set of changes that this write emits, if it changes anything. */
  changeId: string
  /** Taken under the lock, so that times have the same order as commits. */
  now: Date
  /** Records a change; all changes of a write are emitted together at its end. */
  record: (...changes: RecordedChange[]) => void
  /** The first name of who changed something last, by the `updated_by` of its row; null: the actor. */
  changerOf: (userId: string | null) => Promise<string | null>
}

type WriteOrder<Access extends RestaurantAccess> = RestaurantCall<Access> & {
  /** For calls with a key: stores what `work` answers, so that a repeated call answers the same. */
  keepAnswer?: KeepAnswer | undefined
  /** `requireWritable` by default. */
  requireRight?: WriteRight
  /** Locks the owner's row before the restaurant's: for writes that count the owner's restaurants. */
  lockOwner?: boolean
  /** Nothing that a diner sees changes: the version of the menu stays. */
  isUnseen?: boolean
}

/**
 * Runs a write to a restaurant, its profile or its menu: under the lock of its row, with rights checked again
 * (3-decisions §9). However much `work` changes, it raises the menu version once and emits `changed` once, all in one
 * transaction. Throws 401, 404, 403 of `requireRight`, and 403 `no_right` for a worker who may not change what `work`
 * has changed (4-beyond §10).
 */
export function writeRestaurant<T, Access extends RestaurantAccess>(
  platform: Platform,
  order: WriteOrder<Access>,
  work: (write: RestaurantWrite<Access>) => Promise<T>,
): Promise<T> {
  const { actor, requireRight, lockOwner = false, isUnseen = false } = order
  const { restaurantId, ownerId } = order.access
  return platform.db.transaction().execute(async trx => {
    if (lockOwner) await lockUser(trx, ownerId)
    const { access, now } = await beginWrite(platform, trx, order, requireRight)
    const changes: RecordedChange[] = []
    const changeId = v7()
    const answer = await work({
      actor,
      access,
      trx,
      changeId,
      now,
      record: (...more) => void changes.push(...more),
      changerOf: userId => changers.of(trx, { actor, access }, userId),
    })
    await requireRightsOf(trx, access, changes)
    if (!isUnseen) await bumpMenuVersion(platform, trx, restaurantId)
    await recordChanges(platform, trx, { id: changeId, actor, ownerId, restaurantId, at: now, changes })
    await order.keepAnswer?.(trx, answer)
    return answer
  })
}
