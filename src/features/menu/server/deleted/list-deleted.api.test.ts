import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import type { Deleted, Dish } from '../../menu.contract.ts'
import { named, world } from '../menu.testing.ts'

test("'Eliminados' has what can be restored, the last first, with who deleted it", async () => {
  const { app, owner, restaurant, category, create } = await world()
  const marta = await app.signIn(await app.make.worker([restaurant], { name: 'Marta Gil' }))
  const deleted = async (as = owner) =>
    (await app.request<Deleted[]>({ path: `/api/restaurants/${restaurant.id}/deleted`, as })).data
  const remove = (path: string, as: typeof owner) => app.request({ method: 'DELETE', path: `/api/${path}`, as })
  const [flan, tarta] = [(await create(named('Flan'))).data, (await create(named('Tarta'))).data]
  await create(named('Helado'))
  expect(await deleted()).toEqual([])

  await remove(`menu/items/${flan._id}`, owner)
  app.clock.advance(MINUTE_MS)
  await remove(`menu/items/${tarta._id}`, marta)
  app.clock.advance(MINUTE_MS)
  await remove(`categories/${category.id}`, owner)
  expect(await deleted()).toMatchObject([
    { kind: 'category', _id: category.id, by: null, categoryId: null, dishes: 1 },
    { kind: 'dish', _id: tarta._id, names: { es: 'Tarta' }, by: 'Marta', categoryId: category.id, dishes: 0 },
    { kind: 'dish', _id: flan._id, names: { es: 'Flan' }, by: null },
  ])

  await app.request({ method: 'POST', path: `/api/categories/${category.id}/restore`, as: owner })
  expect((await deleted()).map(({ _id }) => _id)).toEqual([tarta._id, flan._id])
  app.clock.advance(31 * DAY_MS)
  expect(await deleted(await app.signIn(owner))).toEqual([])
})

test('a dish whose category is gone comes back to another one, at its end; the lost one is named', async () => {
  const { app, owner, restaurant, category, create, list } = await world()
  const { data: flan } = await create({ ...named('Flan'), sortOrder: 5 })
  const other = await app.make.category(restaurant, 'Fríos')
  await app.make.dish(other, { name: 'Tarta' })
  const foreign = await app.make.category(await app.make.restaurant(await app.make.owner()), 'Ajena')
  await app.request({ method: 'DELETE', path: `/api/menu/items/${flan._id}`, as: owner })
  await app.request({ method: 'DELETE', path: `/api/categories/${category.id}`, as: owner })
  const { data } = await app.request<Deleted[]>({ path: `/api/restaurants/${restaurant.id}/deleted`, as: owner })
  const found = data.find(({ _id }) => _id === flan._id)
  expect(found?.categoryNames).toEqual(data.find(({ kind }) => kind === 'category')?.names)
  const restore = (body?: object) =>
    app.request<Dish>({ method: 'POST', path: `/api/menu/items/${flan._id}/restore`, as: owner, ...(body && { body }) })
  expect((await restore()).code).toBe('category_deleted')
  for (const categoryId of [foreign.id, 'nope']) expect((await restore({ categoryId })).status).toBe(400)
  expect((await restore({ categoryId: other.id })).data).toMatchObject({ _id: flan._id, categoryId: other.id })
  expect((await list(other.id)).map(({ translations }) => translations.es?.name)).toEqual(['Tarta', 'Flan'])
})
