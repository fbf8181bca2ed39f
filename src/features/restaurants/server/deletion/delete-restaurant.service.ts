import { DAY_MS } from '#shared/time.ts'
import { AppError } from '#shared/app-error.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { holdOffBackups } from '#platform/db/backup-lock.ts'
import { eachOf } from '#platform/jobs/each-of.ts'
import type { Platform } from '#platform/platform.ts'
import { requireEntitled } from '#features/billing/server/index.ts'
import { replaceCurrentRestaurant } from '#features/identity/server/people.ts'
import { isDemo } from '../../demo.rules.ts'
import { restaurantErrors } from '../../restaurants.errors.ts'
import { DELETED_KEPT_DAYS } from '../../restaurants.limits.ts'
import { deleteFiles, storedImages } from '#features/images/server/index.ts'
import { deleteRow, listDeletedBefore } from './purge.store.ts'
import type { RestaurantCall } from '../restaurants.access.ts'
import { restaurantEntity, restaurantStateOf } from '../restaurants.changes.ts'
import { restaurantPurged } from '../restaurants.events.ts'
import { countRestaurants, findRestaurant, markDeleted } from '../restaurants.store.ts'
import { writeRestaurant } from '../restaurants.write.ts'
import { releaseNeverUsedSlugs } from '../slugs/slugs.service.ts'
import { throwIfRestaurantMoved } from '../moved.ts'
import { applyStatuses } from '../status/status.service.ts'

type DeleteCall = RestaurantCall & { ifMatch?: string | undefined }

/**
 * Hides a restaurant at once; its slugs stay reserved for ever, except those of a restaurant that nobody has used in
 * the few days of its life. Users whose current restaurant it was get another one. Throws 403 `demo`, 403 of an
 * ended plan, 409 `last_restaurant`: when the last two are deleted at the same moment, one stays (3-decisions §5).
 * 412 for another `ifMatch`.
 */
export async function deleteRestaurant(platform: Platform, call: DeleteCall): Promise<null> {
  const { restaurantId, ownerId } = call.access
  const order = { ...call, requireRight: requireEntitled, lockOwner: true }
  await writeRestaurant(platform, order, async write => {
    const { trx, now, record } = write
    const row = orNotFound(await findRestaurant(trx, restaurantId))
    if (isDemo(row)) throw new AppError(restaurantErrors.demo)
    await throwIfRestaurantMoved(platform, write, { row, ifMatch: call.ifMatch })
    if ((await countRestaurants(trx, ownerId)) <= 1) throw new AppError(restaurantErrors.lastRestaurant)
    await markDeleted(trx, restaurantId, now)
    await releaseNeverUsedSlugs(trx, restaurantId, now)
    await applyStatuses(platform, trx, ownerId)
    await replaceCurrentRestaurant(trx, restaurantId)
    record({ entity: restaurantEntity, id: restaurantId, before: restaurantStateOf(row), after: null })
  })
  return null
}

/**
 * Removes restaurants that were deleted 30 days ago, each in its own transaction, with everything that belongs to them,
 * and then their files. Their slugs stay as tombstones without personal data (3-decisions §5). One that failed is
 * tried again the next day.
 */
export async function purgeDeleted(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - DELETED_KEPT_DAYS * DAY_MS)
  await eachOf(platform, {
    name: 'restaurants.purge',
    pages: page => listDeletedBefore(platform.db, before, page),
    work: id => purgeRestaurant(platform, id),
    atOnce: 1,
  })
}

/** Dishes are deleted before their images: the database refuses to delete an image in use. */
async function purgeRestaurant(platform: Platform, restaurantId: string): Promise<void> {
  const images = await platform.db.transaction().execute(async trx => {
    await holdOffBackups(trx)
    await platform.events.emit(trx, restaurantPurged, { restaurantId })
    const kept = await storedImages.list(trx, restaurantId)
    await deleteRow(trx, restaurantId)
    return kept
  })
  // After a crash in between, the hourly sweep removes the files without a row.
  for (const image of images) await deleteFiles(platform, image)
}
