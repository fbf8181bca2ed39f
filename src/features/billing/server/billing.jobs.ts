import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { accountDeleted } from '#features/identity/server/index.ts'
import { endPlanOfDeleted } from './subscriptions.store.ts'

const HOUR_S = 3600
const RECORDS_KEPT_YEARS = 4

/** Deletes the records of accounts that were deleted four years ago (3-decisions §8). */
export const deleteRecordsDaily = defineJob('billing.delete-records', { cron: '57 3 * * *', expireInSeconds: HOUR_S })

async function deleteOldRecords({ db, clock }: Platform): Promise<void> {
  const before = clock.now()
  before.setUTCFullYear(before.getUTCFullYear() - RECORDS_KEPT_YEARS)
  await db.deleteFrom('billing_records').where('account_deleted_at', '<=', before).execute()
}

export const billingJobs = [handleJob(deleteRecordsDaily, deleteOldRecords)]

/** The plan of a deleted account ends with it and is not restored (3-decisions §8). */
export function registerBillingEvents(platform: Platform): void {
  platform.events.on(accountDeleted, (trx, { ownerId, now }) => endPlanOfDeleted(trx, ownerId, now))
}
