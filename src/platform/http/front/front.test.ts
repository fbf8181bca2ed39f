import { once } from 'node:events'
import { createServer, IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import inject from 'light-my-request'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLog, silentLog } from '#platform/log/log.ts'
import { FrontRequest } from './asked.ts'
import { createFront, type Lookup } from './front.ts'
import type { ReadyAnswer } from './ready-answer.ts'

const answer = (given: Partial<ReadyAnswer> = {}): ReadyAnswer => ({
  etag: 'W/"one"',
  headers: { 'content-type': 'text/plain', 'x-policy': 'own' },
  plain: Buffer.from('plain'),
  ...given,
})

const connections = { inTurn: (_socket: unknown, _response: unknown, answer: () => void) => answer() }

function world(lookUp: Lookup, log = silentLog) {
  const headers = { 'x-policy': 'base', 'x-safe': 'yes' }
  const front = createFront({ headers, isEnding: () => false, connections, log })
  front.add('test', lookUp)
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

test('what is large without compression goes to Fastify, which counts it, for who accepts none', async () => {
  const large = answer({ plain: Buffer.alloc(200_000, 'a'), gzip: Buffer.from('gzip') })
  const packed = answer({ gzip: Buffer.alloc(30_000), plain: undefined as never })
  for (const ready of [large, packed]) {
    const request = world(() => ready)
    expect((await request({ url: '/a' })).payload).toBe('next')
    const { headers } = await request({ url: '/a', headers: { 'accept-encoding': 'gzip' } })
    expect(headers['content-encoding']).toBe('gzip')
  }
  const only = answer({ plain: Buffer.alloc(200_000, 'a') })
  expect((await world(() => only)({ url: '/a' })).payload).toHaveLength(200_000)
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

describe('through a socket', () => {
  /** What the next listener sees of the headers, or the ready answer of `/a`. */
  async function sendTo(port: number, lines: string[]): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    socket.end([...lines, 'Connection: close', '', ''].join('\r\n'))
    return (await socket.toArray()).join('')
  }

  const showHeaders: RequestListener = ({ headers }, response) => void response.end(JSON.stringify(headers))

  async function listening(ready = answer({ gzip: Buffer.from('gzip') }), next = showHeaders) {
    const front = createFront({ headers: {}, isEnding: () => false, connections, log: silentLog })
    front.add('test', path => (path === '/a' ? ready : undefined))
    const server = createServer({ IncomingMessage: FrontRequest, optimizeEmptyRequests: true }, front.before(next))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    return (...lines: string[]): Promise<string> => sendTo(port, lines)
  }

  test('the prepared head is byte for byte what `writeHead` makes, for GET, HEAD and HTTP/1.0', async () => {
    const send = await listening()
    const kept = { ...answer({ gzip: Buffer.from('gzip') }), headers: { 'x-long-name-of-a-header': 'a, b', vary: 'x' } }
    const { headers, etag } = kept
    const server = createServer((_request, response) => {
      const all = { ...headers, etag: etag ?? '', 'content-encoding': 'gzip', 'content-length': '4' }
      response.writeHead(200, Object.entries(all).flat()).end('gzip')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const front = await listening(kept)
    for (const first of ['GET /a HTTP/1.1', 'HEAD /a HTTP/1.1', 'GET /a HTTP/1.0']) {
      const lines = [first, 'Host: x', 'Accept-Encoding: gzip']
      const plain = await sendTo((server.address() as AddressInfo).port, lines)
      expect((await front(...lines)).replace(/Date: .*/, '')).toBe(plain.replace(/Date: .*/, ''))
    }
    expect(await send('GET /a HTTP/1.1', 'Host: x')).toMatch(/^HTTP\/1.1 200 OK\r\ncontent-type: text\/plain\r\n/)
  })

  test('what says when it was sent says so anew in each answer, whole or 304', async () => {
    let sent = 0
    const send = await listening(answer({ timing: () => `sent;dur=${++sent}` }))
    const get = ['GET /a HTTP/1.1', 'Host: a']
    expect(await send(...get)).toMatch(/^HTTP\/1\.1 200[^]*\r\nserver-timing: sent;dur=1\r\n/i)
    expect(await send(...get)).toMatch(/\r\nserver-timing: sent;dur=2\r\n/i)
    const again = await send(...get, 'If-None-Match: W/"one"')
    expect(again).toMatch(/^HTTP\/1\.1 304[^]*\r\nserver-timing: sent;dur=3\r\n/i)
  })

  test('names of headers may be spelled in any way', async () => {
    const send = await listening()
    expect(await send('GET /a HTTP/1.1', 'HOST: x', 'aCCept-enCoding: gzip')).toContain('content-encoding: gzip')
    expect(await send('GET /a HTTP/1.1', 'host: x', 'If-None-Match: W/"one"')).toMatch(/^HTTP\/1.1 304 /)
  })

  test('whoever comes after it sees every header, once and as Node joins them', async () => {
    const send = await listening()
    const seen = await send('GET /b HTTP/1.1', 'Host: x', 'Accept: a', 'Accept: b', 'X-Strange: 1', 'TE: trailers')
    expect(seen).toContain('{"host":"x","accept":"a, b","x-strange":"1","te":"trailers","connection":"close"}')
  })

  test.each([
    ['a body', ['Host: x', 'Content-Length: 0']],
    ['a body in chunks', ['Host: x', 'Transfer-Encoding: chunked', '', '0']],
    ['two hosts', ['Host: x', 'Host: y']],
    ['two lists of encodings', ['Host: x', 'Accept-Encoding: br', 'Accept-Encoding: gzip']],
    ['two known ETags', ['Host: x', 'If-None-Match: "one"', 'If-None-Match: "two"']],
  ])('a request with %s is left to the next', async (_, headers) => {
    const send = await listening()
    const seen = await send('GET /a HTTP/1.1', ...headers)
    expect(seen).toMatch(/^HTTP\/1.1 200 /)
    expect(seen).toContain('"host":"x"')
  })

  test('what Node itself refuses stays refused: no host, an expectation that nobody meets', async () => {
    const send = await listening()
    expect(await send('GET /a HTTP/1.1')).toMatch(/^HTTP\/1.1 400 /)
    expect(await send('GET /a HTTP/1.1', 'Host: x', 'Expect: a-miracle')).toMatch(/^HTTP\/1.1 417 /)
    expect(await send('GET /a HTTP/1.1', 'Host: x', 'Expect: 100-continue')).toMatch(/^HTTP\/1.1 100 .*200 OK/s)
  })

  test('the front never makes the headers of Node, whose shape is what strangers send', async () => {
    const made = vi.spyOn(IncomingMessage.prototype as unknown as { _addHeaderLine(): void }, '_addHeaderLine')
    onTestFinished(() => void made.mockRestore())
    const send = await listening()
    await send('GET /a HTTP/1.1', 'Host: x', 'X-Strange: 1')
    expect(made).not.toHaveBeenCalled()
    await send('GET /b HTTP/1.1', 'Host: x')
    expect(made).toHaveBeenCalled()
  })

  test('before the next listener reads them, Node sees no strange header of a request with a body either', async () => {
    const made = vi.spyOn(IncomingMessage.prototype as unknown as { _addHeaderLine(): void }, '_addHeaderLine')
    onTestFinished(() => void made.mockRestore())
    const bodies: string[] = []
    const keep: RequestListener = (request, response) =>
      void request.toArray().then(parts => {
        bodies.push(Buffer.concat(parts as Buffer[]).toString())
        response.end()
      })
    const send = await listening(answer({ gzip: Buffer.from('gzip') }), keep)
    await send('POST /b HTTP/1.1', 'Host: x', 'X-Strange: 1', 'Content-Length: 3', 'Connection: close', '', 'abc')
    await send('POST /b HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked', 'Connection: close', '', '1', 'd', '0', '')
    expect(bodies).toEqual(['abc', 'd'])
    expect(made).not.toHaveBeenCalled()
  })
})
