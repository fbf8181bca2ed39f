import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import type { TestRestaurant } from '#test/menus/menu-factories.ts'
import { grantSubscription } from '#features/billing/server/index.ts'
import type { Restaurant } from '../../restaurants.contract.ts'
import { verifyAllOwners } from './status.service.ts'
import { listOwnersToVerify } from './status.store.ts'

const verifyAll = (app: TestApp, as: SignedIn) =>
  app.request<Restaurant[]>({ method: 'PUT', path: '/api/restaurants/verify-all-status', as })
const statuses = async (app: TestApp, as: SignedIn) =>
  (await app.request<Restaurant[]>({ path: '/api/restaurants', as })).data.map(one => one.status)

async function three() {
  const app = await createTestApp()
  const person = await app.make.owner({ plan: {} })
  const restaurants = []
  for (let made = 0; made < 3; made++) {
    app.clock.advance(1000)
    restaurants.push(await app.make.restaurant(person))
  }
  return { app, person, restaurants, owner: await app.signIn(person) }
}

test('the oldest restaurants are active, as many as the plan allows', async () => {
  const { app, person, owner } = await three()
  await app.make.plan(person.id, { tier: 'pro' })
  const { data } = await verifyAll(app, owner)
  expect(data.map(one => one.status)).toEqual(['active', 'active', 'inactive'])
  expect(data.map(one => one.readOnly)).toEqual([null, null, 'inactive'])
  expect(data[2]?.menuVisibleUntil).toBe(new Date(app.clock.now().getTime() + 30 * DAY_MS).toISOString())
  await app.make.plan(person.id, { tier: 'premium' })
  expect((await verifyAll(app, owner)).data.map(one => one.status)).toEqual(['active', 'active', 'active'])
  expect((await verifyAll(app, owner)).data[2]?.menuVisibleUntil).toBeNull()
})

test('verifying answers the restaurant, and writes nothing the second time', async () => {
  const { app, person, owner, restaurants } = await three()
  await app.make.plan(person.id, { tier: 'basic' })
  const path = `/api/restaurants/${restaurants[1]?.id}/verify-status`
  const answer = await app.request<Restaurant>({ method: 'PUT', path, as: owner })
  expect(answer).toMatchObject({ status: 200, data: { _id: restaurants[1]?.id, status: 'inactive' } })
  const rows = () => app.platform.db.selectFrom('restaurants').selectAll().orderBy('created_at').execute()
  const before = await rows()
  app.clock.advance(DAY_MS / 100)
  await Promise.all([verifyAll(app, owner), app.request({ method: 'PUT', path, as: owner }), verifyAll(app, owner)])
  expect(await rows()).toEqual(before)
})

test('a lapsed owner and their workers may verify, read and not write', async () => {
  const { app, person, owner, restaurants } = await three()
  const first = restaurants[0] as TestRestaurant
  const worker = await app.signIn(await app.make.worker([first]))
  await app.make.lapsedTrial(person.id)
  for (const as of [worker, owner]) {
    const { status, data } = await verifyAll(app, as)
    expect(status).toBe(200)
    expect(data.every(one => one.status === 'inactive' && one.readOnly === 'trial_expired')).toBe(true)
  }
  const path = `/api/restaurants/${first.id}`
  const body = { name: 'Casa Nueva' }
  expect(await app.request({ method: 'PUT', path, as: owner, body })).toMatchObject({
    status: 403,
    code: 'trial_expired',
  })
  expect(await app.request({ method: 'DELETE', path, as: owner })).toMatchObject({ status: 403, code: 'trial_expired' })
  const refused = await app.request({ method: 'PUT', path, as: worker, body })
  expect(refused).toMatchObject({ status: 403, code: 'owner_plan_ended' })
  expect(refused.message).toBe('El plan del restaurante ha terminado. Habla con su propietario.')
  expect((await app.request({ path, as: worker })).status).toBe(200)
  await app.make.lapsedSubscription(person.id)
  expect((await verifyAll(app, owner)).data[0]?.readOnly).toBe('subscription_ended')
  const admin = await app.signIn(await app.make.admin())
  expect((await app.request({ method: 'PUT', path, as: admin, body })).status).toBe(200)
})

