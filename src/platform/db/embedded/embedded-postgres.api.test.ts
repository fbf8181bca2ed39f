import fs, { closeSync, constants, existsSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { queryAt } from '#test/databases/query-at.ts'
import { alsoByName } from '#test/spies/also-by-name.ts'
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

test('the first start makes the database, the next one finds it as it was', async () => {
  const dataDir = newFolder()
  const first = await start(dataDir)
  await queryAt(first.connectionString, 'CREATE TABLE dishes AS SELECT 7 AS price')
  await first.stop()
  const second = await start(dataDir)
  expect(await queryAt(second.connectionString, 'SELECT price FROM dishes')).toEqual([{ price: 7 }])
})

test('data of an earlier release get the role that serves, before their server starts', async () => {
  const dataDir = newFolder()
  await (await start(dataDir)).stop()
  rmSync(join(dataDir, 'postgres/serving-role'))
  const { connectionString } = await start(dataDir)
  const role = await queryAt(connectionString, "SELECT pg_has_role('sobremesa_serving', 'MEMBER') AS taken")
  expect(role).toEqual([{ taken: true }])
  expect(existsSync(join(dataDir, 'postgres/serving-role'))).toBe(true)
})

test('no second server beside one that lives where its processes cannot be seen: in another container', async () => {
  const dataDir = newFolder()
  const running = join(dataDir, 'postgres/running')
  const isHeld = () => {
    try {
      closeSync(openSync(running, constants.O_WRONLY | constants.O_NONBLOCK))
      return true
    } catch {
      return false
    }
  }
  const first = await start(dataDir)
  expect(isHeld()).toBe(true)
  await first.stop()
  expect(isHeld()).toBe(false)
  // Of a server whose watchdog was killed, this is all that another container sees.
  const elsewhere = openSync(running, constants.O_RDONLY | constants.O_NONBLOCK)
  await expect(start(dataDir)).rejects.toThrow(/still runs on .* in another container.* nothing was changed/)
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)
  closeSync(elsewhere)
  await start(dataDir)
})

test('the first start writes no file into a folder that belongs to another user', async () => {
  const dataDir = newFolder()
  const written = alsoByName(vi.spyOn(fs, 'writeFileSync'))
  await start(dataDir)
  expect(written.mock.calls.map(([path]) => String(path)).filter(path => path.includes('postgres'))).toEqual([])
  const [home, password, rules] = ['', 'password', 'data/pg_hba.conf'].map(name =>
    statSync(join(dataDir, 'postgres', name)),
  )
  expect([password!.uid, rules!.uid]).toEqual([home!.uid, home!.uid])
  expect([password!.mode & 0o777, rules!.mode & 0o777]).toEqual([0o600, 0o600])
})

test('another user, a wrong password and the superuser are refused', async () => {
  const dataDir = newFolder()
  const { connectionString } = await start(dataDir)
  await expect(queryAt(connectionString.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(
    /password authentication failed/,
  )
  await expect(queryAt(connectionString.replace('//sobremesa:', '//postgres:'), 'SELECT 1')).rejects.toThrow(
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
