import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { registerBodyDeadline } from './body-deadline.ts'

const JSON_TYPE = 'application/json'
const MULTIPART = 'multipart/form-data; boundary=b'

/** The timers of our code stand still until a test moves them; Node's own (sockets, HTTP) are not faked. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  return () => void vi.useRealTimers()
})

type Server = {
  port: number
  /** Resolves when the server has read this many bytes of a body; with 0, when it waits for the body of a call. */
  hasRead(bytes: number): Promise<void>
}

/** A server that answers 'read' when a body has arrived. */
async function start(): Promise<Server> {
  const fastify = Fastify()
  registerBodyDeadline(fastify)
  let read = -1
  let waiting = { bytes: 0, resolve: () => {} }
  const advance = (bytes: number) => {
    read = bytes
    if (read >= waiting.bytes) waiting.resolve()
  }
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser(/^(application\/json|multipart\/)/, (_, payload, done) => {
    advance(0)
    payload.on('data', (chunk: Buffer) => advance(read + chunk.length)).on('end', () => done(null, {}))
  })
  fastify.post('/', async () => 'read')
  fastify.get('/', async () => 'got')
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => fastify.close())
  const address = fastify.server.address()
  if (typeof address !== 'object' || !address) throw new Error('not listening')
  const hasRead = (bytes: number) =>
    new Promise<void>(resolve => {
      waiting = { bytes, resolve }
      advance(read)
    })
  return { port: address.port, hasRead }
}

type Caller = {
  socket: Socket
  /** Resolves when the answer contains that text. */
  hasReceived(text: string): Promise<void>
  /** Resolves to everything received, when the server has ended the connection. */
  closed: Promise<string>
}

/** A client that sends this text. */
function call(port: number, text: string): Caller {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  onTestFinished(() => void socket.destroy())
  let answer = ''
  let check = () => {}
  socket.on('data', (chunk: string) => {
    answer += chunk
    check()
  })
  socket.on('error', () => undefined)
  socket.write(text)
  const hasReceived = (wanted: string) =>
    new Promise<void>(resolve => {
      check = () => answer.includes(wanted) && resolve()
      check()
    })
  return { socket, hasReceived, closed: new Promise(resolve => socket.once('close', () => resolve(answer))) }
}

const head = (type: string, length: number): string =>
  `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`
const chunkedHead = `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: ${JSON_TYPE}\r\ntransfer-encoding: chunked\r\n\r\n`

test.each([
  ['a JSON body', `${head(JSON_TYPE, 1000)}{`],
  ['a JSON body in chunks', `${chunkedHead}1\r\n{\r\n`],
])('%s that is not there after 22 s ends the connection', async (_, text) => {
  const { port, hasRead } = await start()
  const caller = call(port, text)
  await hasRead(1)
  vi.advanceTimersByTime(21_999)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await caller.closed).toBe('')
})

test('a body that ends just in time is read, and its deadline is over', async () => {
  const { port, hasRead } = await start()
  const caller = call(port, `${head(JSON_TYPE, 2)}{`)
  await hasRead(1)
  vi.advanceTimersByTime(21_999)
  caller.socket.write('}')
  await caller.hasReceived('read')
  expect(vi.getTimerCount()).toBe(0)
})

test('an upload that stops coming ends the connection at the second look, after 20 s', async () => {
  const { port, hasRead } = await start()
  const caller = call(port, `${head(MULTIPART, 400_000)}x`)
  await hasRead(1)
  vi.advanceTimersByTime(19_999)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await caller.closed).toBe('')
})

test('an upload of 32 KB/s may take minutes', async () => {
  const { port, hasRead } = await start()
  const caller = call(port, head(MULTIPART, 12 * 320_000))
  for (let tenSeconds = 1; tenSeconds <= 11; tenSeconds++) {
    caller.socket.write(Buffer.alloc(320_000, 120))
    await hasRead(tenSeconds * 320_000)
    vi.advanceTimersByTime(10_000)
  }
  caller.socket.write(Buffer.alloc(320_000, 120))
  await caller.hasReceived('read')
  expect(vi.getTimerCount()).toBe(0)
})

test('an upload of 20 KB/s is ended after 30 s', async () => {
  const { port, hasRead } = await start()
  const caller = call(port, head(MULTIPART, 12 * 320_000))
  for (let tenSeconds = 1; tenSeconds <= 3; tenSeconds++) {
    caller.socket.write(Buffer.alloc(200_000, 120))
    await hasRead(tenSeconds * 200_000)
    vi.advanceTimersByTime(10_000)
  }
  expect(await caller.closed).toBe('')
})

test('a call without a body has no deadline', async () => {
  const { port } = await start()
  const caller = call(port, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await caller.hasReceived('got')
  expect(vi.getTimerCount()).toBe(0)
})
