import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { dropImage, dropUnreferenced } from './images.service.ts'
import { sweepOrphans } from './images.sweep.ts'

const HOUR_S = 3600

export const sweepHourly = defineJob('images.sweep-orphans', { cron: '37 * * * *', expireInSeconds: HOUR_S })

export async function registerImageJobs(platform: Platform): Promise<void> {
  await platform.jobs.work(dropImage, image => dropUnreferenced(platform, image))
  await platform.jobs.work(sweepHourly, () => sweepOrphans(platform))
}
