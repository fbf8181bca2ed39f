import { expect, test, vi } from 'vitest'
import { createTestApp, type SignedIn } from '#test/app.ts'
import { drawPicture } from '#test/pictures.ts'
import type { Category, Dish } from '../menu.contract.ts'

async function openMenu() {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  const restaurant = await app.make.restaurant(owner)
  const category = await app.make.category(restaurant)
  const dish = await app.make.dish(category)
  const paths = { category: `/api/categories/${category.id}`, dish: `/api/menu/items/${dish.id}` }
  const read = async <T>(path: string) => (await app.request<T>({ path, as: owner })).data
  const send = (method: 'PUT' | 'DELETE', path: string, ifMatch: string, body?: object) =>
    app.request<Dish>({ method, path, as: owner, headers: { 'if-match': ifMatch }, ...(body && { body }) })
  const ids = { category: category.id, dish: dish.id }
  return { app, owner, restaurant, ids, paths, read, send }
}

test.each(['dish', 'category'] as const)(
  'a %s that has moved since it was seen is 412, and nothing changes',
  async kind => {
    const { paths, read, send } = await openMenu()
    const path = paths[kind]
    const seen = await read<Dish | Category>(path)
    expect((await send('PUT', path, seen.updatedAt, { sortOrder: 70 })).status).toBe(200)
    const moved = await read<Dish | Category>(path)
    expect(moved.updatedAt).not.toBe(seen.updatedAt)
    const refused = { status: 412, code: 'changed_meanwhile', message: 'Alguien lo ha cambiado mientras tanto.' }
    expect(await send('PUT', path, seen.updatedAt, { sortOrder: 80 })).toMatchObject(refused)
    expect(await send('DELETE', path, seen.updatedAt)).toMatchObject(refused)
    expect(await read<Dish | Category>(path)).toEqual(moved)
    expect((await send('DELETE', path, `"${moved.updatedAt}"`)).status).toBe(200)
  },
)

test.each(['dish', 'category'] as const)(
  'a %s that has moved comes with its 412, and with who moved it',
  async kind => {
    const { app, restaurant, owner, paths } = await openMenu()
    const path = paths[kind]
    const put = <T>(as: SignedIn, body: object, ifMatch?: string) =>
      app.request<T>({ method: 'PUT', path, as, body, ...(ifMatch && { headers: { 'if-match': ifMatch } }) })
    const worker = await app.signIn(await app.make.worker([restaurant], { name: 'Marta Gil' }))
    const { data: seen } = await app.request<Dish>({ path, as: owner })
    const { data: current } = await put<Dish>(worker, { sortOrder: 70 })
    const refused = { status: 412, data: { current, changedBy: 'Marta' } }
    expect(await put(owner, { sortOrder: 80 }, seen.updatedAt)).toMatchObject(refused)
    const deleted = { method: 'DELETE' as const, path, as: owner, headers: { 'if-match': seen.updatedAt } }
    expect(await app.request(deleted)).toMatchObject(refused)
    expect(await put(worker, { sortOrder: 80 }, seen.updatedAt)).toMatchObject({
      status: 412,
      data: { changedBy: null },
    })
  },
)

test('a photo for a dish that has moved is not made ready twice: 412 comes before it', async () => {
  const { app, restaurant, owner, paths, read, send } = await openMenu()
  const seen = await read<Dish>(paths.dish)
  const worker = await app.signIn(await app.make.worker([restaurant], { name: 'Marta Gil' }))
  await app.request({ method: 'PUT', path: paths.dish, as: worker, body: { sortOrder: 70 } })
  const encode = vi.spyOn(app.platform.images, 'process')
  const content = await drawPicture({ width: 60, height: 40 })
  const save = (ifMatch: string) =>
    app.request<Dish>({
      method: 'PUT',
      path: paths.dish,
      as: owner,
      headers: { 'if-match': ifMatch },
      multipart: { file: { field: 'image', name: 'a.png', content } },
    })
  const current = await read<Dish>(paths.dish)
  expect(await save(seen.updatedAt)).toMatchObject({ status: 412, data: { current, changedBy: 'Marta' } })
  expect(encode).not.toHaveBeenCalled()
  expect((await save(current.updatedAt)).status).toBe(200)
  expect(encode).toHaveBeenCalledTimes(1)
  expect((await send('PUT', paths.dish, current.updatedAt, { sortOrder: 80 })).status).toBe(412)
})

test('every way to change a dish says who it was', async () => {
  const { app, restaurant, owner, paths, ids } = await openMenu()
  const worker = await app.signIn(await app.make.worker([restaurant], { name: 'Marta Gil' }))
  const seen = '2020-01-01T00:00:00.000Z'
  const headers = { 'if-match': seen }
  const changedBy = async (path: string, as: SignedIn) => {
    const { data } = await app.request<{ changedBy: string | null }>({ method: 'PUT', path, as, headers, body: {} })
    return data.changedBy
  }
  const put = (path: string, body: object) => app.request({ method: 'PUT', path, as: worker, body })
  await app.request({ method: 'PUT', path: paths.dish, as: owner, body: { price: 2 } })
  expect(await changedBy(paths.dish, owner)).toBeNull()
  await put(`/api/restaurants/${restaurant.id}/items/bulk`, { items: [{ _id: ids.dish, price: '7' }] })
  expect(await changedBy(paths.dish, owner)).toBe('Marta')
  await app.request({ method: 'PUT', path: paths.dish, as: owner, body: { price: 2 } })
  const { id: other } = await app.make.dish({ id: ids.category, restaurantId: restaurant.id })
  await put(`${paths.category}/items/reorder`, { itemIds: [other, ids.dish] })
  expect(await changedBy(paths.dish, owner)).toBe('Marta')
  await app.make.category(restaurant)
  const all = (await app.request<Category[]>({ path: `/api/restaurants/${restaurant.id}/categories`, as: owner })).data
  await put(`/api/restaurants/${restaurant.id}/categories/reorder`, {
    categoryIds: all.map(one => one._id).toReversed(),
  })
  expect(await changedBy(paths.category, owner)).toBe('Marta')
})

test('of two saves that have seen the same, one is stored and one is 412', async () => {
  const { paths, read, send } = await openMenu()
  const { updatedAt } = await read<Dish>(paths.dish)
  const both = await Promise.all([1, 2].map(price => send('PUT', paths.dish, updatedAt, { price })))
  expect(both.map(answer => answer.status).toSorted((one, other) => one - other)).toEqual([200, 412])
})

test('two changes in one millisecond are two; any state will do for a star', async () => {
  const { paths, read, send } = await openMenu()
  const first = await send('PUT', paths.dish, '*', { price: 2 })
  const second = await send('PUT', paths.dish, first.data.updatedAt, { price: 3 })
  expect(second.status).toBe(200)
  expect((await send('PUT', paths.dish, first.data.updatedAt, { price: 4 })).status).toBe(412)
  expect((await read<Dish>(paths.dish)).price).toBe(3)
})
