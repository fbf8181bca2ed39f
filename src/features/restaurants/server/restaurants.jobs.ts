import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/tables.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { subscriptionChanged } from '../../billing/server/index.ts'
import { purgeDeleted } from './delete-restaurant.ts'
import { dropImage, dropUnreferenced } from './images.service.ts'
import { sweepOrphans } from './images.sweep.ts'
import { applyStatuses, verifyEverybody } from './status.service.ts'

const HOUR_S = 3600

/** Every hour, so that a status is right without anybody's browser being open (3-decisions §4). */
export const verifyHourly = defineJob('restaurants.verify-hourly', { cron: '7 * * * *', expireInSeconds: HOUR_S })
export const sweepHourly = defineJob('restaurants.sweep-orphans', { cron: '37 * * * *', expireInSeconds: HOUR_S })
export const purgeDaily = defineJob('restaurants.purge-deleted', { cron: '17 3 * * *', expireInSeconds: HOUR_S })

export async function registerRestaurantJobs(platform: Platform): Promise<void> {
  const { jobs } = platform
  await jobs.work(dropImage, image => dropUnreferenced(platform, image))
  await jobs.work(verifyHourly, () => verifyEverybody(platform))
  await jobs.work(sweepHourly, () => sweepOrphans(platform))
  await jobs.work(purgeDaily, () => purgeDeleted(platform))
}

/** A changed subscription re-verifies the owner's restaurants in the transaction that changes it (3-decisions §4). */
export function registerRestaurantEvents(platform: Platform): void {
  platform.events.on(subscriptionChanged, (trx, { ownerId }) =>
    applyStatuses(trx as Transaction<Database>, ownerId, platform.clock.now()),
  )
}
