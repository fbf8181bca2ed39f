import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/**
 * Of these queues, those with a job that may begin now: one probe of pg-boss's own index for each, however many wait
 * (the conditions are those of its fetch).
 */
export async function findDueQueues(db: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT queue.name FROM unnest(${names}::text[]) AS queue (name)
    CROSS JOIN LATERAL (
      SELECT FROM pgboss.job
      WHERE job.name = queue.name AND job.state < 'active' AND NOT job.blocked AND job.start_after <= now()
      LIMIT 1
    ) AS due`.execute(db)
  return rows.map(({ name }) => name)
}
