import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { test } from 'node:test'
import { dataFolder, seededFolder } from './folders.ts'
import { freePort, isAlive, killTree, postgresPid, type Product, startProduct, until } from './product.ts'
import { Writer } from './writer.ts'

const isHealthy = async (product: Product): Promise<boolean> => (await fetch(`${product.url}/api/health`)).ok

async function pair(dataDir: string): Promise<[Product, Product]> {
  const products: Product[] = []
  for (const _ of [1, 2]) {
    const product = startProduct({ dataDir, port: await freePort(), env: { RATE_LIMITS: 'off' } })
    await product.ready()
    products.push(product)
  }
  return products as [Product, Product]
}

void test('a second server on the same folder works, and the first continues when it stops', async t => {
  const dataDir = await seededFolder()
  const [first, second] = await pair(dataDir)
  t.after(() => Promise.all([killTree(first), killTree(second)]))
  const pid = postgresPid(dataDir)
  for (const product of [first, second]) {
    const writer = new Writer(product.url)
    await writer.register()
    assert.deepEqual(await writer.findLosses(), [])
  }
  assert.equal(await second.end('SIGTERM'), 0)
  assert.ok(await isHealthy(first))
  assert.equal(postgresPid(dataDir), pid)
  await new Writer(first.url).register()
  assert.equal(await first.end('SIGTERM'), 0)
  await until('the database ends with the last server', () => !isAlive(pid!))
})

void test('the server that started the database may be killed; the other continues', async t => {
  const dataDir = await seededFolder()
  const [first, second] = await pair(dataDir)
  t.after(() => Promise.all([killTree(first), killTree(second)]))
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  assert.ok(await isHealthy(second))
  await new Writer(second.url).register()
  assert.equal(await second.end('SIGTERM'), 0)
})

void test('a command joins the running database, and the server sees the change at once', async t => {
  const dataDir = await seededFolder()
  const product = startProduct({ dataDir, port: await freePort(), env: { RATE_LIMITS: 'off' } })
  t.after(() => killTree(product))
  await product.ready()
  const account = { email: 'root@ejemplo.com', password: 'Paella-de-domingo-7' }
  const command = spawn(
    'npm',
    ['run', '-s', 'admin', '--', 'create-admin', '--email', account.email, '--name', 'Raíz'],
    {
      env: { ...process.env, DATA_DIR: dataDir, ADMIN_PASSWORD: account.password },
      stdio: 'inherit',
    },
  )
  assert.deepEqual(await once(command, 'exit'), [0, null])
  const headers = { 'content-type': 'application/json', origin: product.url }
  const answer = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  })
  assert.equal(answer.status, 200)
  assert.equal(((await answer.json()) as { data: { role: string } }).data.role, 'admin')
  assert.equal(await product.end('SIGTERM'), 0)
})

void test('a port in use is reported in one plain line', async t => {
  const dataDir = await seededFolder()
  const port = await freePort()
  const first = startProduct({ dataDir, port })
  const second = startProduct({ dataDir, port })
  t.after(() => Promise.all([killTree(first), killTree(second)]))
  const ended = await Promise.race([once(first.process, 'exit'), once(second.process, 'exit')])
  assert.deepEqual(ended, [1, null])
  const loser = first.process.exitCode === 1 ? first : second
  const winner = loser === first ? second : first
  assert.match(loser.output(), new RegExp(`^Port ${port} is in use by another program\\. .*$`, 'm'))
  await winner.ready()
  assert.equal(await winner.end('SIGTERM'), 0)
})

void test('a port in use is told before anything is made or migrated', async t => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  t.after(() => taken.close())
  const { port } = taken.address() as AddressInfo
  const dataDir = dataFolder()
  const product = startProduct({ dataDir, port })
  t.after(() => killTree(product))
  assert.deepEqual(await once(product.process, 'exit'), [1, null])
  assert.match(product.output(), new RegExp(`^Port ${port} is in use by another program\\. .*$`, 'm'))
  assert.deepEqual(readdirSync(dataDir), ['session-secret'])
})
