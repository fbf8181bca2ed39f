import { deleteInPages } from '#platform/jobs/delete-in-pages.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { yearsBefore } from '#platform/clock/years.ts'
import { ACTIVITY_KEPT_YEARS } from '../activity.limits.ts'
import { deleteEntries } from './activity.store.ts'

/** Deletes what is older than a year (3-decisions §10). */
export const deleteOldActivityDaily = defineJob('activity.delete-old', { cron: '29 4 * * *', deletes: true })

export const activityJobs = [
  handleJob(deleteOldActivityDaily, async platform => {
    const before = yearsBefore(platform.clock.now(), ACTIVITY_KEPT_YEARS)
    await deleteInPages(platform, 'activity.entries', limit => deleteEntries(platform.db, before, limit))
  }),
]
