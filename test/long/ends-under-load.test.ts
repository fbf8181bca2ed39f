import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { startTestServer } from '../databases/test-databases.ts'
import { type Call, createBalancer, NOBODY } from './balancer.ts'
import { descendants, freePort, killPid, type Product, startProduct, until } from './product.ts'

/** Of all processes, as behind one name. */
const ORIGIN = 'http://localhost:3999'
const ENDS = Number(process.env['ENDS'] ?? 20)
const CLIENTS = 8
const BETWEEN_MS = 300
/** A client thinks for up to so long before it asks again, so that processes start beside them. */
const PAUSE_MS = 12

let server: Awaited<ReturnType<typeof startTestServer>>
let dataDir: string

before(async () => {
  server = await startTestServer(async () => undefined)
  dataDir = await mkdtemp(join(tmpdir(), 'sobremesa-ends-'))
})

after(async () => {
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(env: Record<string, string> = {}, port?: number): Promise<Product> {
  const own = { DATABASE_URL: server.connectionString, RATE_LIMITS: 'off', PUBLIC_URL: ORIGIN, ...env }
  const product = startProduct({ dataDir, port: port ?? (await freePort()), env: own })
  await product.ready()
  return product
}

/** A signed-in owner with one dish whose price changes. */
async function owner(url: string): Promise<(price: number) => Call> {
  const headers: Record<string, string> = { origin: ORIGIN, 'content-type': 'application/json' }
  const post = async <Data>(path: string, body: object): Promise<Data> => {
    const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    assert.equal(answer.status, 201, await answer.clone().text())
    const cookies = answer.headers.getSetCookie().map(cookie => cookie.split(';')[0])
    if (cookies.length > 0) headers['cookie'] = cookies.join('; ')
    return ((await answer.json()) as { data: Data }).data
  }
  const email = `marta-${Math.random().toString(36).slice(2)}@ejemplo.com`
  await post('/auth/register', { name: 'Marta', email, password: 'Paella-de-domingo-7' })
  const { _id: restaurant } = await post<{ _id: string }>('/restaurants', { name: `Casa ${email.slice(6, 14)}` })
  const names = { translations: { es: { name: 'Tapas' } } }
  const { _id: category } = await post<{ _id: string }>(`/restaurants/${restaurant}/categories`, names)
  const { _id: dish } = await post<{ _id: string }>(`/categories/${category}/items`, { ...names, price: 1 })
  return price => ({ method: 'PUT', path: `/api/menu/items/${dish}`, headers, body: JSON.stringify({ price }) })
}

type Ask = ReturnType<typeof createBalancer>['ask']

/** Diners and an owner who ask without a pause, until they are told to stop. Answers what failed. */
function load(ask: Ask, writes: ((price: number) => Call)[]) {
  const failed: string[] = []
  let asked = 0
  let isOver = false
  const paths = [
    '/el-rincon',
    '/el-rincon?lang=en',
    '/api/public/el-rincon/items',
    '/precios',
    '/api/auth/me',
    '/assets/no.js',
  ]
  const isRight = (status: number) => status === 200 || status === 401 || status === 404
  const repeat = async (call: (round: number) => Call, pauseMs = 0) => {
    for (let round = 0; !isOver; round++) {
      const { status, why, text } = await ask(call(round))
      asked++
      if (!isRight(status)) failed.push(why ?? `${status} ${text.slice(0, 200)}`)
      if (pauseMs > 0) await wait(pauseMs)
    }
  }
  const all = [
    ...Array.from({ length: CLIENTS }, (_, at) =>
      repeat(round => ({ method: 'GET', path: paths[(round + at) % paths.length]! }), (at * PAUSE_MS) / CLIENTS),
    ),
    ...writes.map(write => repeat(round => write((round % 90) + 1), PAUSE_MS)),
  ]
  return {
    stop: async () => {
      isOver = true
      await Promise.all(all)
      return { failed, asked }
    },
  }
}

void test('twenty ends under load lose no request, without anybody who tries again', async t => {
  const products = [await start(), await start()]
  t.after(() => Promise.all(products.map(product => product.end('SIGKILL'))))
  const balancer = createBalancer()
  t.after(balancer.close)
  for (const product of products) balancer.add(product)
  for (const product of products) await until('both are healthy', () => balancer.isUp(product))
  const writers = await Promise.all(products.map(({ url }) => owner(url)))
  const running = load(balancer.ask, writers)
  for (let ended = 0; ended < ENDS; ended++) {
    const at = ended % 2
    const product = products[at]!
    await wait(BETWEEN_MS)
    assert.equal(await product.end('SIGTERM'), 0, product.output())
    balancer.remove(product)
    products[at] = await start({}, Number(new URL(product.url).port))
    balancer.add(products[at])
    await until('it is healthy again', () => balancer.isUp(products[at]!))
  }
  const { failed, asked } = await running.stop()
  t.diagnostic(`${asked} requests, ${failed.length} failed`)
  assert.deepEqual(failed.slice(0, 5), [])
  assert.ok(asked > ENDS * 100)
})

void test('several workers behind one port: one that dies is replaced, and an end loses no request of those that came', async t => {
  const product = await start({ WORKERS: '2' })
  t.after(() => product.end('SIGKILL'))
  const workers = () => descendants(product.process.pid!)
  const pages = async () =>
    new Set(await Promise.all(Array.from({ length: 8 }, async () => (await fetch(`${product.url}/el-rincon`)).status)))
  await until('both work', () => workers().length >= 2)
  const [first] = workers()
  killPid(first!)
  await until('another one is started', () => workers().filter(pid => pid !== first).length >= 2)
  await product.ready()
  assert.deepEqual([...(await pages())], [200])
  const balancer = createBalancer()
  balancer.add(product)
  await until('it is healthy', () => balancer.isUp(product))
  const running = load(balancer.ask, [])
  await wait(BETWEEN_MS)
  const ended = product.end('SIGTERM')
  await until('the balancer has noticed', () => !balancer.isUp(product))
  const { failed } = await running.stop()
  balancer.close()
  assert.equal(await ended, 0)
  // A connection that is refused never reached the process.
  const ofThoseThatCame = failed.filter(why => why !== NOBODY && !why.includes('ECONNREFUSED'))
  assert.deepEqual(ofThoseThatCame.slice(0, 5), [])
})
