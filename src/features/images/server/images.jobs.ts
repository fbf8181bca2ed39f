import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { measureImages } from './images.measuring.ts'
import { dropImage, dropKept, dropUnreferenced } from './images.service.ts'
import { sweepOrphans } from './images.sweep.ts'

export const sweepHourly = defineJob('images.sweep-orphans', { cron: '37 * * * *', deletes: true })

/** Of what a return took away, what its undo has not brought back in 30 days. */
export const dropKeptHourly = defineJob('images.drop-kept', { cron: '1 * * * *', deletes: true })

/** Finds nothing to do, by an index, once all images that came before an update of the product are measured. */
export const measureMissing = defineJob('images.measure-missing', { cron: '*/10 * * * *', deletes: false })

/** Background jobs of images: removing what nothing uses any more, measuring what nobody has measured. */
export const imageJobs = [
  handleJob(dropImage, dropUnreferenced),
  handleJob(dropKeptHourly, dropKept),
  handleJob(sweepHourly, async platform => void (await sweepOrphans(platform))),
  handleJob(measureMissing, measureImages),
]
