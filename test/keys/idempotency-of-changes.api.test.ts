import { expect, test, vi } from 'vitest'
import { v7 } from '#platform/id/id.ts'
import { createTestApp, type SignedIn, type TestApp } from '../app.ts'
import { drawPicture } from '../pictures.ts'
import type { Category, Dish } from '#features/menu/menu.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'

type Sent = { method: 'PUT' | 'DELETE'; path: string; body?: unknown; multipart?: object; headers?: object }

async function openKitchen() {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  const restaurant = await app.make.restaurant(owner)
  const category = await app.make.category(restaurant)
  const dish = await app.make.dish(category, { name: 'Tortilla', price: '5' })
  const other = await app.make.dish(category, { name: 'Gazpacho', price: '4' })
  const send = <Data>(key: string, { headers = {}, ...sent }: Sent) =>
    app.request<Data>({ ...sent, as: owner, headers: { 'idempotency-key': key, ...headers } } as never)
  const read = async () => (await app.request<Dish>({ path: `/api/menu/items/${dish.id}`, as: owner })).data
  return { app, owner, restaurant, category, dish, other, send, read }
}

/** What is written by the calls, each row once. */
const versionOf = async ({ platform }: TestApp) =>
  (await platform.db.selectFrom('restaurants').select('menu_version').executeTakeFirstOrThrow()).menu_version

test('a repeated change answers what the first one made, also where If-Match has moved by it', async () => {
  const { dish, send, read } = await openKitchen()
  const key = v7()
  const seen = { 'if-match': `"${(await read()).updatedAt}"` }
  const change: Sent = { method: 'PUT', path: `/api/menu/items/${dish.id}`, body: { price: '7' }, headers: seen }
  const [first, again] = [await send<Dish>(key, change), await send<Dish>(key, change)]
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.data).toEqual(first.data)
  expect(await send(v7(), change)).toMatchObject({ status: 412 })
  expect(await send(key, { ...change, body: { price: '8' } })).toMatchObject({
    status: 409,
    code: 'idempotency_mismatch',
  })
})

test('each change and deletion of the menu, and the restaurant’s, is made once for its key', async () => {
  const { app, restaurant, category, dish, other, send } = await openKitchen()
  const calls: Sent[] = [
    { method: 'PUT', path: `/api/categories/${category.id}/items/reorder`, body: { itemIds: [other.id, dish.id] } },
    {
      method: 'PUT',
      path: `/api/restaurants/${restaurant.id}/categories/reorder`,
      body: { categoryIds: [category.id] },
    },
    { method: 'PUT', path: `/api/categories/${category.id}`, body: { translations: { es: { name: 'Fríos' } } } },
    {
      method: 'PUT',
      path: `/api/restaurants/${restaurant.id}/items/bulk`,
      body: { items: [{ _id: dish.id, price: '6' }] },
    },
    { method: 'PUT', path: `/api/restaurants/${restaurant.id}`, body: { description: 'De siempre' } },
    { method: 'DELETE', path: `/api/menu/items/${dish.id}` },
    { method: 'DELETE', path: `/api/categories/${category.id}` },
  ]
  for (const call of calls) {
    const key = v7()
    const first = await send<Dish[] | Category | Restaurant | null>(key, call)
    const version = await versionOf(app)
    const again = await send(key, call)
    expect([call.path, first.status, again.status]).toEqual([call.path, 200, 200])
    expect(JSON.parse(again.text)).toEqual(JSON.parse(first.text))
    expect(await versionOf(app)).toBe(version)
  }
  expect(await send(v7(), { method: 'DELETE', path: `/api/menu/items/${other.id}` })).toMatchObject({ status: 404 })
})

test('one photo is encoded once for one wish, whoever asks twice at the same time', async () => {
  const { app, dish, send, read } = await openKitchen()
  const process = vi.spyOn(app.platform.images, 'process')
  const content = await drawPicture({ width: 60, height: 40 })
  const multipart = { fields: { price: '9' }, file: { field: 'image', name: 'a.png', content } }
  const key = v7()
  const change: Sent = { method: 'PUT', path: `/api/menu/items/${dish.id}`, multipart }
  const answers = await Promise.all([1, 2, 3].map(() => send<Dish>(key, change)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ data }) => data.imageUrl))).toEqual(new Set([(await read()).imageUrl]))
  expect(process).toHaveBeenCalledTimes(1)
})

const photoOf = async (width: number) => ({
  fields: { price: '9' },
  file: { field: 'image', name: 'a.png', content: await drawPicture({ width, height: 40 }) },
})
const giveUp = (app: TestApp, key: string, as: SignedIn) =>
  app.request<{ givenUp: boolean }>({ method: 'POST', path: `/api/uploads/${key}/give-up`, as })

test('what is given up while its picture is encoded is not stored; what was stored before is told so', async () => {
  const { app, owner, dish, send, read } = await openKitchen()
  const before = await read()
  const { process } = app.platform.images
  const key = v7()
  vi.spyOn(app.platform.images, 'process').mockImplementationOnce(async (input, order) => {
    expect((await giveUp(app, key, owner)).data).toEqual({ givenUp: true })
    return process(input, order)
  })
  const change: Sent = { method: 'PUT', path: `/api/menu/items/${dish.id}`, multipart: await photoOf(60) }
  expect(await send(key, change)).toMatchObject({ status: 503 })
  expect(await read()).toEqual(before)
  expect(await app.files()).toEqual([])
  expect(await send(key, change)).toMatchObject({ status: 409, code: 'idempotency_mismatch' })
  const stored = v7()
  expect((await send(stored, change)).status).toBe(200)
  expect((await giveUp(app, stored, owner)).data).toEqual({ givenUp: false })
})

test('a key is given up by its own user only, and before its call has come too', async () => {
  const { app, owner, restaurant, dish, send } = await openKitchen()
  const worker = await app.signIn(await app.make.worker([restaurant]))
  const key = v7()
  const change: Sent = { method: 'PUT', path: `/api/menu/items/${dish.id}`, body: { price: '9' } }
  expect((await giveUp(app, key, worker)).data).toEqual({ givenUp: true })
  expect((await send(key, change)).status).toBe(200)
  const late = v7()
  expect((await giveUp(app, late, owner)).data).toEqual({ givenUp: true })
  expect(await send(late, change)).toMatchObject({ status: 409 })
  expect(await giveUp(app, 'foto', owner)).toMatchObject({ status: 404 })
})
