import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'

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
  await expect.poll(() => refused.length).toBe(10)
  expect(new Set(refused.map(each => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify({ status: 429, code: 'busy', after: '1' })]),
  )
  expect((await app.request({ path: '/api/health' })).status).toBe(200)
  expect((await write(app, neighbour.as, neighbour.restaurant.id)).status).toBe(200)
  expect(served).toEqual([])
  await letGo()
  await Promise.all(answers)
  expect(served.length).toBe(20)
})
