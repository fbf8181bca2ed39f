import { EventEmitter, once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '#platform/config/config.ts'
import { createConnections, type ConnectionsInput } from './connections.ts'
import { uncountedPeers } from './uncounted-peers.ts'

const LARGE = Buffer.alloc(30_000_000)
const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

async function serve(given: Partial<ConnectionsInput>, answer: RequestListener) {
  const connections = createConnections({ perNetwork: 50, isUncounted: () => false, ...given })
  const server = createServer((request, response) => {
    connections.inTurn(request.socket, response, () => answer(request, response))
  })
  connections.watch(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return async () => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }
}

test('an answer that nobody reads is cut off; one that is read slowly comes whole', async () => {
  const open = await serve({ stillLooks: 40, lookMs: 20 }, (_request, response) => void response.end(LARGE))
  const [stalled, slow] = [await open(), await open()]
  stalled.pause()
  stalled.write(REQUEST)
  slow.write(REQUEST.replace('a\r\n', 'a\r\nConnection: close\r\n'))
  let read = 0
  const whole = new Promise<void>(resolve => {
    slow.on('close', resolve)
    slow.on('data', (bytes: Buffer) => {
      read += bytes.length
      // Longer in all than the time after which a still one is cut off.
      slow.pause()
      setTimeout(() => slow.resume(), 2)
    })
  })
  await whole
  expect(read).toBeGreaterThan(LARGE.length)
  // What the system had taken before comes; then the end, long before the whole.
  let got = 0
  stalled.on('data', (bytes: Buffer) => {
    got += bytes.length
  })
  stalled.resume()
  await once(stalled, 'close')
  expect(got).toBeLessThan(LARGE.length)
})

test('a network has so many connections: over them, one that waits makes room, a busy one does not', async () => {
  let waiting = 0
  const open = await serve({ perNetwork: 3 }, (request, response) => {
    if (request.url === '/') response.end('done')
    else waiting++
  })
  const idle = await open()
  idle.write(REQUEST)
  await once(idle, 'data')
  const closed = once(idle, 'close')
  const busy = [await open(), await open(), await open()]
  await closed
  for (const socket of busy) socket.write(REQUEST.replace('/', '/wait'))
  await expect.poll(() => waiting).toBe(3)
  const refused = await open()
  await once(refused, 'close')
  expect(busy.map(socket => socket.closed)).toEqual([false, false, false])
})

test('requests in one packet are worked on one after the other, in order; more than fifty end the connection', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const open = await serve({}, ({ url = '' }, response) => {
    begun.push(url)
    ends.push(() => response.end(`${url};`))
  })
  const socket = await open()
  let read = ''
  socket.setEncoding('latin1').on('data', text => (read += String(text)))
  const paths = ['/a', '/b', '/c']
  socket.write(paths.map(path => REQUEST.replace('/', path)).join(''))
  for (const [at, path] of paths.entries()) {
    await expect.poll(() => begun).toEqual(paths.slice(0, at + 1))
    ends[at]?.()
    await expect.poll(() => read).toContain(`${path};`)
  }
  socket.write(REQUEST.repeat(52))
  await once(socket, 'close')
  expect(begun).toHaveLength(4)
})

/** Connections from these IPs that are busy; answers which of them stay. */
function fromIps(ips: readonly string[], isUncounted: (ip: string) => boolean = () => false): number {
  const connections = createConnections({ perNetwork: 2, isUncounted })
  const server = new EventEmitter()
  connections.watch(server as Server)
  const sockets = ips.map(ip => {
    const socket = new Socket()
    Object.defineProperty(socket, 'remoteAddress', { value: ip })
    server.emit('connection', socket)
    connections.inTurn(socket, { writableFinished: false, closed: false } as never, () => undefined)
    return socket
  })
  server.emit('close')
  return sockets.filter(socket => !socket.destroyed).length
}

test('an IPv6 counts as its /64, and ten of them as its /48', () => {
  expect(fromIps(['2001:db8::1', '2001:db8::2', '2001:db8::3'])).toBe(2)
  expect(fromIps(['2001:db8:0:1::1', '2001:db8:0:2::1', '2001:db8:0:3::1'])).toBe(3)
  const wide = Array.from({ length: 25 }, (_, index) => `2001:db8:0:${index}::1`)
  expect(fromIps(wide)).toBe(20)
  expect(fromIps(['10.0.0.1', '10.0.0.2', '10.0.0.1', '10.0.0.1'])).toBe(3)
})

const peersOf = (env: Record<string, string>) =>
  uncountedPeers(loadConfig({ NODE_ENV: 'test', SESSION_SECRET: 'x'.repeat(32), ...env }).config)

test.each([
  ['this machine, by default', {}, '127.0.0.1', true],
  ['this machine, in IPv6', {}, '::1', true],
  ['anybody else', {}, '203.0.113.9', false],
  ['this machine, when the number is set', { CONNECTIONS_PER_NETWORK: '50' }, '127.0.0.1', false],
  ['a proxy of the list, even then', { CONNECTIONS_PER_NETWORK: '50', TRUST_PROXY: '127.0.0.1' }, '127.0.0.1', true],
  ['a proxy of a range', { TRUST_PROXY: '10.0.0.0/8, fd00::/8' }, '::ffff:10.1.2.3', true],
  ['a proxy of a range in IPv6', { TRUST_PROXY: '10.0.0.0/8, fd00::/8' }, 'fd00::5', true],
  ['somebody beside the range', { TRUST_PROXY: '10.0.0.0/8' }, '11.1.2.3', false],
  ['who comes through a number of hops', { TRUST_PROXY: '1', HOST: '127.0.0.1' }, '127.0.0.1', true],
])('%s: %j %s is not counted: %s', (_who, env, ip, isUncounted) => {
  expect(peersOf(env)(ip)).toBe(isUncounted)
})
