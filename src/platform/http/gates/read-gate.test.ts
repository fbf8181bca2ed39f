import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerErrors } from '../errors.ts'
import { createReadGate } from './read-gate.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** Reads of so many bytes; `pauses` are those that the gate made. */
function world() {
  const fastify = Fastify()
  registerErrors(fastify)
  const pauses: number[] = []
  const gate = createReadGate(fastify, async ms => pauses.push(ms))
  fastify.get<{ Querystring: { of: string; bytes: string } }>('/', async (request, reply) => {
    await gate.run(
      { ownerId: request.query.of, request },
      async () => void reply.send('x'.repeat(+request.query.bytes)),
    )
    return reply
  })
  const read = async (of: string, bytes: number) => (await fastify.inject(`/?of=${of}&bytes=${bytes}`)).statusCode
  return { read, pauses }
}

test('an owner reads 8 MB at once, then 1 MB a second; others read on', async () => {
  const { read, pauses } = world()
  for (let at = 0; at < 10; at++) expect(await read('ana', 1_000_000)).toBe(200)
  expect(pauses).toEqual([1000])
  expect(await read('ana', 100)).toBe(200)
  expect(pauses).toEqual([1000, 2000])
  expect(await read('luis', 1_000_000)).toBe(200)
  vi.advanceTimersByTime(10_000)
  expect(await read('ana', 1_000_000)).toBe(200)
  expect(pauses).toHaveLength(2)
})

test('who would wait longer than 8 seconds is told to come later', async () => {
  const { read, pauses } = world()
  expect(await read('ana', 20_000_000)).toBe(200)
  expect(await read('ana', 100)).toBe(503)
  vi.advanceTimersByTime(4000)
  expect(await read('ana', 100)).toBe(200)
  expect(pauses).toEqual([8000])
})
