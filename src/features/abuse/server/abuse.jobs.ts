import { yearsBefore } from '#platform/clock/years.ts'
import { deleteInPages } from '#platform/jobs/delete-in-pages.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { ABUSE_KEPT_YEARS } from '../abuse.limits.ts'
import { deleteReports } from './abuse.store.ts'

/** Deletes reports after a year. */
export const deleteOldReportsDaily = defineJob('abuse.delete-old-reports', { cron: '49 4 * * *' })

export const abuseJobs = [
  handleJob(deleteOldReportsDaily, async platform => {
    const before = yearsBefore(platform.clock.now(), ABUSE_KEPT_YEARS)
    await deleteInPages(platform, 'abuse.reports', limit => deleteReports(platform.db, before, limit))
  }),
]
