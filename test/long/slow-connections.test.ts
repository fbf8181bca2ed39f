import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededFolder } from './folders.ts'
import { freePort, killTree, type Product, startProduct, until } from './product.ts'

const SLOW = 200
const BYTE_EVERY_MS = 1000
/** Headers within 12 s and JSON bodies within 22 s; Node looks for the first every 30 s. */
const ENDED_WITHIN_MS = 60_000
const ANSWER_MS = 3000

const HEAD = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\n'
const BODY = (port: number) =>
  `${HEAD}Origin: http://localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`

async function open(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(bytes)
  return socket
}

async function start() {
  const port = await freePort()
  const product = startProduct({ dataDir: await seededFolder(), port, env: { RATE_LIMITS: 'off' } })
  await product.ready()
  return { port, product }
}

/** The longest of some answers, in milliseconds; each must be whole and good. */
async function longestAnswer({ url }: Product, path: string, times = 20): Promise<number> {
  let longest = 0
  for (let time = 0; time < times; time++) {
    const began = performance.now()
    const answer = await fetch(`${url}${path}`)
    await answer.arrayBuffer()
    assert.equal(answer.status, 200)
    longest = Math.max(longest, performance.now() - began)
  }
  return longest
}

void test('two hundred connections that send a byte now and then keep nobody waiting, and are ended', async t => {
  const { port, product } = await start()
  const sockets: Socket[] = []
  t.after(async () => {
    for (const socket of sockets) socket.destroy()
    await killTree(product)
  })
  for (let each = 0; each < SLOW; each++) sockets.push(await open(port, each % 2 ? HEAD : BODY(port)))
  const drip = setInterval(() => sockets.forEach(socket => socket.writable && socket.write('a')), BYTE_EVERY_MS)
  t.after(() => clearInterval(drip))
  for (const path of ['/api/health', '/el-rincon']) {
    const longest = await longestAnswer(product, path)
    t.diagnostic(`${path} beside ${SLOW} slow connections: ${Math.round(longest)} ms at most`)
    assert.ok(longest < ANSWER_MS)
  }
  // What nobody reads is not noticed as ended.
  for (const socket of sockets) socket.resume()
  await until('all slow connections are ended', () => sockets.every(({ destroyed }) => destroyed), ENDED_WITHIN_MS)
})

const READERS = 60
/** As many as one connection may send without waiting for an answer. */
const ASKED = 50
const GROWTH_MAX_MB = 300
const WATCHED_MS = 15_000

const memoryMb = ({ process }: Product): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

void test('sixty that ask for megabytes and read nothing cost no memory, and keep nobody waiting', async t => {
  const { port, product } = await start()
  const sockets: Socket[] = []
  t.after(async () => {
    for (const socket of sockets) socket.destroy()
    await killTree(product)
  })
  await longestAnswer(product, '/el-rincon')
  const before = memoryMb(product)
  const asked = 'GET /el-rincon HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n'.repeat(ASKED)
  for (let each = 0; each < READERS; each++) sockets.push((await open(port, asked)).pause())
  let most = 0
  for (const limit = Date.now() + WATCHED_MS; Date.now() < limit; await sleep(BYTE_EVERY_MS)) {
    most = Math.max(most, memoryMb(product))
    assert.ok((await longestAnswer(product, '/api/health', 1)) < ANSWER_MS)
  }
  t.diagnostic(
    `memory ${Math.round(before)} MB, with ${READERS} readers that stand still at most ${Math.round(most)} MB`,
  )
  assert.ok(most - before < GROWTH_MAX_MB)
})
