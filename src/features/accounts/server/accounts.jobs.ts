import { DAY_MS } from '#shared/time.ts'
import { deleteInPages } from '#platform/jobs/delete-in-pages.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { deleteOldUndos } from './deletion/undo.store.ts'
import { eraseDeletedAccounts } from './deletion/erase-accounts.service.ts'
import { mailEmailCode, sendEmailCode } from './email/email-code.job.ts'
import { deleteOldChanges } from './email/email-changes.store.ts'
import { mailResetCode, sendResetCode } from './reset/reset-code.job.ts'
import { deleteOldResets } from './reset/reset.store.ts'

/** So long a link that came too late is still told why. */
const UNDO_KEPT_DAYS = 30

/** Deletes codes and links that have expired, on one server of a cluster (3-decisions §8). */
export const deleteResetsHourly = defineJob('accounts.delete-old-resets', { cron: '27 * * * *', deletes: true })

/** Permanently deletes accounts that were deleted a year ago (3-decisions §8). */
export const eraseDaily = defineJob('accounts.erase-deleted', { cron: '51 3 * * *', deletes: true })

/** Background jobs of accounts: codes by mail, and deleting what has expired. */
export const accountJobs = [
  handleJob(sendResetCode, mailResetCode),
  handleJob(sendEmailCode, mailEmailCode),
  handleJob(eraseDaily, eraseDeletedAccounts),
  handleJob(deleteResetsHourly, async platform => {
    const now = platform.clock.now()
    const madeBefore = new Date(now.getTime() - DAY_MS)
    await deleteInPages(platform, 'accounts.resets', limit => deleteOldResets(platform.db, { now, madeBefore }, limit))
    await deleteInPages(platform, 'accounts.email-changes', limit => deleteOldChanges(platform.db, madeBefore, limit))
    const expiredBefore = new Date(now.getTime() - UNDO_KEPT_DAYS * DAY_MS)
    await deleteInPages(platform, 'accounts.undos', limit => deleteOldUndos(platform.db, expiredBefore, limit))
  }),
]
