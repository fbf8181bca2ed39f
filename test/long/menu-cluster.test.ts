import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { startTestServer } from '../databases/test-databases.ts'
import { freePort, type Product, startProduct } from './product.ts'

const PROCESSES = 3
const ROUNDS = 40
/** Nothing that a diner sees may be older (3-decisions §1). */
const LIMIT_MS = 1000
const GIVE_UP_MS = 10_000

let server: Awaited<ReturnType<typeof startTestServer>>
let client: pg.Client
let dataDir: string
const products: Product[] = []

before(async () => {
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
})

after(async () => {
  await client?.end()
  await Promise.all(products.map(product => product.end('SIGTERM')))
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** How long after a write the last request began that still got the old menu, in milliseconds. */
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

void test('a change is in every process within a second, with or without a notification', async () => {
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
  assert.ok(worst.told < LIMIT_MS, `notified: ${worst.told} ms`)
  assert.ok(worst.untold < LIMIT_MS, `not notified: ${worst.untold} ms`)
})

void test('no old page is served while changes and visits run in parallel', async () => {
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
        assert.ok(seen >= last, `back from ${last} to ${seen}`)
        last = seen
      }
    }),
  )
  await Promise.all([writer, ...readers])
  const stale = await longestStale(`Versión ${committed}`, performance.now())
  assert.ok(stale < LIMIT_MS, `${stale} ms`)
})