test('an inactive restaurant of an entitled owner may be read and deleted, not changed', async () => {
  const { app, person, owner, restaurants } = await three()
  await app.make.plan(person.id, { tier: 'pro' })
  await verifyAll(app, owner)
  const path = `/api/restaurants/${restaurants[2]?.id}`
  const refused = await app.request({ method: 'PUT', path, as: owner, body: { name: 'Casa Nueva' } })
  expect(refused).toMatchObject({ status: 403, code: 'restaurant_inactive' })
  expect(refused.message).toBe('Este restaurante está inactivo en tu plan.')
  expect((await app.request({ path, as: owner })).status).toBe(200)
  expect((await app.request({ method: 'DELETE', path, as: owner })).status).toBe(200)
})

test('a visit of less than a day to a larger plan does not begin the visible days of a menu again', async () => {
  const { app, person, owner, restaurants } = await three()
  const first = app.clock.now().getTime() + 30 * DAY_MS
  const visit = async (tier: 'basic' | 'premium') => {
    await app.make.plan(person.id, { tier })
    const id = restaurants[2]?.id
    return (await verifyAll(app, await app.signIn(owner))).data.find(one => one._id === id)?.menuVisibleUntil
  }
  const until = (moment: number) => new Date(moment).toISOString()
  expect(await visit('basic')).toBe(until(first))
  for (let day = 0; day < 3; day += 1) {
    app.clock.advance(5 * DAY_MS)
    expect(await visit('premium')).toBeNull()
    app.clock.advance(DAY_MS - 1)
    expect(await visit('basic')).toBe(until(first))
  }
  await visit('premium')
  app.clock.advance(DAY_MS)
  expect(await visit('basic')).toBe(until(app.clock.now().getTime() + 30 * DAY_MS))
})

describe('without an open browser', () => {
  test('the hourly job looks at those whose status is not what their plan says, and at nobody else', async () => {
    const { app, person, restaurants } = await three()
    const other = await app.make.owner({ plan: {} })
    await app.make.restaurant(other)
    const admin = await app.make.admin()
    await app.make.restaurant(admin)
    await app.make.restaurant(admin)
    const found = () => listOwnersToVerify(app.platform.db, app.clock.now(), { after: null, limit: 10 })
    await verifyAllOwners(app.platform)
    expect(await found()).toEqual([])
    for (const tier of ['basic', 'premium', 'pro'] as const) {
      await app.make.plan(person.id, { tier })
      expect(await found()).toEqual([person.id])
      await verifyAllOwners(app.platform)
      expect(await found()).toEqual([])
    }
    // The third, which was inactive, takes the place of the first.
    const first = app.platform.db.updateTable('restaurants').set({ deleted_at: app.clock.now() })
    await first.where('id', '=', restaurants[0]?.id ?? '').execute()
    expect(await found()).toEqual([person.id])
    await app.platform.db.updateTable('users').set({ deleted_at: app.clock.now() }).where('id', '=', other.id).execute()
    expect(await found()).toEqual([person.id, other.id].toSorted())
  })

  test('a changed subscription re-verifies at once', async () => {
    const { app, owner, person } = await three()
    const grant = { email: person.email, trialEndsAt: null, subscriptionEndsAt: null }
    await grantSubscription(app.platform, { ...grant, tier: 'basic', status: 'active' })
    expect(await statuses(app, owner)).toEqual(['active', 'inactive', 'inactive'])
    await grantSubscription(app.platform, { ...grant, tier: 'premium', status: 'active' })
    expect(await statuses(app, owner)).toEqual(['active', 'active', 'active'])
    await grantSubscription(app.platform, { ...grant, tier: 'premium', status: 'canceled' })
    expect(await statuses(app, owner)).toEqual(['inactive', 'inactive', 'inactive'])
  })

  test('the hourly job finds a trial that ended', async () => {
    const app = await createTestApp()
    const person = await app.make.owner()
    await app.make.restaurant(person)
    const admin = await app.make.admin()
    await app.make.restaurant(admin)
    app.clock.advance(31 * DAY_MS)
    await verifyAllOwners(app.platform)
    expect(await statuses(app, await app.signIn(person))).toEqual(['inactive'])
    expect(await statuses(app, await app.signIn(admin))).toEqual(['active'])
  })
})
