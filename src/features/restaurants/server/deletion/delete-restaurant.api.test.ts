import { expect, test } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { DEMO_EMAIL } from '../../demo.rules.ts'
import type { Restaurant } from '../../restaurants.contract.ts'

const remove = (app: TestApp, as: SignedIn, id: string) =>
  app.request({ method: 'DELETE', path: `/api/restaurants/${id}`, as })
const currentOf = async (app: TestApp, as: SignedIn) =>
  (await app.request<{ currentRestaurantId: string | null }>({ path: '/api/auth/me', as })).data.currentRestaurantId

test('it does not exist any more, for its workers too', async () => {
  const app = await createTestApp()
  const person = await app.make.owner({ plan: {} })
  const gone = await app.make.restaurant(person)
  const left = await app.make.restaurant(person)
  const [owner, worker] = [await app.signIn(person), await app.signIn(await app.make.worker([gone]))]
  const answer = await remove(app, owner, gone.id)
  expect(answer).toMatchObject({ status: 200, data: null, message: 'Restaurante eliminado correctamente' })
  for (const as of [owner, worker])
    expect((await app.request({ path: `/api/restaurants/${gone.id}`, as })).status).toBe(404)
  expect((await remove(app, owner, gone.id)).status).toBe(404)
  expect((await app.request<Restaurant[]>({ path: '/api/restaurants', as: owner })).data.map(one => one._id)).toEqual([
    left.id,
  ])
})

test('the last one stays, also when the last two are deleted in parallel', async () => {
  const app = await createTestApp()
  const person = await app.make.owner({ plan: {} })
  const both = [await app.make.restaurant(person), await app.make.restaurant(person)]
  const owner = await app.signIn(person)
  const answers = await Promise.all(both.map(one => remove(app, owner, one.id)))
  expect(answers.map(answer => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const refused = answers.find(answer => answer.status === 409)
  expect(refused?.code).toBe('last_restaurant')
  expect(refused?.message).toBe('No puedes eliminar tu único restaurante. Debes tener al menos uno activo.')
})

test('users whose current one it was get the first active one', async () => {
  const app = await createTestApp()
  const person = await app.make.owner({ plan: { tier: 'pro' } })
  const [gone, second, third] = [
    await app.make.restaurant(person),
    await app.make.restaurant(person),
    await app.make.restaurant(person, { inactiveSince: app.clock.now() }),
  ]
  const owner = await app.signIn(person)
  const worker = await app.signIn(await app.make.worker([gone, third]))
  const admin = await app.signIn(await app.make.admin())
  for (const as of [worker, admin]) await app.request({ method: 'PUT', path: `/api/restaurants/${gone.id}/switch`, as })
  await remove(app, owner, gone.id)
  expect(await currentOf(app, owner)).toBe(second.id)
  expect(await currentOf(app, worker)).toBe(third.id)
  expect(await currentOf(app, admin)).toBeNull()
  // `me` leaves a deleted one out: it would not show what is stored.
  const users = app.platform.db.selectFrom('users').select('email')
  expect(await users.where('current_restaurant_id', '=', gone.id).execute()).toEqual([])
  const { data } = await app.request<Restaurant[]>({ path: '/api/restaurants', as: owner })
  expect(data.map(one => one.status)).toEqual(['active', 'active'])
})

test('the plan then allows another one', async () => {
  const app = await createTestApp()
  const person = await app.make.owner({ plan: { tier: 'pro' } })
  const first = await app.make.restaurant(person)
  await app.make.restaurant(person)
  const owner = await app.signIn(person)
  const create = () => app.request({ method: 'POST', path: '/api/restaurants', as: owner, body: { name: 'Otra' } })
  expect((await create()).code).toBe('restaurant_limit')
  await remove(app, owner, first.id)
  expect((await create()).status).toBe(201)
})

test('the demo cannot be deleted and keeps its slug; everything else can be changed', async () => {
  const app = await createTestApp()
  const person = await app.make.owner({ email: DEMO_EMAIL, plan: {} })
  const owner = await app.signIn(person)
  const create = (body: object) =>
    app.request<Restaurant>({ method: 'POST', path: '/api/restaurants', as: owner, body })
  const demo = (await create({ name: 'El Rincón' })).data
  expect(demo.slug).toBe('el-rincon')
  await create({ name: 'Otra' })
  const path = `/api/restaurants/${demo._id}`
  const admin = await app.signIn(await app.make.admin())
  for (const as of [owner, admin]) {
    const refusals = [
      await app.request({ method: 'PUT', path, as, body: { slug: 'otro-rincon' } }),
      await app.request({ method: 'DELETE', path, as }),
    ]
    for (const refused of refusals) {
      expect(refused).toMatchObject({ status: 403, code: 'demo' })
      expect(refused.message).toBe('La demostración no se puede cambiar así.')
    }
  }
  const kept = await app.request({ method: 'PUT', path, as: owner, body: { slug: 'El Rincón', name: 'El Rincón!' } })
  expect(kept).toMatchObject({ status: 200, data: { slug: 'el-rincon', name: 'El Rincón!' } })
})
