import { DAY_MS } from '#shared/time.ts'
import { deleteInPages } from '#platform/jobs/delete-in-pages.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteOldUndos } from './emails/emails.store.ts'
import { deleteOldChallenges } from './passkeys/passkeys.store.ts'
import { deleteExpired } from './sessions/sessions.service.ts'

/** So long a link that came too late is still told why. */
const UNDO_KEPT_DAYS = 30

/** Deletes expired sessions, tokens, devices, challenges and links, on one server of a cluster (3-decisions §8). */
export const deleteExpiredHourly = defineJob('identity.delete-expired-sessions', { cron: '23 * * * *', deletes: true })

async function deleteWhatIsOver(platform: Platform): Promise<void> {
  await deleteExpired(platform)
  const { db, clock } = platform
  const now = clock.now()
  await deleteInPages(platform, 'identity.challenges', limit => deleteOldChallenges(db, now, limit))
  const expiredBefore = new Date(now.getTime() - UNDO_KEPT_DAYS * DAY_MS)
  await deleteInPages(platform, 'identity.email-undos', limit => deleteOldUndos(db, expiredBefore, limit))
}

export const identityJobs = [handleJob(deleteExpiredHourly, deleteWhatIsOver)]
