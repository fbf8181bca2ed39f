import { handleJobBy } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { publishedSweeper } from './sweeper.ts'

/** Beside the deletion at each change: what a crash, a new year or another release left behind. */
export const sweepHourly = defineJob('public-menu.sweep-published', { cron: '33 * * * *', deletes: true })

export const publishedJobs = [handleJobBy(publishedSweeper, sweepHourly, sweeper => sweeper.sweep())]
