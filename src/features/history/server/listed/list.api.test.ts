import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { recordStatements } from '#test/statements.ts'
import { houseWithHistory } from '../return/return.testing.ts'

test('what is gone for good has the name that it had last, and only dishes that are told are read', async () => {
  const { app, owner, call, path, put, restaurant, dish, other, list } = await houseWithHistory()
  const bar = await app.make.category(restaurant, 'Barra')
  await put(`/menu/items/${dish.id}`, { price: 12 })
  const told = (await list()).data.changes[0]?.changeId ?? ''
  await put(`/menu/items/${other.id}`, { categoryId: bar.id })
  await call('POST', `${path}/schedules`, {
    name: 'Tardes',
    days: ['monday'],
    slots: [{ open: '16:00', close: '19:00' }],
    dishIds: [other.id],
  })
  await put(`/menu/items/${dish.id}`, { translations: { es: { name: 'Croquetas de cocido' } } })
  await call('DELETE', `/menu/items/${dish.id}`)
  const deletion = (await list()).data.changes[0]?.changeId ?? ''
  app.clock.advance(31 * DAY_MS)
  await app.runJob({ name: 'menu.sweep-deleted', options: {} })
  const statements = recordStatements(app.platform)
  const as = await app.signIn(owner)
  const { data } = await list(`?before=${deletion}`, as)
  const words = data.changes.flatMap(({ items }) => items.map(({ name, field, to }) => [name, field, to]))
  expect(words.slice(0, 4)).toEqual([
    ['Croquetas de cocido', 'name', 'Croquetas de cocido'],
    ['Tardes', 'created', ''],
    ['Callos', 'category', 'Barra'],
    ['Croquetas de cocido', 'price', '12.00'],
  ])
  expect(data.changes.map(({ changeId }) => changeId)).toContain(told)
  const ofDishes = statements.filter(sql => sql.includes('from "menu_items"'))
  expect(ofDishes.filter(sql => !sql.includes('"id" in ('))).toEqual([])
  expect(ofDishes).toHaveLength(1)
})
