import { yearsBefore } from '#platform/clock/years.ts'
import { deleteInPages } from '#platform/jobs/delete-in-pages.ts'
import { eachOf } from '#platform/jobs/each-of.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { DAY_MS } from '#shared/time.ts'
import { DAYS_AHEAD, HISTORY_FIELDS_MAX, HISTORY_KEPT_YEARS } from '../history.limits.ts'
import { deleteChangesBefore, deleteOverflow, listFullRestaurants } from './forget.store.ts'
import { addMonths, dropMonths } from './months/months.store.ts'

/** Makes the coming months; without one, its rows wait in the parts for all other times (decision 0341). */
export const addHistoryMonthsDaily = defineJob('history.add-months', { cron: '31 2 * * *', deletes: false })

/** Deletes what is older than a year, whole months first, and what is more than is kept (4-beyond §6). */
export const deleteOldHistoryDaily = defineJob('history.delete-old', { cron: '34 4 * * *', deletes: true })

export const historyJobs = [
  handleJob(addHistoryMonthsDaily, async ({ db, clock, log }) => {
    const added = await addMonths(db, new Date(clock.now().getTime() + DAYS_AHEAD * DAY_MS))
    if (added.length > 0) log.info({ added }, 'history: months were made')
  }),
  handleJob(deleteOldHistoryDaily, async platform => {
    const { db, clock, log } = platform
    const before = yearsBefore(clock.now(), HISTORY_KEPT_YEARS)
    const dropped = await dropMonths(db, before)
    if (dropped.length > 0) log.info({ dropped }, 'history: months were dropped')
    await deleteInPages(platform, 'history.changes', limit => deleteChangesBefore(db, before, limit))
    await eachOf(platform, {
      name: 'history.overflow',
      pages: page => listFullRestaurants(db, HISTORY_FIELDS_MAX, page),
      work: restaurantId => deleteOverflow(db, restaurantId, HISTORY_FIELDS_MAX),
    })
  }),
]
