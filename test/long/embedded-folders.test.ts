import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { databaseOf, kill, sql, startDatabase, startHolder } from './embedded.ts'
import { dataFolder } from './folders.ts'
import { isAlive, until } from './product.ts'

const ROOT = process.getuid?.() === 0
const ANOTHER_USER = { uid: 1234, gid: 1234 }

void test('another user of the machine cannot read the password', { skip: !ROOT }, async t => {
  const dataDir = dataFolder()
  await databaseOf(t, dataDir)
  assert.notEqual(spawnSync('cat', [join(dataDir, 'postgres/password')], ANOTHER_USER).status, 0)
})

void test('it works below a folder that only root may enter', { skip: !ROOT }, async t => {
  const closed = dataFolder()
  chmodSync(closed, 0o700)
  const server = await databaseOf(t, join(closed, 'data'))
  assert.deepEqual(await sql(server, 'SELECT 1 AS one'), [{ one: 1 }])
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  assert.match(status, /Uid:\t65534[^*]*CapEff:\t000000000000000[24]/)
})

void test('it works in a folder whose path is too long for a socket', async t => {
  const dataDir = join(dataFolder(), 'x'.repeat(120))
  const server = await databaseOf(t, dataDir)
  assert.match(server.connectionString, /@127\.0\.0\.1:\d+/)
  assert.deepEqual(await sql(server, 'SELECT 1 AS one'), [{ one: 1 }])
  const second = await startHolder(dataDir)
  assert.equal(second.connectionString, server.connectionString)
  await kill(second.process)
})

void test('a full or read-only disk is said plainly, and it goes on afterwards', { skip: !ROOT }, async t => {
  const dataDir = dataFolder()
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', dataDir]).status !== 0)
    return t.skip('no right to mount')
  after(() => spawnSync('umount', ['-l', dataDir]))
  await assert.rejects(startDatabase(dataDir), /Disk full/)
  assert.deepEqual(readdirSync(dataDir), ['postgres.lock'])
  remount(dataDir, 'size=400m')
  await writeOneRow(dataDir)

  const filler = fillDisk(dataDir)
  await assert.rejects(startDatabase(dataDir), /Disk full/)
  rmSync(filler)
  // The mount is busy while the last file of the stopped server is being closed.
  await until('the disk is read-only', () => remount(dataDir, 'ro'), 10_000)
  await assert.rejects(startDatabase(dataDir), /read-only/)
  remount(dataDir, 'rw')
  const next = await startDatabase(dataDir)
  assert.deepEqual(await sql(next, 'SELECT id FROM kept'), [{ id: 1 }])
  await next.stop()
  spawnSync('umount', [dataDir])
})

const remount = (folder: string, option: string): boolean =>
  spawnSync('mount', ['-o', `remount,${option}`, folder]).status === 0

async function writeOneRow(dataDir: string): Promise<void> {
  const server = await startDatabase(dataDir)
  await sql(server, 'CREATE TABLE kept AS SELECT 1 AS id')
  await server.stop()
  // On a busy machine the watchdog may need longer than stop() waits; a start would then just join the old server.
  await until('the server has ended', () => !isAlive(server.pid), 30_000)
}

/** Writes until the disk is full; answers the file that fills it. */
function fillDisk(folder: string): string {
  const path = join(folder, 'filler')
  writeFileSync(path, '')
  const filler = openSync(path, 'w')
  assert.throws(() => {
    for (;;) writeSync(filler, Buffer.alloc(4096))
  }, /ENOSPC/)
  closeSync(filler)
  return path
}
