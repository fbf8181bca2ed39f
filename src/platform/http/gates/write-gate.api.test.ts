import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { asOwner, workerDatabase } from '#test/databases/database.ts'
import { WRITES_OF_OWNER } from './write-gate.ts'

const write = (app: TestApp, as: SignedIn, restaurantId: string) =>
  app.request({ method: 'PUT', path: `/api/restaurants/${restaurantId}`, as, body: { description: 'Hola' } })

/** Holds the lock of a restaurant until it is told to release it. */
async function hold({ platform }: TestApp, restaurantId: string) {
  const held = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const done = platform.db.transaction().execute(async trx => {
    await sql`SELECT 1 FROM restaurants WHERE id = ${restaurantId} FOR UPDATE`.execute(trx)
    held.resolve()
    await end.promise
  })
  await held.promise
  return async () => {
    end.resolve()
    await done
  }
}

/** Holds the locks of restaurants on a connection of its own. */
async function holdElsewhere(ids: string[]) {
  const client = new pg.Client(await workerDatabase())
  await client.connect()
  await client.query('BEGIN')
  await client.query('SELECT 1 FROM restaurants WHERE id = ANY ($1) FOR UPDATE', [ids])
  return () => client.end()
}

/** How many connections of the product wait for a lock. */
async function countLockWaits({ platform }: TestApp): Promise<number> {
  const waits = sql<{ count: number }>`
    SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  const rows = await asOwner(platform.db, waits)
  return rows[0]?.count ?? 0
}

test('one restaurant’s writes wait for each other: health and other tenants are served', async () => {
  const app = await createTestApp()
  const owner = await app.make.owner({ plan: { tier: 'premium', status: 'active' } })
  const restaurant = await app.make.restaurant(owner)
  const browsers = await Promise.all(Array.from({ length: 3 }, () => app.signIn(owner)))
  const other = await app.make.owner()
  const neighbour = { as: await app.signIn(other), restaurant: await app.make.restaurant(other) }
  const letGo = await hold(app, restaurant.id)
  const answers = Array.from({ length: 30 }, (_, index) => write(app, browsers[index % 3]!, restaurant.id))
  const refused: { status: number; code: string | undefined; after: unknown }[] = []
  const served: number[] = []
  for (const answer of answers)
    void answer.then(({ status, code, headers }) =>
      status === 200 ? served.push(status) : refused.push({ status, code, after: headers['retry-after'] }),
    )
  await expect.poll(() => refused.length).toBe(14)
  expect(new Set(refused.map(each => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify({ status: 429, code: 'busy', after: '1' })]),
  )
  expect((await app.request({ path: '/api/health' })).status).toBe(200)
  expect((await write(app, neighbour.as, neighbour.restaurant.id)).status).toBe(200)
  expect(served).toEqual([])
  await letGo()
  await Promise.all(answers)
  expect(served.length).toBe(16)
})

test('eight hostile accounts: another owner reads, signs in and writes; health is served', async () => {
  const app = await createTestApp()
  const hostile = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const owner = await app.make.owner({ plan: {} })
      const restaurants = [await app.make.restaurant(owner), await app.make.restaurant(owner)]
      return { as: await app.signIn(owner), restaurants }
    }),
  )
  const other = await app.make.owner()
  const neighbor = { as: await app.signIn(other), restaurant: await app.make.restaurant(other) }
  const restaurants = hostile.flatMap(each => each.restaurants)
  // On a connection that is none of the product's: their writes wait for its locks.
  const letGo = await holdElsewhere(restaurants.map(({ id }) => id))
  const writes = hostile.flatMap(({ as, restaurants: own }) =>
    Array.from({ length: 20 }, (_, index) => write(app, as, own[index % 2]!.id)),
  )
  await expect.poll(() => countLockWaits(app)).toBe(6)
  const credentials = { email: other.email, password: other.password }
  const signIn = { method: 'POST', path: '/api/auth/login', body: credentials, as: app.browser() } as const
  expect((await app.request(signIn)).status).toBe(200)
  for (const path of ['/api/health', '/api/auth/me', `/api/restaurants/${neighbor.restaurant.id}/items`])
    expect([path, (await app.request({ path, as: neighbor.as })).status]).toEqual([path, 200])
  expect(await countLockWaits(app)).toBeLessThanOrEqual(6)
  const own = write(app, neighbor.as, neighbor.restaurant.id)
  await letGo()
  expect((await own).status).toBe(200)
  await Promise.all(writes)
})

test('600 writes a minute of an owner and their people; reads go on, and other owners', async () => {
  const app = await createTestApp({ rateLimits: true })
  const owner = await app.make.owner({ plan: {} })
  const restaurant = await app.make.restaurant(owner)
  const [ana, worker] = [await app.signIn(owner), await app.signIn(await app.make.worker([restaurant]))]
  await app.platform.limits.consume(WRITES_OF_OWNER, owner.id, 598)
  for (const as of [ana, worker]) expect((await write(app, as, restaurant.id)).status).toBe(200)
  for (const as of [ana, worker]) {
    const { status, code, headers, message } = await write(app, as, restaurant.id)
    expect([status, code]).toEqual([429, 'too_many_requests'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(1)
    expect(message).toMatch(/^Demasiados intentos. Inténtalo de nuevo en \d+ (segundos|minuto)/)
  }
  expect((await app.request({ path: `/api/restaurants/${restaurant.id}`, as: ana })).status).toBe(200)
  const other = await app.make.owner()
  const elsewhere = await app.make.restaurant(other)
  expect((await write(app, await app.signIn(other), elsewhere.id)).status).toBe(200)
  expect(WRITES_OF_OWNER).toMatchObject({ points: 600, durationS: 60 })
})
