import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { workerDatabase } from './database.ts'
import { queryAt } from './query-at.ts'
import { copyTemplate } from './test-databases.ts'

/** What a menu is read from. */
const TABLES = [
  'users',
  'subscriptions',
  'restaurants',
  'slugs',
  'images',
  'categories',
  'menu_items',
  'zones',
  'table_codes',
  'price_labels',
]

/**
 * A second database with the menus that the worker's has now; what is written into one of them is not in the other.
 * Answers its connection string; dropped when the test ends.
 */
export async function databaseBehind(): Promise<string> {
  const name = `behind_${randomBytes(6).toString('hex')}`
  const behind = await copyTemplate(inject('testServer'), name)
  onTestFinished(async () => void (await queryAt(inject('testServer'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)))
  const source = await workerDatabase()
  const client = new pg.Client(behind)
  await client.connect()
  try {
    await client.query(`SET session_replication_role = replica`)
    for (const table of TABLES) {
      const rows = await queryAt<{ rows: unknown }>(
        source,
        `SELECT coalesce(jsonb_agg(t), '[]') AS rows FROM ${table} t`,
      )
      const all = `INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1)`
      await client.query(all, [JSON.stringify(rows[0]?.rows)])
    }
  } finally {
    await client.end()
  }
  return behind
}
