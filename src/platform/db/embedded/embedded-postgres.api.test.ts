import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { EmbeddedPostgresOptions } from './place.ts'

// Tests that kill no process; those that do are `test/long/embedded-*.test.ts`.

const log = { info() {}, warn() {} }

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sobremesa-embedded-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return folder
}

async function start(dataDir: string, options: Partial<EmbeddedPostgresOptions> = {}) {
  const server = await startEmbeddedPostgres({ dataDir, log, testing: true, ...options })
  onTestFinished(() => server.stop())
  return server
}

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connectionString)
  await client.connect()
  try {
    return (await client.query(sql)).rows as unknown[]
  } finally {
    await client.end()
  }
}

test('the first start makes the database, the next one finds it as it was', async () => {
  const dataDir = newFolder()
  const first = await start(dataDir)
  await query(first.connectionString, 'CREATE TABLE dishes AS SELECT 7 AS price')
  await first.stop()
  const second = await start(dataDir)
  expect(await query(second.connectionString, 'SELECT price FROM dishes')).toEqual([{ price: 7 }])
})

test('another user, a wrong password and the superuser are refused', async () => {
  const dataDir = newFolder()
  const { connectionString } = await start(dataDir)
  await expect(query(connectionString.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(
    /password authentication failed/,
  )
  await expect(query(connectionString.replace('//sobremesa:', '//postgres:'), 'SELECT 1')).rejects.toThrow(
    /no pg_hba.conf entry/,
  )
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
})

test('files of another version are refused and not changed', async () => {
  const dataDir = newFolder()
  const version = join(dataDir, 'postgres/data/PG_VERSION')
  await (await start(dataDir)).stop()
  writeFileSync(version, '17\n')
  await expect(start(dataDir)).rejects.toThrow(/is of PostgreSQL 17 and this server is 18/)
  writeFileSync(version, '18\n')
  await start(dataDir)
})

test('a platform without binaries is told to set DATABASE_URL', async () => {
  const started = start(newFolder(), { packages: 'no-such-package-' })
  await expect(started).rejects.toThrow(/^No PostgreSQL for .*: set DATABASE_URL$/)
})
