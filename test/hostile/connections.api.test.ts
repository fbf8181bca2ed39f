import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { menuOf } from '#test/menus/public-menus.ts'
import { listen, parseRaw, sendRaw } from './raw.ts'
import { createTally } from './tally.ts'

const tally = createTally('connections')

const EVIL = 'evil.example'
const get = (path: string, headers = 'Host: localhost:3000') =>
  `GET ${path} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`
/** Of files that stand around the product: its sources, the machine's users, a key. */
const FILES = /"devDependencies"|root:x:|createRouter|SESSION_SECRET|PRIVATE KEY/

test('no path leads out of the folders that are served', async () => {
  const app = await createTestApp()
  const port = await listen(app)
  const ups = [
    '..',
    '%2e%2e',
    '%2E.',
    '..%2f',
    '..%5c',
    '%252e%252e',
    '..;',
    '.%00.',
    '..%c0%af',
    '..%ef%bc%8f',
    '....//',
  ]
  for (const folder of ['', 'assets', 'uploads', 'uploads/x', 'menu-files', 'dashboard', 'dev', 'api', '.well-known'])
    for (const up of ups)
      for (const file of ['package.json', 'etc/passwd', '.env', 'data/session-secret']) {
        const path = `/${folder}/${`${up}/`.repeat(8)}${file}`
        const answer = parseRaw(await sendRaw(port, get(path)))
        tally.count(path, answer)
        if (FILES.test(answer.body)) tally.leak(path)
        // Below /dashboard every path is the shell, which is public.
        const expected = folder === 'dashboard' ? [200, 302, 400, 404] : [302, 308, 400, 404]
        expect([path, expected.includes(answer.status)]).toEqual([path, true])
      }
})

test('a redirect never leads to another site', async () => {
  const app = await createTestApp()
  await menuOf(app)
  const port = await listen(app)
  const paths = [
    `//${EVIL}`,
    `//${EVIL}/`,
    `///${EVIL}`,
    `/\\${EVIL}`,
    `/%5C${EVIL}`,
    `/%2F${EVIL}`,
    `/%2F%2F${EVIL}/`,
    `/%09/${EVIL}`,
    `//${EVIL}/%2e%2e`,
    `//${EVIL}/Casa-Lola`,
    `/Casa-Lola/?//${EVIL}`,
    `/Casa-Lola?next=//${EVIL}`,
    `/casa-lola//${EVIL}`,
    `/CASA-LOLA/%0d%0aLocation:%20//${EVIL}`,
    `/Casa-Lola?%0d%0aLocation:%20//${EVIL}`,
    `http://${EVIL}/Casa-Lola`,
    `http://${EVIL}//x/y`,
    `/auth?next=//${EVIL}`,
    `/subscription?returnUrl=//${EVIL}`,
    `/@${EVIL}`,
    `/.${EVIL}/x`,
  ]
  for (const path of paths) {
    const answer = parseRaw(await sendRaw(port, get(path)))
    tally.count(path, answer)
    const location = /^location: (.*)$/im.exec(answer.headers)?.[1]?.trim()
    if (location === undefined) continue
    const target = new URL(location, 'http://localhost:3000')
    if (target.host !== 'localhost:3000' || /^[\\/]{2}/.test(location)) tally.leak(`${path} leads to ${location}`)
  }
})

/** Headers with which a proxy or a stranger says that the product has another name, path or scheme. */
const POISON = [
  `Host: ${EVIL}`,
  `Host: localhost:3000\r\nX-Forwarded-Host: ${EVIL}\r\nX-Forwarded-Proto: gopher\r\nX-Forwarded-Port: 1`,
  `Host: localhost:3000\r\nForwarded: host=${EVIL};proto=gopher`,
  `Host: localhost:3000\r\nX-Original-URL: /api/auth/me\r\nX-Rewrite-URL: /dashboard/${EVIL}`,
  `Host: localhost:3000\r\nX-Host: ${EVIL}\r\nX-Forwarded-Server: ${EVIL}\r\nX-Forwarded-Prefix: /${EVIL}`,
  `Host: localhost:3000\r\nAccept-Language: ${EVIL}\r\nReferer: https://${EVIL}/\r\nUser-Agent: <script>${EVIL}`,
  `Host: localhost:3000\r\nCookie: lang=${EVIL}; sobremesa_access=${EVIL}`,
]
const CHANGING = /^(date|connection|keep-alive|x-request-id|content-security-policy|content-length):/i

