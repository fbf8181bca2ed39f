import type { Trx } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { menuVisibility } from '#features/billing/menu-visibility.rules.ts'
import { bumpMenuVersion } from '../menu-version.ts'
import { applyStatuses } from '../status/status.service.ts'
import { hideRestaurants, listHidden, showRestaurants } from './purge.store.ts'

/** The menus of a deleted account go offline at once; its restaurants are kept for a year, hidden (3-decisions §8). */
export async function hideWithAccount(
  platform: Platform,
  trx: Trx,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<void> {
  for (const id of await hideRestaurants(trx, ownerId, now)) await bumpMenuVersion(platform, trx, id)
}

/**
 * Restores what the account's deletion hid, but not restaurants that were deleted before; without a plan they are
 * inactive.
 */
export async function showWithAccount(
  platform: Platform,
  trx: Trx,
  { ownerId, deletedAt }: { ownerId: string; deletedAt: Date },
): Promise<void> {
  for (const id of await showRestaurants(trx, ownerId, deletedAt)) await bumpMenuVersion(platform, trx, id)
  await applyStatuses(platform, trx, ownerId)
}

/** How many menus diners read again when the deletion of that time is taken back. */
export async function countReturningMenus(
  { db, clock, config }: Platform,
  { ownerId, deletedAt }: { ownerId: string; deletedAt: Date },
): Promise<number> {
  const hidden = await listHidden(db, ownerId, deletedAt)
  return hidden.filter(menu => menuVisibility(menu, clock.now(), config.lapsedMenuDays).isVisible).length
}
