import { deleteInPages } from '#platform/jobs/delete-in-pages.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { yearsBefore } from '#platform/clock/years.ts'
import { TICKETS_KEPT_YEARS } from '../support.limits.ts'
import { deleteTickets } from './tickets.store.ts'

/** Deletes tickets after a year (3-decisions §8). */
export const deleteOldTicketsDaily = defineJob('support.delete-old-tickets', { cron: '19 4 * * *', deletes: true })

export const supportJobs = [
  handleJob(deleteOldTicketsDaily, async platform => {
    const before = yearsBefore(platform.clock.now(), TICKETS_KEPT_YEARS)
    await deleteInPages(platform, 'support.tickets', limit => deleteTickets(platform.db, before, limit))
  }),
]
