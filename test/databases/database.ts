import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { copyTemplate, emptyTables } from './test-databases.ts'

const DUPLICATE_DATABASE = '42P04'
/** Rows of the migrations, and of the rate limiter's own bookkeeping. */
const KEPT_TABLES = ['kysely_migration', 'kysely_migration_lock']

let ready: Promise<string> | undefined

/** This worker's database, a copy of the migrated template, made at first use. Answers its connection string. */
export function workerDatabase(): Promise<string> {
  ready ??= makeDatabase()
  return ready
}

async function makeDatabase(): Promise<string> {
  const template = inject('testServer')
  const name = `worker_${process.env.VITEST_POOL_ID ?? '0'}`
  return copyTemplate(template, name).catch((error: { code?: string }) => {
    if (error.code !== DUPLICATE_DATABASE) throw error
    return Object.assign(new URL(template), { pathname: `/${name}` }).href
  })
}

/** Empties the worker's database: each test begins with no user, no restaurant, no job, no mail. */
export async function emptyDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client(connectionString)
  await client.connect()
  try {
    await emptyTables(client, KEPT_TABLES)
  } finally {
    await client.end()
  }
}

/** Runs a statement as the owner of the tables, who sees what other connections do; the role that serves may not. */
export const asOwner = <Row>(db: Db, statement: RawBuilder<Row>): Promise<Row[]> =>
  db.transaction().execute(async trx => {
    await sql`SET LOCAL ROLE NONE`.execute(trx)
    return (await statement.execute(trx)).rows
  })
