import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  answers,
  commandOf,
  databaseOf,
  endAfterTests,
  kill,
  spawnHolder,
  sql,
  startDatabase,
  startHolder,
} from './embedded.ts'
import { dataFolder } from './folders.ts'
import { descendants, isAlive, killPid, until } from './product.ts'

const ROOT = process.getuid?.() === 0
/** Moments of a first start: before, in the middle of and after the making of the database. */
const FIRST_START_KILLED_AFTER_MS = [60, 150, 300, 450, 600, 750, 900]

void test('the database stops by itself when the product is killed, and starts again at once', async t => {
  const dataDir = dataFolder()
  const product = await startHolder(dataDir)
  await sql(product, 'CREATE TABLE kept (id int)')
  await kill(product.process)
  const next = await databaseOf(t, dataDir)
  await sql(next, 'INSERT INTO kept VALUES (1)')
  assert.notEqual(next.pid, product.pid)
  await next.stop()

  const again = await startHolder(dataDir)
  await kill(again.process)
  await until('the database has ended', () => !isAlive(again.pid), 3_000)
})

void test('what was written is there after everything is killed at once', async t => {
  const dataDir = dataFolder()
  const product = await startHolder(dataDir)
  await sql(product, 'CREATE TABLE kept (id int)')
  await sql(product, 'INSERT INTO kept VALUES (1)')
  const tree = [product.process.pid!, ...descendants(product.process.pid!)]
  for (const pid of tree.sort(() => Math.random() - 0.5)) killPid(pid)
  const next = await databaseOf(t, dataDir)
  assert.deepEqual(await sql(next, 'SELECT id FROM kept'), [{ id: 1 }])
})

void test('a database that dies comes back where it was', async t => {
  const server = await databaseOf(t)
  process.kill(server.pid, 'SIGKILL')
  await until('it answers again', () => answers(server), 10_000)
})

void test('a query that runs on after its database was killed does not delay the next one', async t => {
  const server = await databaseOf(t)
  const busy = sql(server, 'SELECT count(*) FROM generate_series(1, 300000000)').catch(() => {})
  await sleep(300)
  process.kill(server.pid, 'SIGKILL')
  await until('it answers again', () => answers(server), 10_000)
  await busy
})

void test('a database whose watchdog was killed is ended and replaced', async t => {
  const dataDir = dataFolder()
  const product = await startHolder(dataDir)
  const watchdogs = descendants(product.process.pid!).filter(pid => commandOf(pid).startsWith('/bin/sh'))
  for (const pid of watchdogs) killPid(pid)
  await kill(product.process)
  assert.equal(isAlive(product.pid), true)
  const next = await databaseOf(t, dataDir)
  assert.equal(isAlive(product.pid), false)
  assert.notEqual(next.pid, product.pid)
})

void test('an old lock file whose pid now belongs to another program does not prevent the start', async t => {
  const dataDir = dataFolder()
  const lockFile = join(dataDir, 'postgres/data/postmaster.pid')
  const product = await startHolder(dataDir)
  const lock = readFileSync(lockFile, 'utf8')
  await kill(product.process)
  await until('the database has ended', () => !isAlive(product.pid), 5_000)
  const { uid, gid } = statSync(join(dataDir, 'postgres'))
  const other = endAfterTests(spawn('sleep', ['60'], ROOT ? { uid, gid } : {}))
  writeFileSync(lockFile, lock.replace(/^\d+/, String(other.pid)))
  const next = await databaseOf(t, dataDir)
  assert.deepEqual(await sql(next, 'SELECT 1 AS one'), [{ one: 1 }])
  assert.equal(isAlive(other.pid!), true)
})

void test('a first start killed at any moment starts again and leaves nothing behind', async () => {
  for (const delay of FIRST_START_KILLED_AFTER_MS) {
    const dataDir = dataFolder()
    const child = spawnHolder(dataDir)
    await sleep(delay)
    await kill(child)
    const next = await startDatabase(dataDir)
    assert.deepEqual(await sql(next, 'SELECT 1 AS one'), [{ one: 1 }])
    assert.deepEqual(
      readdirSync(dataDir).filter(name => name.startsWith('postgres.new-')),
      [],
    )
    await next.stop()
  }
})
