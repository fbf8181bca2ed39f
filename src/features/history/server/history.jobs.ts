import { yearsBefore } from '#platform/clock/years.ts'
import { deleteInPages } from '#platform/jobs/delete-in-pages.ts'
import { eachOf } from '#platform/jobs/each-of.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { HISTORY_FIELDS_MAX, HISTORY_KEPT_YEARS } from '../history.limits.ts'
import { deleteChangesBefore, deleteOverflow, listFullRestaurants } from './history.store.ts'

/** Deletes what is older than a year, and what is more than is kept of a restaurant (4-beyond §6). */
export const deleteOldHistoryDaily = defineJob('history.delete-old', { cron: '34 4 * * *', deletes: true })

export const historyJobs = [
  handleJob(deleteOldHistoryDaily, async platform => {
    const { db, clock } = platform
    const before = yearsBefore(clock.now(), HISTORY_KEPT_YEARS)
    await deleteInPages(platform, 'history.changes', limit => deleteChangesBefore(db, before, limit))
    await eachOf(platform, {
      name: 'history.overflow',
      pages: page => listFullRestaurants(db, HISTORY_FIELDS_MAX, page),
      work: restaurantId => deleteOverflow(db, restaurantId, HISTORY_FIELDS_MAX),
    })
  }),
]
