import { DAY_MS } from '#shared/time.ts'
import { deleteInPages } from '#platform/jobs/delete-in-pages.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteRecordsBefore } from './billing.account-data.store.ts'
import { closeDeleted, closeDeletedInTime } from './deleted/deleted-plans.service.ts'
import { expirePlans } from './expire-plans.service.ts'
import { mailRenewals } from './mails/renewals.service.ts'
import { mailTrialNotices } from './mails/trial-notices.service.ts'
import { closeAtProvider, closePayments, endAtProvider, endSubscriptions } from './provider/close-payments.job.ts'
import { reconcile, reconcileOne, reconcileOwner } from './provider/reconcile.service.ts'
import { deleteUsedTrials } from './trials/used-trials.store.ts'
import { usedTrialsSince } from './trials/used-trials.ts'
import { deleteEventsBefore } from './webhook/payment-events.store.ts'
import { applyEvent, applyStoredEvent } from './webhook/webhook.service.ts'

const RECORDS_KEPT_YEARS = 4
const EVENTS_KEPT_MS = 90 * DAY_MS

/**
 * Deletes the records of accounts that were deleted four years ago (3-decisions §8), trials of those deleted a year
 * ago, and events of 90 days ago.
 */
export const deleteRecordsDaily = defineJob('billing.delete-records', { cron: '57 3 * * *', deletes: true })

async function deleteOldRecords(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const before = clock.now()
  before.setUTCFullYear(before.getUTCFullYear() - RECORDS_KEPT_YEARS)
  await deleteInPages(platform, 'billing.records', limit => deleteRecordsBefore(db, before, limit))
  const eventsBefore = new Date(clock.now().getTime() - EVENTS_KEPT_MS)
  await deleteInPages(platform, 'billing.events', limit => deleteEventsBefore(db, eventsBefore, limit))
  const trialsBefore = usedTrialsSince(clock.now())
  await deleteInPages(platform, 'billing.trials', limit => deleteUsedTrials(db, trialsBefore, limit))
}

/** Compares all customers with the provider, at an hour when nobody pays (3-decisions §4). */
export const reconcileDaily = defineJob('billing.reconcile', { cron: '43 2 * * *', deletes: false })

/**
 * Ends plans, and what is paid for deleted accounts, and mails who must know, before restaurants verify their status at
 * :07 (3-decisions §4, §8).
 */
export const expireHourly = defineJob('billing.expire-hourly', { cron: '3 * * * *', deletes: false })

export const billingJobs = [
  handleJob(expireHourly, async platform => {
    await expirePlans(platform)
    await mailTrialNotices(platform)
    await mailRenewals(platform)
    await closeDeleted(platform)
  }),
  handleJob(closeDeletedInTime, closeDeleted),
  handleJob(deleteRecordsDaily, deleteOldRecords),
  handleJob(reconcileDaily, reconcile),
  handleJob(reconcileOne, reconcileOwner),
  handleJob(applyEvent, applyStoredEvent),
  handleJob(endSubscriptions, endAtProvider),
  handleJob(closePayments, closeAtProvider),
]
