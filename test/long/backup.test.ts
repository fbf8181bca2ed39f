import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { queryAt } from '../databases/query-at.ts'
import { startTestServer } from '../databases/test-databases.ts'
import { admin, embeddedDatabase, succeed } from './commands.ts'
import { dataFolder, seededFolder } from './folders.ts'
import { freePort, killTree, startProduct, until } from './product.ts'
import { Writer } from './writer.ts'

const WRITERS = 3
const ROWS = 100_000
const PICTURES = 100
const MEMORY_LIMIT_MB = 150
/** How far the COPY into the large table is, in bytes. */
const COPIED = `SELECT bytes_processed AS n FROM pg_stat_progress_copy
  WHERE datname = current_database() AND relid = to_regclass('contact_messages')`

let server: Awaited<ReturnType<typeof startTestServer>>
before(async () => {
  server = await startTestServer(async () => undefined)
})
after(() => server?.stop())

let databases = 0
/** An empty database on the server of this file. */
async function newDatabase(): Promise<string> {
  const on = (name: string) => Object.assign(new URL(server.connectionString), { pathname: `/${name}` }).href
  const name = `carta_${++databases}`
  await queryAt(on('postgres'), `CREATE DATABASE ${name} TEMPLATE template0`)
  return on(name)
}

/** Rows and checksum of each table, but for that of the commands: there each restore writes down itself. */
async function sumsOf(connectionString: string): Promise<Record<string, string>> {
  const tables = await queryAt<{ name: string }>(
    connectionString,
    `SELECT c.oid::regclass::text AS name FROM pg_class c
     WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace AND relname NOT LIKE 'kysely%'
       AND relname <> 'operator_commands' ORDER BY 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const sum = `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS sum FROM ${name} t`
    sums[name] = (await queryAt<{ sum: string }>(connectionString, sum))[0]?.sum ?? ''
  }
  return sums
}

const filesOf = (dataDir: string, place = 'uploads'): string[] =>
  existsSync(join(dataDir, place))
    ? readdirSync(join(dataDir, place), { recursive: true, encoding: 'utf8' }).toSorted()
    : []

/** Rows and pictures that make a backup take some seconds. */
async function fill(dataDir: string): Promise<void> {
  await queryAt(
    embeddedDatabase(dataDir),
    `INSERT INTO contact_messages (id, name, email, message, created_at)
     SELECT gen_random_uuid(), 'Ana' || i, 'ana@x.es', repeat(md5(i::text), 12), now() FROM generate_series(1, ${ROWS}) i`,
  )
  for (let number = 0; number < PICTURES; number++) {
    const folder = join(dataDir, 'uploads', randomBytes(16).toString('hex'))
    mkdirSync(folder)
    writeFileSync(join(folder, '320.webp'), randomBytes(500_000))
  }
}

/** Writes a row in each of two tables in one transaction, again and again. Answers how often. */
async function writePairs(connectionString: string, isOver: () => boolean): Promise<number> {
  const client = new pg.Client(connectionString)
  await client.connect()
  let count = 0
  for (; !isOver(); count++)
    await client.query(
      `BEGIN; INSERT INTO contact_messages (id, name, email, message, created_at)
       VALUES (gen_random_uuid(), 'pair', 'p@x.es', 'x', now());
       INSERT INTO payment_events (provider, event_id, created_at) VALUES ('test', 'pair ' || gen_random_uuid(), now()); COMMIT`,
    )
  await client.end()
  return count
}

const countOf = async (connectionString: string, what: string): Promise<number> =>
  Number((await queryAt<{ n: string }>(connectionString, `SELECT count(*) AS n FROM ${what}`))[0]?.n)

void test('a copy taken during writes is one moment, and comes back with equal counts and checksums, also after kills in the middle', async t => {
  const [dataDir, target, port] = [await seededFolder(), dataFolder(), await freePort()]
  const product = startProduct({ dataDir, port, env: { RATE_LIMITS: 'off' } })
  t.after(() => killTree(product))
  await product.ready()
  await fill(dataDir)
  const writers = Array.from({ length: WRITERS }, () => new Writer(product.url))
  for (const writer of writers) await writer.register()
  let isOver = false
  const writing = [
    ...writers.map(writer => writer.write(() => isOver)),
    writePairs(embeddedDatabase(dataDir), () => isOver),
  ]
  const acknowledged = writers.flatMap(writer => [...writer.acknowledged])
  const archive = join(target, 'carta.tar.zst')
  const made = await succeed(['backup', archive], { DATA_DIR: dataDir })
  isOver = true
  const writes = await Promise.all(writing)
  assert.ok(Math.min(...writes) > 0, 'all wrote meanwhile')
  assert.match((await succeed(['verify', archive], {})).output, /is whole/)

  const [whole, again] = [await newDatabase(), await newDatabase()]
  const [wholeFolder, againFolder] = [join(target, 'whole'), join(target, 'again')]
  const restored = await succeed(['restore', archive], { DATA_DIR: wholeFolder, DATABASE_URL: whole })
  const pairs = await countOf(whole, `contact_messages WHERE name = 'pair'`)
  assert.equal(await countOf(whole, `payment_events WHERE event_id LIKE 'pair %'`), pairs)
  assert.ok((await countOf(whole, 'contact_messages')) >= ROWS)
  const ids = new Set((await queryAt<{ id: string }>(whole, 'SELECT id FROM menu_items')).map(({ id }) => id))
  assert.deepEqual(
    acknowledged.filter(id => !ids.has(id)),
    [],
  )
  assert.deepEqual(filesOf(wholeFolder), filesOf(dataDir))

  const restore = () => admin(['restore', archive], { DATA_DIR: againFolder, DATABASE_URL: again })
  const copied = async () => Number((await queryAt<{ n: string }>(again, COPIED))[0]?.n ?? 0)
  const waiting = async () => filesOf(againFolder, 'files/restoring').length
  const moments = [async () => (await copied()) > 1e6, async () => (await copied()) > 2e7]
  const later = [async () => (await waiting()) > 20, async () => (await waiting()) > 150]
  for (const isNow of [...moments, ...later]) {
    const restoring = restore()
    await until('the restore is in its middle', isNow, 120_000)
    restoring.process.kill('SIGKILL')
    await restoring.ended
    const tables = await countOf(again, `pg_class WHERE relname = 'users'`)
    assert.equal(tables && (await countOf(again, 'users')), 0, 'nothing half is there')
    assert.deepEqual(filesOf(againFolder), [])
  }
  const ended = await restore().ended
  assert.equal(ended.code, 0, ended.output)
  assert.deepEqual(await sumsOf(again), await sumsOf(whole))
  assert.deepEqual(filesOf(againFolder), filesOf(dataDir))
  for (const { peakMb } of [made, restored]) assert.ok(peakMb < MEMORY_LIMIT_MB, `${peakMb} MB`)
  t.diagnostic(`${writes.join(', ')} writes meanwhile`)
  t.diagnostic(`memory: backup ${Math.round(made.peakMb)} MB, restore ${Math.round(restored.peakMb)} MB`)
})

void test('a wrong database beside the right folder is refused, and with the override no file is lost', async t => {
  const [dataDir, wrong, port] = [await seededFolder(), await newDatabase(), await freePort()]
  const before = filesOf(dataDir)
  assert.ok(before.length > 20)
  const start = (DATABASE_URL: string) => startProduct({ dataDir, port, env: { DATABASE_URL } })
  const refused = start(wrong)
  await assert.rejects(refused.ready())
  assert.match(refused.output(), /^\S+\/carta_\d+ as \S+ is not the database of the installation \S+ whose files/m)
  const env = { DATA_DIR: dataDir, DATABASE_URL: wrong }
  assert.match((await succeed(['adopt-folder', '--dry-run'], env)).output, /^Without --dry-run/m)
  await assert.rejects(start(wrong).ready())
  assert.match((await succeed(['adopt-folder'], env)).output, /are one installation now/)

  const product = start(wrong)
  t.after(() => killTree(product))
  await product.ready()
  // Its own demo was drawn anew, so half of the pictures have no name: too many for a sweep by itself.
  const old = new Date(0)
  for (const name of before) utimesSync(join(dataDir, 'uploads', name), old, old)
  assert.match((await succeed(['sweep-images', '--most', '10'], env)).output, /^nothing was taken/m)
  assert.deepEqual(missing(before, filesOf(dataDir)), [])
  assert.match((await succeed(['sweep-images', '--most', '1000'], env)).output, /pictures were taken into the trash/)
  assert.ok(missing(before, filesOf(dataDir)).length > 0)
  assert.match((await succeed(['restore-swept'], env)).output, /files were brought back/)
  assert.deepEqual(missing(before, filesOf(dataDir)), [])
})

const missing = (before: string[], now: string[]): string[] => before.filter(name => !now.includes(name))

void test('production with an empty DATABASE_URL does not start; the embedded one by its name does', async () => {
  const dataDir = await seededFolder()
  const env = {
    NODE_ENV: 'production',
    SESSION_SECRET: 'a secret of at least 32 characters.',
    PUBLIC_URL: 'http://localhost:3000',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hola@example.com',
  }
  const refused = startProduct({ dataDir, port: await freePort(), env })
  await assert.rejects(refused.ready())
  assert.match(refused.output(), /DATABASE_URL is required in production: .* or `embedded`/)
  const served = startProduct({ dataDir, port: await freePort(), env: { ...env, DATABASE_URL: 'embedded' } })
  await served.ready()
  assert.equal(await served.end('SIGTERM'), 0)
})
