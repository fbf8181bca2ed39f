import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** `failed`: it is not tried any more. */
export type JobState = 'created' | 'retry' | 'active' | 'failed'

export type OldestDue = { queue: string; ageS: number }

/** Of each queue with work that may begin, how long the job that comes next has been due; the longest first. */
export async function findOldestDue(db: Db): Promise<OldestDue[]> {
  const { rows } = await sql<OldestDue>`
    SELECT queue.name AS queue, extract(epoch FROM now() - due.start_after)::float AS "ageS" FROM pgboss.queue
    CROSS JOIN LATERAL (
      SELECT start_after FROM pgboss.job
      WHERE job.name = queue.name AND job.state < 'active' AND NOT job.blocked AND job.start_after <= now()
      ORDER BY priority DESC, created_on
      LIMIT 1
    ) AS due
    ORDER BY "ageS" DESC`.execute(db)
  return rows
}

export type QueueCount = { queue: string; state: JobState; jobs: number }

/** How many jobs of each queue are not done. */
export async function countJobs(db: Db): Promise<QueueCount[]> {
  const { rows } = await sql<QueueCount>`
    SELECT name AS queue, state::text AS state, count(*) AS jobs FROM pgboss.job
    WHERE state < 'completed' OR state = 'failed'
    GROUP BY name, state ORDER BY name, state`.execute(db)
  return rows
}

/** A job that is not done. `output` is what its last attempt failed with. */
export type JobRow = {
  id: string
  queue: string
  state: JobState
  createdAt: Date
  nextAt: Date
  attempts: number
  payload: unknown
  output: unknown
}
export type JobFilter = {
  queues: readonly string[]
  /** Only those whose last attempt failed. */
  hasFailed: boolean
}

const filterOf = ({ queues, hasFailed }: JobFilter): RawBuilder<unknown> =>
  sql`job.name = ANY(${queues}::text[]) AND ${hasFailed ? sql`state IN ('failed', 'retry')` : sql`(state < 'completed' OR state = 'failed')`}`

/** The newest first. */
export async function listJobs(db: Db, filter: JobFilter, limit: number): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    SELECT id, name AS queue, state::text AS state, created_on AS "createdAt", start_after AS "nextAt",
      CASE WHEN started_on IS NULL THEN 0 ELSE retry_count + 1 END AS attempts, data AS payload, output
    FROM pgboss.job WHERE ${filterOf(filter)} ORDER BY created_on DESC, id LIMIT ${limit}`.execute(db)
  return rows
}

/**
 * Makes failed jobs, and those that wait for their next attempt, due now, with all attempts before them, and answers
 * how many. A job that runs or is done stays as it is, so that nothing is done twice.
 */
export async function makeDue(db: Db, queues: readonly string[], id: string | undefined): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    UPDATE pgboss.job SET state = 'created', started_on = NULL, completed_on = NULL, retry_count = 0,
      retry_limit = queue.retry_limit, deletion_seconds = queue.deletion_seconds, start_after = now(),
      keep_until = now() + queue.retention_seconds * interval '1 second'
    FROM pgboss.queue
    WHERE queue.name = job.name AND ${filterOf({ queues, hasFailed: true })}
      ${id === undefined ? sql`` : sql`AND job.id = ${id}::uuid`}
    RETURNING job.id`.execute(db)
  return rows.length
}

export type EndedJob = { queue: string; id: string; keepS: number }

/** The failure that follows is the last one of a running job; it is kept for so long. */
export async function endForGood(db: Db, { queue, id, keepS }: EndedJob): Promise<void> {
  await sql`
    UPDATE pgboss.job SET retry_limit = retry_count, deletion_seconds = ${keepS}
    WHERE name = ${queue} AND id = ${id}::uuid AND state = 'active'`.execute(db)
}
