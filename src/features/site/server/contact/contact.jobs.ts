import { deleteInPages } from '#platform/jobs/delete-in-pages.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { yearsBefore } from '#platform/clock/years.ts'
import { CONTACT_KEPT_YEARS } from '../../contact.limits.ts'
import { deleteContactMessages } from './contact.store.ts'

/** Deletes contact messages after a year (3-decisions §8). */
export const deleteOldContactMessagesDaily = defineJob('site.delete-old-contact-messages', {
  cron: '13 4 * * *',
  deletes: true,
})

export const contactJobs = [
  handleJob(deleteOldContactMessagesDaily, async platform => {
    const before = yearsBefore(platform.clock.now(), CONTACT_KEPT_YEARS)
    await deleteInPages(platform, 'site.messages', limit => deleteContactMessages(platform.db, before, limit))
  }),
]
