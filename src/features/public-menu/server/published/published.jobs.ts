import { handleJobBy } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { publishedSweeper } from './sweeper.ts'

/** Beside the deletion at each change: what nobody was told of, and a new year. */
export const sweepHourly = defineJob('public-menu.sweep-published', { cron: '33 * * * *', deletes: true })
/** Copies of which the database knows nothing, as a crash leaves them. */
export const compareDaily = defineJob('public-menu.compare-published', { cron: '21 4 * * *', deletes: true })

export const publishedJobs = [
  handleJobBy(publishedSweeper, sweepHourly, sweeper => sweeper.sweep()),
  handleJobBy(publishedSweeper, compareDaily, sweeper => sweeper.compareAll()),
]
