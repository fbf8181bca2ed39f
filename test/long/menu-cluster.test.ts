import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../test-databases.ts'
import { freePort, type Product, startProduct } from './product.ts'

const PROCESSES = 3
const ROUNDS = 40
/** Nothing is older (3-decisions §1). */
const LIMIT_MS = 1000
const GIVE_UP_MS = 10_000
const SETUP_MS = 5 * 60 * 1000

let server: Awaited<ReturnType<typeof startTestServer>>
let client: pg.Client
let dataDir: string
const products: Product[] = []

beforeAll(async () => {
  server = await startTestServer(async () => undefined)
  dataDir = await mkdtemp(join(tmpdir(), 'sobremesa-cluster-'))
  for (let number = 0; number < PROCESSES; number++) {
    const product = startProduct({
      dataDir,
      port: await freePort(),
      env: { DATABASE_URL: server.connectionString, RATE_LIMITS: 'off' },
    })
    await product.ready()
    products.push(product)
  }
  client = new pg.Client(server.connectionString)
  await client.connect()
}, SETUP_MS)

afterAll(async () => {
  await client?.end()
  await Promise.all(products.map(product => product.end('SIGTERM')))
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
}, SETUP_MS)

/** How long after the write the last request began that was still answered with the old menu, in milliseconds. */
async function longestStale(name: string, since: number): Promise<number> {
  const stale = await Promise.all(
    products.map(async ({ url }) => {
      let last = 0
      for (;;) {
        const asked = performance.now() - since
        const page = await fetch(`${url}/el-rincon`)
        if ((await page.text()).includes(`<h1 dir="auto">${name}</h1>`)) return last
        last = asked
        if (asked > GIVE_UP_MS) return asked
      }
    }),
  )
  return Math.max(...stale)
}

const rename = (name: string) =>
  client.query(
    `UPDATE restaurants SET name = $1, menu_version = menu_version + 1
     WHERE id = (SELECT restaurant_id FROM slugs WHERE slug = 'el-rincon') RETURNING id, menu_version`,
    [name],
  )

test('a change is on every process within a second, told or not', { timeout: SETUP_MS }, async () => {
  const worst = { told: 0, untold: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const told = round % 2 === 0
    const name = `El Rincón ${round}`
    const { rows } = await rename(name)
    const since = performance.now()
    if (told) await client.query(`SELECT pg_notify('menu_changed', $1)`, [`${rows[0].id}:${rows[0].menu_version}`])
    const seen = await longestStale(name, since)
    worst[told ? 'told' : 'untold'] = Math.max(worst[told ? 'told' : 'untold'], seen)
  }
  expect(worst.told, 'notified').toBeLessThan(LIMIT_MS)
  expect(worst.untold, 'not notified').toBeLessThan(LIMIT_MS)
})

test('nothing old comes back while changes and visits go on at once', { timeout: SETUP_MS }, async () => {
  let committed = 0
  let going = true
  const writer = (async () => {
    for (let number = 1; number <= 200; number++) {
      const { rows } = await rename(`Versión ${number}`)
      if (number % 3 !== 0)
        await client.query(`SELECT pg_notify('menu_changed', $1)`, [`${rows[0].id}:${rows[0].menu_version}`])
      committed = number
    }
    going = false
  })()
  const readers = products.flatMap(({ url }) =>
    Array.from({ length: 3 }, async () => {
      let last = 0
      while (going) {
        const text = await (await fetch(`${url}/el-rincon`)).text()
        const seen = Number(/<h1 dir="auto">Versión (\d+)</.exec(text)?.[1] ?? 0)
        expect(seen, 'never back to an older one').toBeGreaterThanOrEqual(last)
        last = seen
      }
    }),
  )
  await Promise.all([writer, ...readers])
  expect(await longestStale(`Versión ${committed}`, performance.now())).toBeLessThan(LIMIT_MS)
})
