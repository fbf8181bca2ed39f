import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { registerBodyDeadline } from './body-deadline.ts'

const QUICK = { jsonMs: 150, uploadBytesPerS: 32_000, uploadGraceS: 0.15 }

/** A server that answers 'read' once a body is there, with deadlines of a fraction of a second. */
async function start(deadlines = QUICK): Promise<number> {
  const fastify = Fastify()
  registerBodyDeadline(fastify, deadlines)
  fastify.addContentTypeParser(/^multipart\//, { parseAs: 'buffer' }, async () => ({}))
  fastify.post('/', async () => 'read')
  fastify.get('/', async () => 'got')
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => fastify.close())
  const address = fastify.server.address()
  if (typeof address !== 'object' || !address) throw new Error('not listening')
  return address.port
}

/** Sends that text, then nothing more; what came back until the other side ended the connection, or answered. */
async function send(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString()
    if (answer.includes('read') || answer.includes('got')) socket.destroy()
  })
  socket.on('error', () => undefined)
  socket.write(text)
  await once(socket, 'close')
  return answer
}

const head = (type: string, length: number): string =>
  `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`
const JSON_TYPE = 'application/json'
const MULTIPART = 'multipart/form-data; boundary=b'

test.each([
  ['a JSON body', JSON_TYPE],
  ['an upload', MULTIPART],
])('%s that stops coming ends the connection', async (_, type) => {
  const port = await start()
  expect(await send(port, `${head(type, 1000)}{`)).toBe('')
})

test('a body in chunks that stops coming ends the connection', async () => {
  const port = await start()
  const chunked = `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: ${JSON_TYPE}\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n`
  expect(await send(port, chunked)).toBe('')
})

test('a body that is there in time is read, a call without a body is let be', async () => {
  const port = await start()
  expect(await send(port, `${head(JSON_TYPE, 2)}{}`)).toMatch(/read$/)
  expect(await send(port, `${head(MULTIPART, 1000)}${'x'.repeat(1000)}`)).toMatch(/read$/)
  expect(await send(port, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n')).toMatch(/got$/)
})
