import { DAY_MS } from '#shared/time.ts'
import { deleteInPages } from '#platform/jobs/delete-in-pages.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { deleteOld } from './invitations.store.ts'
import { accessMailJobs } from './mails/access.mailing.ts'
import { mailJobs } from './mails/team.mailing.ts'

/** So long a used or revoked link still says what it is. */
const KEPT_DAYS = 30

/** Deletes used and revoked links, on one server of a cluster (3-decisions §8). */
export const deleteOldDaily = defineJob('team.delete-old-invitations', { cron: '17 4 * * *', deletes: true })

/** Background jobs of the team: mails, and deleting old links. */
export const teamJobs = [
  ...mailJobs,
  ...accessMailJobs,
  handleJob(deleteOldDaily, async platform => {
    const before = new Date(platform.clock.now().getTime() - KEPT_DAYS * DAY_MS)
    await deleteInPages(platform, 'team.invitations', limit => deleteOld(platform.db, before, limit))
  }),
]
