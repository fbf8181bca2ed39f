import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteExpiredSessions } from '#features/identity/server/index.ts'
import { mailWelcome, sendWelcome } from './welcome-mail.ts'

const HOUR_S = 3600

/** Sessions and tokens whose time is over go, on one server of a cluster (3-decisions §8). */
export const deleteExpiredSessionsDaily = defineJob('accounts.forget-expired-sessions', {
  cron: '27 * * * *',
  expireInSeconds: HOUR_S,
})

/** What accounts do in the background: the welcome, and forgetting sessions that have ended. */
export async function registerAccountJobs(platform: Platform): Promise<void> {
  await platform.jobs.work(sendWelcome, owner => mailWelcome(platform, owner))
  await platform.jobs.work(deleteExpiredSessionsDaily, () => deleteExpiredSessions(platform.db, platform.clock.now()))
}
