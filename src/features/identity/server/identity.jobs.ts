import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { deleteExpired } from './sessions/sessions.service.ts'

/** Deletes expired sessions, tokens and devices, on one server of a cluster (3-decisions §8). */
export const deleteExpiredHourly = defineJob('identity.delete-expired-sessions', { cron: '23 * * * *', deletes: true })

export const identityJobs = [handleJob(deleteExpiredHourly, deleteExpired)]
