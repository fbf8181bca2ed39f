import { eachOf } from '#platform/jobs/each-of.ts'
import type { Platform } from '#platform/platform.ts'
import { storedImages, releaseImages } from '#features/images/server/index.ts'
import { DELETED_MAX } from '../../menu.limits.ts'
import { restorableSince } from '../../menu.rules.ts'
import type { MenuWrite } from '../menu.transaction.ts'
import { findOverflow, listRestaurantsToSweep, removeCategories, removeDishes } from './deleted.store.ts'

/**
 * Removes dishes and categories that were deleted 30 days ago, and releases their images (3-decisions §6). Each
 * restaurant in its own transaction; one that failed is tried again the next day.
 */
export async function sweepDeleted(platform: Platform): Promise<void> {
  const until = restorableSince(platform.clock.now())
  await eachOf(platform, {
    name: 'menu.sweep-deleted',
    pages: page => listRestaurantsToSweep(platform.db, until, page),
    work: restaurantId => sweepMenu(platform, restaurantId, until),
  })
}

/** Dishes first: they refer to their category and their image. */
async function sweepMenu(platform: Platform, restaurantId: string, until: Date): Promise<void> {
  await platform.db.transaction().execute(async trx => {
    const images = await removeDishes(trx, restaurantId, until)
    await removeCategories(trx, restaurantId, until)
    await releaseImages(platform, trx, restaurantId, images)
  })
}

/**
 * After a deletion, under the lock of the restaurant: the oldest deleted rows make room (3-decisions §6). What was
 * deleted together goes together, so nothing comes back in part. An hourly job deletes their pictures: one deletion may
 * not queue thousands of jobs, and no sweep takes so many.
 */
export async function removeOverflow({ trx, access: { restaurantId }, now }: MenuWrite): Promise<void> {
  const until = await findOverflow(trx, restaurantId, { kept: DELETED_MAX, before: now })
  if (!until) return
  const images = await removeDishes(trx, restaurantId, until)
  await removeCategories(trx, restaurantId, until)
  await storedImages.keep(trx, { restaurantId, ids: images, until: now })
}