/** An answer without what is new in each: times, nonces, and the order of its headers. */
const lasting = ({ headers, body }: { headers: string; body: string }): string =>
  [
    ...headers
      .split('\r\n')
      .filter(line => !CHANGING.test(line))
      .toSorted(),
    body.replaceAll(/nonce="?[\w+/=-]+"?/g, ''),
  ].join('\n')

test('what a request says of host, path or itself is in no answer, and in none that is kept for others', async () => {
  const app = await createTestApp()
  await menuOf(app)
  const port = await listen(app)
  for (const path of [
    '/',
    '/casa-lola',
    '/api/public/casa-lola',
    '/precios',
    '/sitemap.xml',
    '/robots.txt',
    '/nada-aqui',
  ]) {
    const before = lasting(parseRaw(await sendRaw(port, get(path))))
    for (const poison of POISON) {
      const answer = parseRaw(await sendRaw(port, get(path, poison)))
      tally.count(`${poison} to ${path}`, answer)
      if (`${answer.headers}${answer.body}`.includes(EVIL)) tally.leak(`${path} repeats ${poison}`)
      // A second Host may be refused; what is answered is what everybody gets.
      if (answer.status !== 400) expect([path, poison, lasting(answer)]).toEqual([path, poison, before])
    }
    expect([path, lasting(parseRaw(await sendRaw(port, get(path))))]).toEqual([path, before])
  }
})

/** Two requests in the bytes of one, for servers that disagree about where the first one ends. */
const HIDDEN = `GET /api/auth/me HTTP/1.1\r\nHost: localhost:3000\r\n\r\n`
const SMUGGLED = [
  `Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n`,
  `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
  `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
  `Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n`,
  `Content-Length: +0\r\n\r\n`,
  `X: a\r\n Transfer-Encoding: chunked\r\n\r\n`,
  `X: a\nTransfer-Encoding: chunked\r\n\r\n`,
]

test('a request that could be read as two is refused, and nothing after it is answered', async () => {
  const port = await listen(await createTestApp())
  for (const smuggled of SMUGGLED) {
    const bytes = `POST /api/auth/logout HTTP/1.1\r\nHost: localhost:3000\r\nOrigin: http://localhost:3000\r\n${smuggled}${HIDDEN}`
    const answer = parseRaw(await sendRaw(port, bytes))
    tally.count(smuggled, answer)
    expect([smuggled, answer.status, answer.answers]).toEqual([smuggled, 400, 1])
  }
})

test('methods that repeat a request or look into the server are not answered', async () => {
  const app = await createTestApp()
  const port = await listen(app)
  for (const method of ['TRACE', 'TRACK', 'DEBUG', 'PROPFIND', 'PATCH', 'PURGE'])
    for (const path of ['/', '/precios', '/api/health']) {
      const bytes = get(path, `Host: localhost:3000\r\nX-Secret: ${EVIL}`).replace('GET', method)
      const answer = parseRaw(await sendRaw(port, bytes))
      tally.count(`${method} ${path}`, answer)
      if (answer.body.includes(EVIL)) tally.leak(`${method} ${path} repeats its headers`)
      expect([method, path, [400, 403, 404, 405].includes(answer.status)]).toEqual([method, path, true])
    }
})

const HALF_OPEN = 100

test('a hundred connections that never finish their request keep nobody waiting', async () => {
  const app = await createTestApp()
  const port = await listen(app)
  const sockets: Socket[] = []
  onTestFinished(() => sockets.forEach(socket => void socket.destroy()))
  for (let each = 0; each < HALF_OPEN; each++) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    sockets.push(socket)
    await once(socket, 'connect')
    socket.write(
      each % 2
        ? 'GET /api/health HTTP/1.1\r\nHost: x\r\nX-A: '
        : 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nOrigin: http://localhost:3000\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
    )
  }
  const answer = tally.count('health beside them', parseRaw(await sendRaw(port, get('/api/health'))))
  expect(answer.status).toBe(200)
})
