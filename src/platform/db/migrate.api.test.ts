import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { silentLog } from '#platform/log/log.ts'
import { migrateDatabase, MigrationError } from './migrate.ts'

async function query<Row extends pg.QueryResultRow>(connectionString: string, text: string): Promise<Row[]> {
  const client = new pg.Client(connectionString)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const onDatabase = (connectionString: string, name: string) =>
  Object.assign(new URL(connectionString), { pathname: `/${name}` }).href

async function emptyDatabase(name: string): Promise<string> {
  const server = onDatabase(inject('testServer'), 'postgres')
  await query(server, `CREATE DATABASE ${name}`)
  onTestFinished(async () => void (await query(server, `DROP DATABASE ${name} WITH (FORCE)`)))
  return onDatabase(inject('testServer'), name)
}

test('several processes that start at once migrate an empty database once', async () => {
  const database = await emptyDatabase('migrated_at_once')
  await Promise.all([1, 2, 3].map(() => migrateDatabase(database, silentLog)))
  const tables = await query<{ name: string }>(
    database,
    `SELECT c.oid::regclass::text AS name FROM pg_class c WHERE relkind IN ('r', 'p')`,
  )
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['users', 'outbox_mails', 'rate_limits', 'pgboss.job']),
  )
  await migrateDatabase(database, silentLog)
  expect(
    await query(
      database,
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'sobremesa migrate'`,
    ),
  ).toEqual([])
})

test('a role that may not make tables gets a sentence that says what it needs', async () => {
  const database = await emptyDatabase('migrated_without_create')
  // A search path that leads where this role may not create anything.
  const readOnly = `${database}${database.includes('?') ? '&' : '?'}options=${encodeURIComponent('-c search_path=pg_catalog')}`
  const error = await migrateDatabase(readOnly, silentLog).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(MigrationError)
  expect((error as Error).message).toMatch(/GRANT CREATE/)
})
