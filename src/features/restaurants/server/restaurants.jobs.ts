import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { purgeDeleted } from './deletion/delete-restaurant.service.ts'
import { tellOfLooks } from './looks/looks.service.ts'
import { mailHolidays } from './opening/holiday-mails.service.ts'
import { verifyAllOwners } from './status/status.service.ts'

/** Every hour, so that a status is right even when no browser is open (3-decisions §4), and a look's end is told. */
export const verifyHourly = defineJob('restaurants.verify-hourly', { cron: '7 * * * *', deletes: false })
export const purgeDaily = defineJob('restaurants.purge-deleted', { cron: '17 3 * * *', deletes: true })

/** In the morning, when somebody may answer. */
export const askHolidaysDaily = defineJob('restaurants.ask-holidays', { cron: '11 8 * * *', deletes: false })

/** Background jobs of restaurants. */
export const restaurantJobs = [
  handleJob(verifyHourly, async platform => {
    await verifyAllOwners(platform)
    await tellOfLooks(platform)
  }),
  handleJob(purgeDaily, purgeDeleted),
  handleJob(askHolidaysDaily, mailHolidays),
]
