import type { Db, Trx } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { allowedRestaurants } from '#features/billing/billing.rules.ts'
import { findSubscription } from '#features/billing/server/index.ts'
import { findUserById, lockUser } from '#features/identity/server/index.ts'
import { statusChanges } from '../../status/status.rules.ts'
import { bumpMenuVersion } from '../menu-version.ts'
import { listOwnerIds, listStatuses, updateStatus } from './status.store.ts'

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
 * Makes the owner's oldest N restaurants active and the others inactive, in the caller's transaction, behind the lock
 * of the owner's row (3-decisions §4).
 */
export async function applyStatuses(trx: Trx, ownerId: string, now: Date): Promise<void> {
  await lockUser(trx, ownerId)
  const { activate, deactivate } = await changesOf(trx, ownerId, now)
  for (const id of activate) {
    await updateStatus(trx, id, { status: 'active', inactiveSince: null })
    await bumpMenuVersion(trx, id)
  }
  for (const id of deactivate) {
    await updateStatus(trx, id, { status: 'inactive', inactiveSince: now })
    await bumpMenuVersion(trx, id)
  }
}

/** As `applyStatuses`, but idempotent and cheap: locks and writes only when something is to change (3-decisions §4). */
export async function verifyOwner(platform: Platform, ownerId: string): Promise<void> {
  const now = platform.clock.now()
  if ((await changesOf(platform.db, ownerId, now)).isEmpty) return
  await platform.db.transaction().execute(trx => applyStatuses(trx, ownerId, now))
}

/** Verifies everybody who has a restaurant; one whose turn fails is logged and does not stop the others. */
export async function verifyEverybody(platform: Platform): Promise<void> {
  for (const ownerId of await listOwnerIds(platform.db)) {
    await verifyOwner(platform, ownerId).catch((err: unknown) =>
      platform.log.error({ err, ownerId }, 'restaurants: verification failed'),
    )
  }
}
