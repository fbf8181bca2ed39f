import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { dropImage, dropUnreferenced } from './images.service.ts'
import { sweepOrphans } from './images.sweep.ts'

const HOUR_S = 3600

export const sweepHourly = defineJob('images.sweep-orphans', { cron: '37 * * * *', expireInSeconds: HOUR_S })

/** Background jobs of images: removing what nothing uses any more. */
export const imageJobs = [handleJob(dropImage, dropUnreferenced), handleJob(sweepHourly, sweepOrphans)]
