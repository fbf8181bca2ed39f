import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { yearsBefore } from '#platform/clock/years.ts'
import { TICKETS_KEPT_YEARS } from '../support.limits.ts'
import { deleteTickets } from './tickets.store.ts'

/** Deletes tickets after a year (3-decisions §8). */
export const deleteOldTicketsDaily = defineJob('support.delete-old-tickets', { cron: '19 4 * * *' })

export const supportJobs = [
  handleJob(deleteOldTicketsDaily, ({ db, clock }) => deleteTickets(db, yearsBefore(clock.now(), TICKETS_KEPT_YEARS))),
]
