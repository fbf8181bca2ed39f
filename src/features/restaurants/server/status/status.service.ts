import type { Db, Trx } from '#platform/db/database.ts'
import { nameTenant } from '#platform/db/name-tenant.ts'
import { recordChanges } from '#platform/events/changes.ts'
import { eachOf } from '#platform/jobs/each-of.ts'
import type { Platform } from '#platform/platform.ts'
import { allowedRestaurants } from '#features/billing/billing.rules.ts'
import { findSubscription } from '#features/billing/server/index.ts'
import { findUserById, lockUser } from '#features/identity/server/index.ts'
import { inactiveSinceAt, type Status, statusChanges } from '../../status/status.rules.ts'
import { bumpMenuVersion } from '../menu-version.ts'
import { restaurantStatusEntity } from '../restaurants.changes.ts'
import { activate, deactivate, findStatusPast, listOwnersToVerify, listStatuses } from './status.store.ts'

/** How many restaurants an owner may have and keep active now; `null`: unlimited, as for admins (S2 §6). */
export async function allowanceOf(db: Db, ownerId: string, now: Date): Promise<number | null> {
  const owner = await findUserById(db, ownerId)
  if (!owner) return 0
  return owner.role === 'admin' ? null : allowedRestaurants(await findSubscription(db, ownerId), now)
}

async function changesOf(db: Db, ownerId: string, now: Date) {
  const changes = statusChanges(await listStatuses(db, ownerId), await allowanceOf(db, ownerId, now))
  return { ...changes, isEmpty: changes.activate.length + changes.deactivate.length === 0 }
}

/**
 * Makes the owner's oldest N restaurants active and the others inactive, in the caller's transaction, under the lock of
 * the owner's row (3-decisions §4). In the change events, the product itself is the actor.
 */
export async function applyStatuses(platform: Platform, trx: Trx, ownerId: string): Promise<void> {
  // A call of one restaurant, or of a worker, may change the status of all that the owner has.
  await nameTenant(trx, { ids: [], accountOf: ownerId })
  await lockUser(trx, ownerId)
  const now = platform.clock.now()
  const { activate, deactivate } = await changesOf(trx, ownerId, now)
  for (const id of activate) await changeStatus(platform, trx, { id, ownerId, status: 'active', now })
  for (const id of deactivate) await changeStatus(platform, trx, { id, ownerId, status: 'inactive', now })
}

type StatusChange = { id: string; ownerId: string; status: Status; now: Date }

async function changeStatus(platform: Platform, trx: Trx, { id, ownerId, status, now }: StatusChange): Promise<void> {
  if (status === 'active') await activate(trx, id, now)
  else await deactivate(trx, id, inactiveSinceAt(await findStatusPast(trx, id), now))
  await bumpMenuVersion(platform, trx, id)
  const before = { status: status === 'active' ? ('inactive' as const) : ('active' as const) }
  const changes = [{ entity: restaurantStatusEntity, id, before, after: { status } }]
  await recordChanges(platform, trx, { actor: null, ownerId, restaurantId: id, at: now, changes })
}

/**
 * Like `applyStatuses`, but idempotent and cheap: locks and writes only when something must change (3-decisions §4).
 */
export async function verifyOwner(platform: Platform, ownerId: string): Promise<void> {
  const now = platform.clock.now()
  if ((await changesOf(platform.db, ownerId, now)).isEmpty) return
  await platform.db.transaction().execute(trx => applyStatuses(platform, trx, ownerId))
}

/** Verifies every owner: one statement finds those for whom something must change. */
export async function verifyAllOwners(platform: Platform): Promise<void> {
  await eachOf(platform, {
    name: 'restaurants.verify',
    pages: page => listOwnersToVerify(platform.db, platform.clock.now(), page),
    work: ownerId => verifyOwner(platform, ownerId),
  })
}
