import type { Db, Trx } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { findSubscription } from '#features/billing/server/index.ts'
import { IMAGES_BYTES_MAX, TRIAL_IMAGES_BYTES_MAX } from '../images.limits.ts'
import { deletePagesBytes, findPagesBytes, lockAndSumBytes, savePagesBytes } from './images.store.ts'

type Room = { free: number; onTrial: boolean }

/**
 * How much the owner of a restaurant may still store: 2 GB in all, on the trial 200 MB (3-decisions §2). Until the
 * commit nobody else takes of it.
 */
export async function lockRoom(trx: Db, restaurantId: string): Promise<Room> {
  const { ownerId, used } = await lockAndSumBytes(trx, restaurantId)
  const onTrial = (await findSubscription(trx, ownerId))?.tier === 'trial'
  return { free: (onTrial ? TRIAL_IMAGES_BYTES_MAX : IMAGES_BYTES_MAX) - used, onTrial }
}

/**
 * Takes room for the copies of a published menu, in place of those before. False when there is none: the menu is then
 * answered by the product itself.
 */
function reservePages(
  { db, clock, tenants }: Pick<Platform, 'db' | 'clock' | 'tenants'>,
  restaurantId: string,
  bytes: number,
): Promise<boolean> {
  const reserve = async (trx: Trx): Promise<boolean> => {
    const { free } = await lockRoom(trx, restaurantId)
    if (bytes > free + (await findPagesBytes(trx, restaurantId))) return false
    await savePagesBytes(trx, restaurantId, bytes, clock.now())
    return true
  }
  return tenants.as({ ids: [restaurantId] }, () => db.transaction().execute(reserve))
}

/** The room that the copies of published menus take. */
export const publishedPages = {
  reserve: reservePages,
  release: ({ db, tenants }: Pick<Platform, 'db' | 'tenants'>, restaurantId: string) =>
    tenants.as({ ids: [restaurantId] }, () => deletePagesBytes(db, restaurantId)),
}
