import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { deleteExpiredSessions } from '#features/identity/server/index.ts'
import { eraseDeletedAccounts } from './deletion/erase-accounts.service.ts'
import { mailJobs } from './mails/accounts.mailing.ts'
import { deleteOldResets } from './reset/reset.store.ts'

const HOUR_S = 3600

/** Deletes expired sessions, tokens and codes, on one server of a cluster (3-decisions §8). */
export const deleteExpiredHourly = defineJob('accounts.forget-expired-sessions', {
  cron: '27 * * * *',
  expireInSeconds: HOUR_S,
})

/** Permanently deletes accounts that were deleted a year ago (3-decisions §8). */
export const eraseDaily = defineJob('accounts.erase-deleted', { cron: '47 3 * * *', expireInSeconds: HOUR_S })

/** Background jobs of accounts: mails, and deleting what has expired. */
export const accountJobs = [
  ...mailJobs,
  handleJob(eraseDaily, eraseDeletedAccounts),
  handleJob(deleteExpiredHourly, async ({ db, clock }) => {
    await deleteExpiredSessions(db, clock.now())
    await deleteOldResets(db, clock.now())
  }),
]
