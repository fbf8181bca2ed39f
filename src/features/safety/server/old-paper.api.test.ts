import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { paperSheet } from '#test/menus/paper.ts'
import type { Check } from '../check.contract.ts'

/** A house with a printed carta. */
async function printedHouse() {
  const app = await createTestApp()
  const user = await app.make.owner()
  const as = await app.signIn(user)
  const restaurant = await app.make.restaurant(user)
  const category = await app.make.category(restaurant, 'Platos')
  const dish = await app.make.dish(category, { name: 'Calamares', price: '9.00', allergens: ['gluten', 'molluscs'] })
  const path = `/api/restaurants/${restaurant.id}`
  const printed = await app.request({ method: 'POST', path: `${path}/paper/editions`, body: paperSheet(), as })
  expect(printed.status).toBe(201)
  return {
    dish,
    change: (body: object) => app.request({ method: 'PUT', path: `/api/menu/items/${dish.id}`, body, as }),
    ignore: () =>
      app.request({ method: 'PUT', path: `${path}/check/old_paper`, body: { ignored: true, reason: 'right' }, as }),
    retire: () => app.request({ method: 'PUT', path: `${path}/paper/editions/1`, body: { retired: true }, as }),
    find: async () => {
      const { data } = await app.request<Check>({ path: `${path}/check`, as })
      return data.findings.find(({ rule }) => rule === 'old_paper')
    },
  }
}

test('a paper that says something else is advisable to print, important where its allergens differ', async () => {
  const { dish, change, find, ignore, retire } = await printedHouse()
  expect(await find()).toBeUndefined()
  await change({ price: 10 })
  const counts = { allergens: 0, prices: 1, added: 0, gone: 0, texts: 0 }
  expect(await find()).toMatchObject({
    id: 'old_paper',
    level: 'advisable',
    dishIds: [dish.id],
    values: { edition: 1, day: '2027-03-10', differs: counts },
  })
  await change({ allergens: ['gluten', 'molluscs', 'eggs'], traces: [] })
  expect(await find()).toMatchObject({ level: 'important', values: { differs: { ...counts, allergens: 1 } } })
  expect((await ignore()).code).toBe('never_ignored')
  await retire()
  expect(await find()).toBeUndefined()
})
