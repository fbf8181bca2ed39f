import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { asOwner, emptyDatabase, workerDatabase } from '#test/databases/database.ts'
import { silentLog } from '#platform/log/log.ts'
import { isUniqueViolation, type OpenDatabase, openDatabase } from './database.ts'

async function open(): Promise<OpenDatabase & { connectionString: string }> {
  const connectionString = await workerDatabase()
  const database = openDatabase(connectionString, silentLog)
  onTestFinished(() => database.close())
  return { ...database, connectionString }
}

test('counts and int8 arrive as numbers, numeric and date as their exact text, timestamps as dates', async () => {
  const { db } = await open()
  const { rows } = await sql`SELECT count(*) AS count, 9007199254740991::int8 AS big, 12.50::numeric(7,2) AS price,
    '2026-11-21'::date AS day, '2026-11-21T10:00:00Z'::timestamptz AS moment, '{"a": [1]}'::jsonb AS json`.execute(db)
  expect(rows).toEqual([
    {
      count: 1,
      big: 9_007_199_254_740_991,
      price: '12.50',
      day: '2026-11-21',
      moment: new Date('2026-11-21T10:00:00Z'),
      json: { a: [1] },
    },
  ])
})

test('an int8 that is too large for a number is an error', async () => {
  const { db } = await open()
  await expect(sql`SELECT 9007199254740993::int8`.execute(db)).rejects.toThrow('out of range')
})

test('idle and busy connections may be ended by the server', async () => {
  const { db, pool, connectionString } = await open()
  const other = openDatabase(connectionString, silentLog)
  onTestFinished(() => other.close())
  await sql`SELECT 1`.execute(db)
  const busy = sql`SELECT pg_sleep(60)`.execute(db).catch((error: { code: string }) => error.code)
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(1)
  const asleep = sql`SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()`
  await expect.poll(() => asOwner(other.db, asleep)).toHaveLength(1)
  const end = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND datname = current_database() AND application_name = 'sobremesa'`
  await asOwner(other.db, end)
  expect(await busy).toBe('57P01')
  await expect
    .poll(() =>
      sql`SELECT 1 AS one`.execute(db).then(
        ({ rows }) => rows,
        () => [],
      ),
    )
    .toEqual([{ one: 1 }])
})

test('a duplicate is recognized by its index', async () => {
  const { db, connectionString } = await open()
  await emptyDatabase(connectionString)
  const mail = {
    id: '01930000-0000-7000-8000-000000000001',
    recipient: 'a@b.es',
    subject: '',
    text_body: '',
    html_body: '',
    created_at: new Date(),
  }
  await db.insertInto('outbox_mails').values(mail).execute()
  const error = await db
    .insertInto('outbox_mails')
    .values(mail)
    .execute()
    .catch((caught: unknown) => caught)
  expect(isUniqueViolation(error)).toBe(true)
  expect(isUniqueViolation(error, 'outbox_mails_pkey')).toBe(true)
  expect(isUniqueViolation(error, 'users_email_live')).toBe(false)
  expect(isUniqueViolation(new Error('other'))).toBe(false)
})
