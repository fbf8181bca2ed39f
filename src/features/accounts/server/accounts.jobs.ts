import { deleteInPages } from '#platform/jobs/delete-in-pages.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { deleteExpiredSessions } from '#features/identity/server/index.ts'
import { eraseDeletedAccounts } from './deletion/erase-accounts.service.ts'
import { mailResetCode, sendResetCode } from './reset/reset-code.job.ts'
import { deleteOldResets } from './reset/reset.store.ts'

/** Deletes expired sessions, tokens and codes, on one server of a cluster (3-decisions §8). */
export const deleteExpiredHourly = defineJob('accounts.forget-expired-sessions', { cron: '27 * * * *' })

/** Permanently deletes accounts that were deleted a year ago (3-decisions §8). */
export const eraseDaily = defineJob('accounts.erase-deleted', { cron: '51 3 * * *' })

/** Background jobs of accounts: codes by mail, and deleting what has expired. */
export const accountJobs = [
  handleJob(sendResetCode, mailResetCode),
  handleJob(eraseDaily, eraseDeletedAccounts),
  handleJob(deleteExpiredHourly, async platform => {
    const { db, clock } = platform
    await deleteExpiredSessions(platform)
    await deleteInPages(platform, 'accounts.resets', limit => deleteOldResets(db, clock.now(), limit))
  }),
]
