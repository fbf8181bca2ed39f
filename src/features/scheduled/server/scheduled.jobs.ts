import { DAY_MS } from '#shared/time.ts'
import { deleteInPages } from '#platform/jobs/delete-in-pages.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { ENDED_DAYS } from '../scheduled.limits.ts'
import { carryOut } from './carry-out.service.ts'
import { carryOutJob } from './scheduled.service.ts'
import { deleteEndedBefore } from './scheduled.store.ts'

/** Deletes what is over for 30 days. */
export const deleteEndedDaily = defineJob('scheduled.delete-ended', { cron: '39 4 * * *', deletes: true })

export const scheduledJobs = [
  handleJob(carryOutJob, carryOut),
  handleJob(deleteEndedDaily, async platform => {
    const before = new Date(platform.clock.now().getTime() - ENDED_DAYS * DAY_MS)
    await deleteInPages(platform, 'scheduled.ended', limit => deleteEndedBefore(platform.db, before, limit))
  }),
]
