import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import type { Deleted } from '../../menu.contract.ts'
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
