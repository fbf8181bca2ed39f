import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { seededFolder } from './folders.ts'
import { descendants, freePort, isAlive, killPid, killTree, postgresPid, startProduct, until } from './product.ts'

const TEN_SECONDS_MS = 10_000

void test('SIGTERM to npm start ends everything with status 0', async t => {
  const dataDir = await seededFolder()
  const product = startProduct({ dataDir, port: await freePort(), command: 'npm start' })
  t.after(() => killTree(product))
  await product.ready()
  const everything = [...descendants(product.process.pid!), postgresPid(dataDir)!]
  assert.ok(everything.length > 3)
  const began = performance.now()
  assert.equal(await product.end('SIGTERM'), 0, product.output())
  assert.ok(performance.now() - began < TEN_SECONDS_MS)
  await until('the database has ended too', () => !everything.some(isAlive), TEN_SECONDS_MS)
})

void test('when npm start is killed, the server stops too', async t => {
  const dataDir = await seededFolder()
  const product = startProduct({ dataDir, port: await freePort(), command: 'npm start' })
  t.after(() => killTree(product))
  await product.ready()
  const everything = [...descendants(product.process.pid!), postgresPid(dataDir)!]
  const [launcher] = descendants(product.process.pid!)
  killPid(launcher!)
  await until('all have ended', () => !everything.some(isAlive), TEN_SECONDS_MS)
})

void test('at SIGTERM a running call finishes, idle connections close, and new calls are refused', async t => {
  const port = await freePort()
  const product = startProduct({ dataDir: await seededFolder(), port })
  t.after(() => killTree(product))
  await product.ready()
  const idle = connect(port, '127.0.0.1')
  idle.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(idle, 'data')

  const body = JSON.stringify({ email: 'nobody', password: '' })
  const slow = connect(port, '127.0.0.1')
  slow.write(
    `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  const [begun] = (await once(slow, 'data')) as [Buffer]
  assert.match(String(begun), /^HTTP\/1\.1 100 /)
  const ended = once(product.process, 'exit')
  const closed = once(idle, 'close')
  product.process.kill('SIGTERM')
  await closed
  await until('nobody listens', () => refused(port))
  slow.write(body)
  assert.match(await text(slow), /^HTTP\/1\.1 400 .*"code":"validation"/s)
  assert.deepEqual(await ended, [0, null])
})

async function refused(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return !isOpen
}
