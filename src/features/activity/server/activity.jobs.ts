import { yearsBefore } from '#platform/clock/years.ts'
import { deleteInPages } from '#platform/jobs/delete-in-pages.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { DAY_MS } from '#shared/time.ts'
import { ACTIVITY_KEPT_YEARS, DAYS_AHEAD } from '../activity.limits.ts'
import { deleteEntries } from './activity.store.ts'
import { addMonths, dropMonths } from './months/months.store.ts'

/** Makes the coming months; without one, its entries wait in `activity_other` (decision 0267). */
export const addMonthsDaily = defineJob('activity.add-months', { cron: '21 2 * * *', deletes: false })

/** Deletes what is older than a year: months that are over as a whole, then what is left (3-decisions §10). */
export const deleteOldActivityDaily = defineJob('activity.delete-old', { cron: '29 4 * * *', deletes: true })

export const activityJobs = [
  handleJob(addMonthsDaily, async ({ db, clock, log }) => {
    const added = await addMonths(db, new Date(clock.now().getTime() + DAYS_AHEAD * DAY_MS))
    if (added.length > 0) log.info({ added }, 'activity: months were made')
  }),
  handleJob(deleteOldActivityDaily, async platform => {
    const { db, clock, log } = platform
    const before = yearsBefore(clock.now(), ACTIVITY_KEPT_YEARS)
    const dropped = await dropMonths(db, before)
    if (dropped.length > 0) log.info({ dropped }, 'activity: months were dropped')
    await deleteInPages(platform, 'activity.entries', limit => deleteEntries(db, before, limit))
  }),
]
