import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { connect as connectHttp2 } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startTestServer } from '../databases/test-databases.ts'
import { type Answered, type Asking, NAME, type Nginx, requireNginx, startNginx } from './nginx.ts'
import { freePort, type Product, startProduct } from './product.ts'

const LIMIT_MS = 1000
const GIVE_UP_MS = 60_000
const ASK_EVERY_MS = 10
const ROUNDS = 8
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

let server: Awaited<ReturnType<typeof startTestServer>>
let client: pg.Client
let folder: string
let product: Product
let nginx: Nginx
let start: () => Product

before(async () => {
  await requireNginx()
  server = await startTestServer(async () => undefined)
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-published-'))
  await mkdir(join(folder, 'data'))
  const [productPort, otherPort] = [await freePort(), await freePort()]
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const env = { DATABASE_URL: server.connectionString, RATE_LIMITS: 'off', PUBLISH_MENUS: 'on' }
  start = () => startProduct({ dataDir: join(folder, 'data'), port: productPort, env })
  product = start()
  await product.ready()
  const dataDir = join(folder, 'data')
  nginx = await startNginx({ folder, dataDir, httpPort, httpsPort, products: [productPort, otherPort] })
  client = new pg.Client(server.connectionString)
  await client.connect()
})

after(async () => {
  await nginx?.end()
  await client?.end()
  await product?.end('SIGTERM')
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

type Page = Answered & { published: boolean }

/** A published page has nginx's time of the file; the product sends none. */
async function visit(path = '/el-rincon', asking: Asking = {}): Promise<Page> {
  const answer = await nginx.ask(path, { headers: BROWSER, ...asking })
  return { ...answer, published: answer.headers['last-modified'] !== undefined }
}

/** Visits until the page is as asked. Answers how long that took, in milliseconds. */
async function until(isRight: (page: Page) => boolean, path?: string): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < GIVE_UP_MS) {
    const page = await visit(path).catch(() => undefined)
    if (page && isRight(page)) return performance.now() - began
    await wait(ASK_EVERY_MS)
  }
  throw new Error('the page did not become right')
}
const untilPublished = (path?: string) => until(page => page.published, path)

async function write(set: string, values: unknown[] = []): Promise<void> {
  const { rows } = await client.query(
    `UPDATE restaurants SET ${set}, menu_version = menu_version + 1
     WHERE id = (SELECT restaurant_id FROM slugs WHERE slug = 'el-rincon') RETURNING id, menu_version`,
    values,
  )
  await client.query(`SELECT pg_notify('menu_changed', $1)`, [`${rows[0].id}:${rows[0].menu_version}`])
}
const heading = (name: string) => (page: Page) => / dir="auto"[^>]*>([^<]*)<\/h1>/.exec(page.text)?.[1] === name

void test('nginx sends published pages with the headers of the product, also while the product stands still', async () => {
  await untilPublished()
  await untilPublished('/el-rincon?lang=en')
  const direct = await fetch(`${product.url}/el-rincon`, { headers: BROWSER })
  const html = await direct.text()
  product.process.kill('SIGSTOP')
  const page = await visit()
  const english = await visit('/el-rincon?lang=en')
  product.process.kill('SIGCONT')
  assert.ok(page.published && english.published)
  assert.equal(page.text, html)
  assert.match(english.text, /<html lang="en">/)
  const own =
    /^(date|connection|keep-alive|etag|last-modified|content-length|server|content-language|content-security-policy|accept-ranges|transfer-encoding|strict-transport-security)$/
  const comparable = (headers: Record<string, string>) =>
    Object.entries(headers)
      .filter(([name]) => !own.test(name))
      .map(pair => pair.join(': '))
      .sort()
  assert.deepEqual(comparable(page.headers), comparable(Object.fromEntries(direct.headers)))
  assert.match(page.headers['content-security-policy'] ?? '', /frame-ancestors 'none'/)
  const inside = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page.text)?.[1] ?? ''
  const header = direct.headers.get('content-security-policy') ?? ''
  assert.equal(inside, header.replace(" frame-ancestors 'none';", ''))
})

void test('what is not published is the answer of the product', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/no-hay-nada', 404],
    ['/el-rincon/', 308],
    ['/El-Rincon', 308],
    ['/el-rincon.br', 404],
    ['/api/public/el-rincon', 200],
    ['/a/b', 302],
    ['/el-rincon?lang=fr', 200],
  ] as const) {
    const page = await visit(path)
    assert.deepEqual([path, page.status, page.published], [path, status, false])
  }
  const post = await visit('/el-rincon', { method: 'POST' })
  assert.deepEqual([post.status, post.headers['allow']], [405, 'GET, HEAD'])
})

void test('a change is live within a second, and is published after it', async () => {
  let worst = 0
  for (let round = 0; round < ROUNDS; round++) {
    await untilPublished()
    await write('name = $1', [`El Rincón ${round}`])
    worst = Math.max(worst, await until(heading(`El Rincón ${round}`)))
  }
  assert.ok(worst < LIMIT_MS, `${worst} ms`)
})

void test('the prices of a zone are the product’s to answer', async () => {
  const values = `gen_random_uuid(), restaurant_id, '{"es": "T"}', 'percent', 10, 10, 'terraza', now(), now()`
  await client.query(`INSERT INTO zones SELECT ${values} FROM slugs WHERE slug = 'el-rincon'`)
  await write('name = name')
  await until(page => page.published && page.text.includes('?zona=terraza'))
  for (const query of ['zona=terraza', 'lang=en&zona=terraza', 'zona=terraza&lang=en', 'zona=otra']) {
    const page = await visit(`/el-rincon?${query}`)
    assert.deepEqual([page.published, page.text.includes('data-zone-reason')], [false, query !== 'zona=otra'], query)
  }
})

