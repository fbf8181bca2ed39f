import { changed } from '#platform/events/changes.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { yearsBefore } from '#platform/clock/years.ts'
import { ACTIVITY_KEPT_YEARS } from '../activity.limits.ts'
import { recordActivity } from './activity.recording.ts'
import { deleteEntries } from './activity.store.ts'

/** Deletes what is older than a year (3-decisions §10). */
export const deleteOldActivityDaily = defineJob('activity.delete-old', { cron: '29 4 * * *' })

export const activityJobs = [
  handleJob(deleteOldActivityDaily, ({ db, clock }) =>
    deleteEntries(db, yearsBefore(clock.now(), ACTIVITY_KEPT_YEARS)),
  ),
]

/** Every write is kept in its own transaction. */
export function registerActivityEvents({ events }: Platform): void {
  events.on(changed, recordActivity)
}
