import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { v7 } from '#platform/id/id.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { createTestApp, type SignedIn, type TestApp } from '../app.ts'
import { drawPicture } from '../pictures.ts'

const named = (name: string) => ({ translations: { es: { name } } })

async function openKitchen() {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  const restaurant = await app.make.restaurant(owner)
  const category = await app.make.category(restaurant)
  const path = `/api/categories/${category.id}/items`
  const create = (key: string, name: string, as: SignedIn = owner) =>
    app.request<Dish>({ method: 'POST', path, as, body: named(name), headers: { 'idempotency-key': key } })
  const names = async () =>
    (await app.request<Dish[]>({ path, as: owner })).data.map(dish => dish.translations.es?.name)
  return { app, owner, restaurant, path, create, names }
}

const countKeys = async ({ platform }: TestApp) =>
  (await platform.db.selectFrom('idempotency_keys').select('key').execute()).length

test('the same call with the same key answers what the first one made', async () => {
  const { create, names } = await openKitchen()
  const key = v7()
  const first = await create(key, 'Tortilla')
  const second = await create(key.toUpperCase(), 'Tortilla')
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.data).toEqual(first.data)
  expect(await names()).toEqual(['Tortilla'])
})

test('of calls at the same time one works and the others wait for it', async () => {
  const { create, names } = await openKitchen()
  const key = v7()
  const answers = await Promise.all(Array.from({ length: 4 }, () => create(key, 'Tortilla')))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1)
  expect(await names()).toEqual(['Tortilla'])
})

test('other fields, another place or another file under the same key are 409', async () => {
  const { app, owner, path, create, names } = await openKitchen()
  const key = v7()
  await create(key, 'Tortilla')
  expect(await create(key, 'Gazpacho')).toMatchObject({ status: 409, code: 'idempotency_mismatch' })
  const fileKey = v7()
  const send = async (width: number) =>
    app.request<Dish>({
      method: 'POST',
      path,
      as: owner,
      headers: { 'idempotency-key': fileKey },
      multipart: {
        fields: named('Croquetas'),
        file: { field: 'image', name: 'a.png', content: await drawPicture({ width, height: 8 }) },
      },
    })
  const [one, other, same] = [await send(8), await send(9), await send(8)]
  expect([one.status, other.code, same.status]).toEqual([201, 'idempotency_mismatch', 201])
  expect(same.data._id).toBe(one.data._id)
  expect(await names()).toEqual(['Tortilla', 'Croquetas'])
})

test('a key is one user’s, and lives 24 hours', async () => {
  const { app, owner, restaurant, create } = await openKitchen()
  const worker = await app.signIn(await app.make.worker([restaurant]))
  const key = v7()
  const first = await create(key, 'Tortilla')
  const others = await create(key, 'Gazpacho', worker)
  expect([first.status, others.status]).toEqual([201, 201])
  app.clock.advance(DAY_MS)
  const later = await create(key, 'Pisto', await app.signIn(owner))
  expect(later.status).toBe(201)
  expect(await countKeys(app)).toBe(2)
})

test('a call that failed frees its key; one that cannot be a key is 400', async () => {
  const app = await createTestApp()
  const owner = await app.make.owner({ plan: { tier: 'basic', status: 'active' } })
  await app.make.restaurant(owner)
  const as = await app.signIn(owner)
  const create = (key: string) =>
    app.request<Restaurant>({
      method: 'POST',
      path: '/api/restaurants',
      as,
      body: { name: 'Casa Nueva' },
      headers: { 'idempotency-key': key },
    })
  const key = v7()
  expect(await create(key)).toMatchObject({ status: 403, code: 'restaurant_limit' })
  await app.make.plan(owner.id, { tier: 'premium' })
  const [made, again] = [await create(key), await create(key)]
  expect([made.status, again.status, again.data._id]).toEqual([201, 201, made.data._id])
  expect(await create('mañana')).toMatchObject({ status: 400, code: 'bad_idempotency_key' })
})

test('a key whose process died before its end is free after two minutes', async () => {
  const { app, create, names } = await openKitchen()
  const key = v7()
  const first = await create(key, 'Tortilla')
  await app.platform.db
    .updateTable('idempotency_keys')
    .set({ answer: null as never })
    .execute()
  app.clock.advance(121_000)
  const second = await create(key, 'Tortilla')
  expect(second.status).toBe(201)
  expect(second.data._id).not.toBe(first.data._id)
  expect(await names()).toHaveLength(2)
})

test('calls without a session take no key', async () => {
  const app = await createTestApp()
  const key = v7()
  const register = (email: string) =>
    app.request({
      method: 'POST',
      path: '/api/auth/register',
      body: { name: 'Marta', email, password: 'Paella-de-domingo-7' },
      headers: { 'idempotency-key': key },
    })
  expect((await register('una@ejemplo.com')).status).toBe(201)
  expect((await register('otra@ejemplo.com')).status).toBe(201)
  expect(await countKeys(app)).toBe(0)
})
