import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { yearsBefore } from '#platform/clock/years.ts'
import { CONTACT_KEPT_YEARS } from '../../contact.limits.ts'
import { deleteContactMessages } from './contact.store.ts'

/** Deletes contact messages after a year (3-decisions §8). */
export const deleteOldContactMessagesDaily = defineJob('site.delete-old-contact-messages', { cron: '13 4 * * *' })

export const contactJobs = [
  handleJob(deleteOldContactMessagesDaily, ({ db, clock }) =>
    deleteContactMessages(db, yearsBefore(clock.now(), CONTACT_KEPT_YEARS)),
  ),
]
