import { type Kysely, sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { DELETE_EVERY_S } from '#platform/jobs/jobs.ts'
import { createTestApp } from '#test/app.ts'

const QUEUES = ['accounts.reset-code-mail', 'mail.send', 'mail.notice']

/** What every process does each `DELETE_EVERY_S`. */
async function deleteOldJobs<T>(db: Kysely<T>): Promise<void> {
  await sql`UPDATE pgboss.queue SET maintain_on = NULL`.execute(db)
  const boss = new PgBoss({ db: fromKysely(db), supervise: false, schedule: false })
  await boss.start()
  for (const name of QUEUES) await boss.supervise(name)
  await boss.stop({ close: false, graceful: false })
}

test('no job keeps an email that somebody typed for longer than an hour after it has run', async () => {
  const app = await createTestApp()
  const { db } = app.platform
  const email = 'nobody.of.us@ejemplo.com'
  await app.request({ method: 'POST', path: '/api/auth/forgot-password', body: { email } })
  await app.runJobs()
  // The rest of a night of typing.
  await sql`
    INSERT INTO pgboss.job (name, data, state, created_on, started_on, completed_on, deletion_seconds, policy)
    SELECT name, data, state, created_on, started_on, completed_on, deletion_seconds, policy
    FROM pgboss.job, generate_series(1, 5000) WHERE data::text LIKE ${`%${email}%`}`.execute(db)
  const count = async () =>
    (
      await sql<{ n: number }>`SELECT count(*)::int AS n FROM pgboss.job WHERE data::text LIKE ${`%${email}%`}`.execute(
        db,
      )
    ).rows[0]?.n
  await deleteOldJobs(db)
  expect(await count()).toBe(5001)
  await sql`UPDATE pgboss.job SET completed_on = now() - ${3600 - DELETE_EVERY_S} * interval '1 second'`.execute(db)
  await deleteOldJobs(db)
  expect(await count()).toBe(0)
  const { rows } = await sql<{ kept: number }>`
    SELECT DISTINCT deletion_seconds AS kept FROM pgboss.queue WHERE name = ANY (${QUEUES}::text[])`.execute(db)
  expect(rows).toEqual([{ kept: 3600 - DELETE_EVERY_S }])
})
