import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '#platform/log/log.ts'
import { newDatabase } from '#test/databases/new-database.ts'
import { queryAt } from '#test/databases/query-at.ts'
import { checkSchema, migrateDatabase, MigrationError } from './migrate.ts'

test('processes that start in parallel migrate an empty database once', async () => {
  const database = await newDatabase()
  await Promise.all([1, 2, 3].map(() => migrateDatabase(database, silentLog)))
  const tables = await queryAt<{ name: string }>(
    database,
    `SELECT c.oid::regclass::text AS name FROM pg_class c WHERE relkind IN ('r', 'p')`,
  )
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['users', 'outbox_mails', 'rate_limits', 'pgboss.job']),
  )
  await migrateDatabase(database, silentLog)
  const left = () =>
    queryAt(
      database,
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'sobremesa migrate'`,
    )
  // The server notices a moment later that a connection is closed.
  await expect.poll(left).toEqual([])
})

/** A folder of migrations; each creates a table with its own name. */
async function folderOf(...names: string[]): Promise<{ folder: URL; add(name: string): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'sobremesa-migrations-'))
  onTestFinished(() => rm(path, { recursive: true }))
  const add = (name: string) =>
    writeFile(
      join(path, `${name}.ts`),
      `export const up = db => db.schema.createTable('${name}').addColumn('id', 'integer').execute()\n`,
    )
  for (const name of names) await add(name)
  return { folder: pathToFileURL(`${path}/`), add }
}

const listTables = async (database: string): Promise<string[]> => {
  const rows = await queryAt<{ name: string }>(
    database,
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

test('a migration of a branch that lands late runs, although younger ones ran before', async () => {
  const database = await newDatabase()
  const { folder, add } = await folderOf('0001-first', '202703101200-team')
  await migrateDatabase(database, silentLog, folder)
  await add('202703091200-support')
  await add('202703111200-activity')
  await migrateDatabase(database, silentLog, folder)
  expect(await listTables(database)).toEqual(
    expect.arrayContaining(['0001-first', '202703091200-support', '202703101200-team', '202703111200-activity']),
  )
})

test.each(['0003-numbered', '2027-03-10-dashes', '202703101200_underscore'])(
  'a migration with a wrong name is an error: %s',
  async name => {
    const database = await newDatabase()
    const { folder } = await folderOf('0001-first', name)
    await expect(migrateDatabase(database, silentLog, folder)).rejects.toThrow(`${name}.ts`)
  },
)

test('a role that may not create tables gets an error that says what it needs', async () => {
  const database = await newDatabase()
  // A search path to a schema where this role may not create anything.
  const readOnly = `${database}${database.includes('?') ? '&' : '?'}options=${encodeURIComponent('-c search_path=pg_catalog')}`
  const error = await migrateDatabase(readOnly, silentLog).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(MigrationError)
  expect((error as Error).message).toMatch(/GRANT CREATE/)
})

test('a command makes no tables in an empty database, and says what to do', async () => {
  const database = await newDatabase()
  const { folder } = await folderOf('0001-first')
  const error = await checkSchema(database, silentLog, folder).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(MigrationError)
  expect((error as Error).message).toMatch(/no tables of the product.*start the product first/)
  expect(await listTables(database)).toEqual([])
})

test('a command migrates nothing under a running older release, and says what to do', async () => {
  const database = await newDatabase()
  const { folder, add } = await folderOf('0001-first')
  await migrateDatabase(database, silentLog, folder)
  await checkSchema(database, silentLog, folder)
  await add('202703091200-support')
  const error = await checkSchema(database, silentLog, folder).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(MigrationError)
  expect((error as Error).message).toMatch(/start this release first/)
  expect(await listTables(database)).not.toContain('202703091200-support')
})

test('an older release says plainly that the database is newer', async () => {
  const database = await newDatabase()
  const { folder: newer } = await folderOf('0001-first', '202703091200-support')
  const { folder: older } = await folderOf('0001-first')
  await migrateDatabase(database, silentLog, newer)
  for (const work of [migrateDatabase, checkSchema]) {
    const error = await work(database, silentLog, older).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(MigrationError)
    expect((error as Error).message).toMatch(/newer release \(202703091200-support\)/)
  }
})

test('a migration that a call of the release before has met in a deadlock is tried again', async () => {
  const database = await newDatabase()
  const { folder } = await folderOf('0001-first')
  await migrateDatabase(database, silentLog, folder)
  await queryAt(database, 'CREATE TABLE one (id int)')
  await queryAt(database, 'CREATE TABLE two (id int)')
  const call = new pg.Client(database)
  await call.connect()
  onTestFinished(() => call.end())
  await call.query('BEGIN')
  await call.query('LOCK TABLE two')
  const sqlOf = (text: string) => `sql.raw(${JSON.stringify(text)}).execute(db)`
  await writeFile(
    new URL('202703091200-both.ts', folder),
    `import { sql } from '${import.meta.resolve('kysely')}'
    export const up = async db => { await ${sqlOf('LOCK TABLE one')}; await ${sqlOf('DROP TABLE two')} }`,
  )
  const migrated = migrateDatabase(database, silentLog, folder)
  const waits = `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'two'::regclass`
  await expect.poll(() => queryAt(database, waits)).toHaveLength(1)
  // Who has waited first is ended; should it be the call, the migration has got its locks.
  await call.query('LOCK TABLE one').catch(() => undefined)
  await call.query('ROLLBACK')
  await migrated
  expect(await listTables(database)).not.toContain('two')
})

test('a migration that fails is told in two lines, and nothing of it or of those before it is left', async () => {
  const database = await newDatabase()
  const { folder, add } = await folderOf('0001-first')
  await migrateDatabase(database, silentLog, folder)
  await add('202703091200-support')
  await writeFile(
    new URL('202703101200-team.ts', folder),
    `import { sql } from '${import.meta.resolve('kysely')}'
    export const up = async db => { await sql\`CREATE TABLE made (id int)\`.execute(db); await sql\`DROP TABLE gone\`.execute(db) }`,
  )
  const error = await migrateDatabase(database, silentLog, folder).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(MigrationError)
  expect((error as Error).message.split('\n')).toEqual([
    'Migration 202703101200-team failed: table "gone" does not exist;',
    'nothing was changed, the earlier release still runs',
  ])
  expect(await listTables(database)).not.toEqual(expect.arrayContaining([expect.stringMatching(/made|support/)]))
  expect(await queryAt(database, 'SELECT name FROM kysely_migration')).toEqual([{ name: '0001-first' }])
})
