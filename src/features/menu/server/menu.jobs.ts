import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { unpricedJobs } from './unpriced/unpriced.service.ts'
import { sweepDeleted } from './deleted/sweep-deleted.ts'

export const sweepDeletedDaily = defineJob('menu.sweep-deleted', { cron: '47 3 * * *', deletes: true })

/** Background jobs of the menu. */
export const menuJobs = [...unpricedJobs, handleJob(sweepDeletedDaily, sweepDeleted)]