void test('a lapsed, a renamed and a deleted restaurant are unpublished within a second', async () => {
  await untilPublished()
  await write(`status = 'inactive', inactive_since = now() - interval '60 days'`)
  assert.ok((await until(page => page.status === 404)) < LIMIT_MS)
  await write(`status = 'active', inactive_since = NULL`)
  await untilPublished()
  await client.query(`UPDATE slugs SET is_current = false WHERE slug = 'el-rincon'`)
  await client.query(
    `INSERT INTO slugs (slug, restaurant_id, is_current, created_at)
     SELECT 'la-esquina', restaurant_id, true, now() FROM slugs WHERE slug = 'el-rincon'`,
  )
  await write('name = name')
  assert.ok((await until(page => page.headers['location'] === '/la-esquina')) < LIMIT_MS)
  await untilPublished('/la-esquina')
  await write('deleted_at = now()')
  assert.ok((await until(page => page.status === 404, '/la-esquina')) < LIMIT_MS)
  await client.query(`DELETE FROM slugs WHERE slug = 'la-esquina'`)
  await client.query(`UPDATE slugs SET is_current = true WHERE slug = 'el-rincon'`)
  await write('deleted_at = NULL')
})

void test('a process that was killed leaves no old page behind', async () => {
  await untilPublished()
  await product.end('SIGKILL')
  await write('name = $1', ['Cambiado sin proceso'])
  assert.ok((await visit()).published)
  product = start()
  await product.ready()
  await until(heading('Cambiado sin proceso'))
  await untilPublished()
  assert.ok(heading('Cambiado sin proceso')(await visit()))
})

void test('a picture comes from the disk with the headers of the product, in parts too, and is gone when it is deleted', async () => {
  const answer = await fetch(`${product.url}/api/public/el-rincon/items`)
  const { data } = (await answer.json()) as { data: { imageUrl: string }[] }
  const path = data.find(({ imageUrl }) => imageUrl !== '')?.imageUrl ?? ''
  const direct = await fetch(product.url + path)
  product.process.kill('SIGSTOP')
  const picture = await nginx.ask(path)
  const part = await nginx.ask(path, { headers: { range: 'bytes=0-9' } })
  product.process.kill('SIGCONT')
  assert.deepEqual([picture.status, part.status, part.headers['content-length']], [200, 206, '10'])
  const { 'last-modified': time, etag: _, ...comparable } = picture.headers
  assert.ok(time)
  for (const [name, value] of Object.entries(comparable))
    if (!/^(date|connection|server|strict-transport-security)$/.test(name))
      assert.equal(value, direct.headers.get(name), name)
  await rm(join(folder, 'data', path))
  await until(({ status }) => status === 404, path)
})

void test('http is redirected to the one name, whatever name was asked for, by IPv4 and IPv6', async () => {
  for (const http of nginx.urls.http) {
    const answer = await fetch(`${http}/el-rincon?lang=en`, { redirect: 'manual', headers: { host: 'evil.example' } })
    assert.equal(answer.status, 301, http)
    assert.equal(answer.headers.get('location'), `https://${NAME}/el-rincon?lang=en`)
  }
})

void test('https speaks HTTP/2 by IPv4 and IPv6, and another name gets no certificate', async () => {
  for (const https of nginx.urls.https) {
    const session = connectHttp2(https, { servername: NAME, rejectUnauthorized: false })
    const stream = session.request({ ':path': '/el-rincon', ':authority': NAME })
    const [headers] = (await once(stream, 'response')) as [{ ':status': number }]
    assert.equal(headers[':status'], 200, https)
    session.destroy()
  }
  const other = nginx.connect('other.example')
  await assert.rejects(once(other, 'secureConnect'))
})

void test('a flood gets 429 with a page for people, fifty open calls are allowed, and a diner is answered all the while', async () => {
  const flood = await Promise.all(
    Array.from({ length: 400 }, () => visit('/api/public/el-rincon').catch(() => undefined)),
  )
  const statuses = new Set(flood.map(page => page?.status))
  assert.ok(statuses.has(200) && statuses.has(429), [...statuses].join())
  assert.match(flood.find(page => page?.status === 429)?.text ?? '', /"code":"too_many_requests"/)
  assert.equal((await visit()).status, 200)
  const origin = product.url.replace('127.0.0.1', 'localhost')
  const head = `POST /api/auth/login HTTP/1.1\r\nhost: ${NAME}\r\norigin: ${origin}\r\ncontent-type: application/json\r\n`
  await wait(2000)
  const sockets = Array.from({ length: 50 }, () => nginx.connect())
  for (const socket of sockets) socket.on('error', () => undefined).write(`${head}content-length: 10\r\n\r\n{`)
  await until(page => page.status === 429 && page.text.includes('<h1>Demasiadas visitas a la vez</h1>'))
  sockets.pop()?.destroy()
  await until(page => page.status === 200)
  for (const socket of sockets) socket.destroy()
})

void test('without any process published menus stay, and everything else is a page for people', async () => {
  await untilPublished()
  await product.end('SIGTERM')
  assert.ok((await visit()).published)
  const page = await visit('/precios')
  assert.deepEqual([page.status, page.headers['retry-after']], [503, '5'])
  assert.match(page.text, /<html lang="es">.*<h1>Ahora mismo no podemos responder<\/h1>/s)
  const call = await visit('/api/auth/me')
  assert.deepEqual([call.status, JSON.parse(call.text).code], [503, 'unavailable'])
  product = start()
  await product.ready()
  assert.equal((await visit('/precios')).status, 200)
})
