import type { Platform } from '#platform/platform.ts'
import { releaseImages } from '#features/images/server/index.ts'
import { restorableSince } from '../../menu.rules.ts'
import { listRestaurantsToSweep, removeCategories, removeDishes } from './deleted.store.ts'

/**
 * Removes dishes and categories that were deleted 30 days ago, and releases their images (3-decisions §6). Each
 * restaurant in its own transaction; a failure is logged and tried again the next day.
 */
export async function sweepDeleted(platform: Platform): Promise<void> {
  const until = restorableSince(platform.clock.now())
  for (const restaurantId of await listRestaurantsToSweep(platform.db, until))
    await sweepMenu(platform, restaurantId, until).catch((err: unknown) =>
      platform.log.error({ err, restaurantId }, 'menu: deleted dishes could not be removed'),
    )
}

/** Dishes first: they refer to their category and their image. */
async function sweepMenu(platform: Platform, restaurantId: string, until: Date): Promise<void> {
  await platform.db.transaction().execute(async trx => {
    const images = await removeDishes(trx, restaurantId, until)
    await removeCategories(trx, restaurantId, until)
    await releaseImages(platform, trx, restaurantId, images)
  })
}
