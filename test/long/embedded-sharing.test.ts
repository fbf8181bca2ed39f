import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, databaseOf, kill, sql, startDatabase, startHolder } from './embedded.ts'
import { dataFolder } from './folders.ts'
import { isAlive } from './product.ts'

const JOIN_WHILE_LEAVING_TIMES = 40

void test('two products share the database; it outlives the first and ends with the last', async () => {
  const dataDir = dataFolder()
  const first = await startHolder(dataDir)
  const second = await startDatabase(dataDir)
  assert.equal(second.pid, first.pid)
  await kill(first.process)
  await sleep(500)
  assert.deepEqual(await sql(second, 'SELECT 1 AS one'), [{ one: 1 }])
  await second.stop()
  assert.equal(isAlive(first.pid), false)
})

void test('the product that started the database may stop first', async () => {
  const dataDir = dataFolder()
  const first = await startDatabase(dataDir)
  const second = await startHolder(dataDir)
  await first.stop()
  assert.deepEqual(await sql(second, 'SELECT 1 AS one'), [{ one: 1 }])
  await kill(second.process)
})

void test('six products that make the database at the same moment get the same one', async () => {
  const dataDir = dataFolder()
  const products = await Promise.all(Array.from({ length: 6 }, () => startHolder(dataDir)))
  assert.equal(new Set(products.map(({ pid }) => pid)).size, 1)
  for (const product of products) await kill(product.process)
})

void test('a product that joins while the last one leaves always gets a database', async () => {
  const dataDir = dataFolder()
  let last = await startDatabase(dataDir, { testing: true })
  for (let i = 0; i < JOIN_WHILE_LEAVING_TIMES; i++) {
    const leaving = last.stop()
    await sleep(Math.random() * 30)
    last = await startDatabase(dataDir, { testing: true })
    assert.deepEqual(await sql(last, 'SELECT 1 AS one'), [{ one: 1 }])
    await leaving
  }
  assert.deepEqual(await sql(last, 'SELECT 1 AS one'), [{ one: 1 }])
  await last.stop()
})

void test('it stops within five seconds, with connections open and a query running', async () => {
  const server = await startDatabase(dataFolder())
  const clients = await Promise.all(Array.from({ length: 20 }, () => connect(server)))
  const busy = clients[0]!.query('SELECT pg_sleep(60)').then(
    () => 'finished',
    (error: Error) => error.message,
  )
  const began = performance.now()
  await server.stop()
  assert.ok(performance.now() - began < 5_000)
  assert.match(await busy, /terminat/)
  assert.equal(isAlive(server.pid), false)
})

void test('writes are durable, and the product is no superuser', async t => {
  const server = await databaseOf(t)
  const names = `'fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'data_checksums'`
  const settings = await sql(
    server,
    `SELECT json_object_agg(name, setting) AS settings FROM pg_settings WHERE name IN (${names})`,
  )
  const expected = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', listen_addresses: '' }
  assert.deepEqual(settings, [{ settings: { ...expected, data_checksums: 'on' } }])
  await assert.rejects(sql(server, `COPY (SELECT 1) TO PROGRAM 'cat'`), /permission denied/)
})
