import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { deleteExpiredSessions } from '#features/identity/server/index.ts'

const HOUR_S = 3600

/** Sessions and tokens whose time is over go, on one server of a cluster (3-decisions §8). */
export const deleteExpiredSessionsDaily = defineJob('accounts.forget-expired-sessions', {
  cron: '27 * * * *',
  expireInSeconds: HOUR_S,
})

/** What accounts do in the background: forgetting sessions that have ended. */
export const accountJobs = [
  handleJob(deleteExpiredSessionsDaily, ({ db, clock }) => deleteExpiredSessions(db, clock.now())),
]
