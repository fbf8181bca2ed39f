import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import type { Category, Dish } from '../menu.contract.ts'

async function openMenu() {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  const category = await app.make.category(await app.make.restaurant(owner))
  const dish = await app.make.dish(category)
  const paths = { category: `/api/categories/${category.id}`, dish: `/api/menu/items/${dish.id}` }
  const read = async <T>(path: string) => (await app.request<T>({ path, as: owner })).data
  const send = (method: 'PUT' | 'DELETE', path: string, ifMatch: string, body?: object) =>
    app.request<Dish>({ method, path, as: owner, headers: { 'if-match': ifMatch }, ...(body && { body }) })
  return { paths, read, send }
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

test('two changes in one millisecond are two; any state will do for a star', async () => {
  const { paths, read, send } = await openMenu()
  const first = await send('PUT', paths.dish, '*', { price: 2 })
  const second = await send('PUT', paths.dish, first.data.updatedAt, { price: 3 })
  expect(second.status).toBe(200)
  expect((await send('PUT', paths.dish, first.data.updatedAt, { price: 4 })).status).toBe(412)
  expect((await read<Dish>(paths.dish)).price).toBe(3)
})
