import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { subscriptionChanged } from '#features/billing/server/index.ts'
import { imagesMeasured } from '#features/images/server/index.ts'
import { accountDeleted, accountRestored } from '#features/identity/server/index.ts'
import { hideWithAccount, showWithAccount } from './deletion/account-deletion.service.ts'
import { purgeDeleted } from './deletion/delete-restaurant.service.ts'
import { bumpMenuVersion } from './menu-version.ts'
import { applyStatuses, verifyAllOwners } from './status/status.service.ts'

const HOUR_S = 3600

/** Runs every hour, so that a status is right even when no browser is open (3-decisions §4). */
export const verifyHourly = defineJob('restaurants.verify-hourly', { cron: '7 * * * *', expireInSeconds: HOUR_S })
export const purgeDaily = defineJob('restaurants.purge-deleted', { cron: '17 3 * * *', expireInSeconds: HOUR_S })

/** Background jobs of restaurants. */
export const restaurantJobs = [handleJob(verifyHourly, verifyAllOwners), handleJob(purgeDaily, purgeDeleted)]

/**
 * When images are measured, the menu is rendered again. When a subscription changes, verifies the status of the owner's restaurants in the same transaction (3-decisions §4).
 */
export function registerRestaurantEvents(platform: Platform): void {
  platform.events.on(subscriptionChanged, (trx, { ownerId }) => applyStatuses(platform, trx, ownerId))
  platform.events.on(accountDeleted, (trx, { ownerId, now }) => hideWithAccount(trx, ownerId, now))
  platform.events.on(imagesMeasured, async (trx, { restaurantId }) => void (await bumpMenuVersion(trx, restaurantId)))
  platform.events.on(accountRestored, (trx, restored) => showWithAccount(platform, trx, restored))
}
