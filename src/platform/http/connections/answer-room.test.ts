import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { registerErrors } from '../errors.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { registerAnswerRoom } from './answer-room.ts'

/** More than the system takes for a client that does not read. */
const LONG = 'x'.repeat(30_000_000)

test('large answers that nobody reads share a room; over it one is 503, until another has gone', async () => {
  const fastify = Fastify()
  registerErrors(fastify)
  registerAnswerRoom(fastify, createMetrics(), 2.5 * LONG.length)
  fastify.get('/', async () => LONG)
  fastify.get('/short', async () => 'short')
  onTestFinished(() => fastify.close())
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = fastify.server.address() as AddressInfo
  async function ask(path: string): Promise<{ socket: Socket; status: number; head: string }> {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
    const [head] = (await once(socket, 'data')) as [Buffer]
    socket.pause()
    return { socket, status: Number(head.toString('latin1').slice(9, 12)), head: head.toString('latin1') }
  }
  const first = await ask('/')
  expect([first.status, (await ask('/')).status]).toEqual([200, 200])
  const refused = await ask('/')
  expect(refused.status).toBe(503)
  expect(refused.head.toLowerCase()).toContain('retry-after: 5')
  expect((await ask('/short')).status).toBe(200)
  first.socket.destroy()
  await expect.poll(async () => (await ask('/')).status).toBe(200)
})
