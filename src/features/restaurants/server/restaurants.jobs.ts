import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { subscriptionChanged } from '#features/billing/server/index.ts'
import { purgeDeleted } from './deletion/delete-restaurant.ts'
import { applyStatuses, verifyEverybody } from './status/status.service.ts'

const HOUR_S = 3600

/** Every hour, so that a status is right without anybody's browser being open (3-decisions §4). */
export const verifyHourly = defineJob('restaurants.verify-hourly', { cron: '7 * * * *', expireInSeconds: HOUR_S })
export const purgeDaily = defineJob('restaurants.purge-deleted', { cron: '17 3 * * *', expireInSeconds: HOUR_S })

/** What restaurants do in the background. */
export const restaurantJobs = [handleJob(verifyHourly, verifyEverybody), handleJob(purgeDaily, purgeDeleted)]

/** A changed subscription re-verifies the owner's restaurants in the transaction that changes it (3-decisions §4). */
export function registerRestaurantEvents(platform: Platform): void {
  platform.events.on(subscriptionChanged, (trx, { ownerId }) => applyStatuses(platform, trx, ownerId))
}
