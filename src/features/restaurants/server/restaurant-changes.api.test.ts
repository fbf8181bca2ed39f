import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { type ChangeSet, changed } from '#platform/events/changes.ts'
import { grantSubscription } from '#features/billing/server/index.ts'
import { restaurantEntity, restaurantStatusEntity } from './restaurants.changes.ts'

function listen(app: TestApp): ChangeSet[] {
  const heard: ChangeSet[] = []
  app.platform.events.on(changed, async (_, set) => void heard.push(set))
  return heard
}

test('a changed restaurant is told before and after, its slug included, and by whom', async () => {
  const app = await createTestApp()
  const user = await app.make.owner()
  const restaurant = await app.make.restaurant(user, { name: 'Casa Marta', slug: 'casa-marta' })
  const admin = await app.make.admin()
  const heard = listen(app)
  const body = { name: 'Casa Eva', slug: 'casa-eva' }
  await app.request({ method: 'PUT', path: `/api/restaurants/${restaurant.id}`, as: await app.signIn(admin), body })
  expect(heard).toMatchObject([
    {
      actor: { userId: admin.id },
      ownerId: user.id,
      restaurantId: restaurant.id,
      changes: [{ entity: restaurantEntity }],
    },
  ])
  const [change] = heard[0]?.changes ?? []
  expect(change?.before).toMatchObject({ name: 'Casa Marta', slug: 'casa-marta' })
  expect(change?.after).toEqual({ ...change?.before, ...body })
})

test('a change that changes nothing is not told', async () => {
  const app = await createTestApp()
  const user = await app.make.owner()
  const restaurant = await app.make.restaurant(user, { name: 'Casa Marta' })
  const heard = listen(app)
  const path = `/api/restaurants/${restaurant.id}`
  const as = await app.signIn(user)
  expect((await app.request({ method: 'PUT', path, as, body: { name: 'Casa Marta' } })).status).toBe(200)
  expect(heard).toEqual([])
})

test('a status follows the plan by itself: nobody did it', async () => {
  const app = await createTestApp()
  const user = await app.make.owner({ plan: { tier: 'premium', status: 'active' } })
  await app.make.restaurant(user)
  app.clock.advance(1000)
  const younger = await app.make.restaurant(user)
  const heard = listen(app)
  const ends = { trialEndsAt: null, subscriptionEndsAt: null }
  await grantSubscription(app.platform, { email: user.email, tier: 'basic', status: 'active', ...ends })
  const change = { id: younger.id, before: { status: 'active' }, after: { status: 'inactive' } }
  const entity = restaurantStatusEntity
  expect(heard.filter(({ restaurantId }) => restaurantId !== null)).toEqual([
    {
      id: expect.any(String),
      actor: null,
      ownerId: user.id,
      restaurantId: younger.id,
      at: app.clock.now(),
      changes: [{ entity, ...change }],
    },
  ])
})
