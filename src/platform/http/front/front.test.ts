import type { IncomingMessage, ServerResponse } from 'node:http'
import inject from 'light-my-request'
import { expect, test } from 'vitest'
import { createLog, silentLog } from '#platform/log/log.ts'
import { createFront, type Lookup } from './front.ts'
import type { ReadyAnswer } from './ready-answer.ts'

const answer = (given: Partial<ReadyAnswer> = {}): ReadyAnswer => ({
  etag: 'W/"one"',
  headers: { 'content-type': 'text/plain', 'x-policy': 'own' },
  plain: Buffer.from('plain'),
  ...given,
})

function world(lookUp: Lookup, log = silentLog) {
  const headers = { 'x-policy': 'base', 'x-safe': 'yes' }
  const front = createFront({ headers, isEnding: () => false, connections: { note: () => undefined }, log })
  front.add(lookUp)
  const listener = front.before((_request: IncomingMessage, response: ServerResponse) => void response.end('next'))
  return (options: inject.InjectOptions) => inject(listener, options)
}

test("an answer's own headers win over those of every answer", async () => {
  const request = world(() => answer())
  const { headers, payload } = await request({ url: '/a' })
  expect(headers).toMatchObject({ 'x-policy': 'own', 'x-safe': 'yes', etag: 'W/"one"', 'content-length': '5' })
  expect(payload).toBe('plain')
})

test('bytes that have become better are sent with their own length', async () => {
  const kept = { ...answer(), br: Buffer.from('long br') }
  const request = world(() => kept)
  const headers = { 'accept-encoding': 'br' }
  expect((await request({ url: '/a', headers })).headers['content-length']).toBe('7')
  kept.br = Buffer.from('br')
  const better = await request({ url: '/a', headers })
  expect([better.headers['content-length'], better.payload]).toEqual(['2', 'br'])
})

test('an answer without an ETag is never 304', async () => {
  const request = world(() => answer({ etag: undefined }))
  expect((await request({ url: '/a', headers: { 'if-none-match': '*' } })).statusCode).toBe(200)
})

test('a lookup gets path and query, and its fault is logged and left to the next', async () => {
  const asked: string[][] = []
  const lines: string[] = []
  const log = createLog({ level: 'info', pretty: false }, { write: line => void lines.push(line) })
  const request = world((path, query) => {
    asked.push([path, query])
    throw new Error('broken')
  }, log)
  expect((await request({ url: '/a?b=c' })).payload).toBe('next')
  expect(asked).toEqual([['/a', 'b=c']])
  expect(lines.join()).toContain('broken')
})

test.each([
  ['br, gzip', 'gzip', 'gzip'],
  ['br', undefined, 'plain'],
  [undefined, undefined, 'plain'],
])('an answer without brotli bytes, for a client that accepts %s: %s', async (accepted, encoding, bytes) => {
  const request = world(() => answer({ br: undefined, gzip: Buffer.from('gzip') }))
  const { headers, payload } = await request({ url: '/a', headers: accepted ? { 'accept-encoding': accepted } : {} })
  expect([headers['content-encoding'], payload]).toEqual([encoding, bytes])
})
