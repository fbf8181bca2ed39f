import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { houseWithHistory } from './return.testing.ts'

test('a moment must be known: not over a year ago, not before the house, not ahead', async () => {
  const { app, as, dish, put, moment, goBack, compare, list } = await houseWithHistory()
  await put(`/menu/items/${dish.id}`, { price: 12 })
  const { since } = (await list()).data
  const early = await goBack(new Date(Date.parse(since) - 1).toISOString())
  expect([early.status, early.code, early.data]).toMatchObject([409, 'moment_too_early', { since }])
  const ahead = new Date(app.clock.now().getTime() + DAY_MS).toISOString()
  expect([(await goBack(ahead)).code, (await compare(ahead)).code]).toEqual(['moment_ahead', 'moment_ahead'])
  expect((await goBack('ayer')).status).toBe(400)
  const at = moment()
  app.clock.advance(368 * DAY_MS)
  const later = await app.signIn(as)
  expect((await compare(at, {}, later)).code).toBe('moment_too_early')
})

test('the history tells each value, by whom, and only of a dish where one is asked', async () => {
  const { app, restaurant, dish, other, put, list } = await houseWithHistory()
  const worker = await app.signIn(await app.make.worker([restaurant], { name: 'Marta Iglesias' }))
  await put(`/menu/items/${dish.id}`, { price: 12, translations: { es: { name: 'Bravas' } } })
  await put(`/menu/items/${other.id}`, { available: false }, worker)
  const { changes } = (await list()).data
  expect(changes).toMatchObject([
    {
      by: { name: 'Marta', isSelf: false },
      count: 1,
      items: [{ name: 'Callos', field: 'available', group: null, to: '' }],
    },
    {
      by: { isSelf: true },
      undone: false,
      items: [
        { dishId: dish.id, name: 'Bravas', field: 'name', part: 'es', group: 'texts', from: 'Croquetas', to: 'Bravas' },
        { field: 'price', group: 'prices', part: null, from: '9.50', to: '12.00' },
      ],
    },
  ])
  const ofDish = (await list(`?dishId=${dish.id}`)).data.changes
  expect(ofDish.map(({ changeId }) => changeId)).toEqual([changes[1]?.changeId])
  expect((await list(`?before=${changes[0]?.changeId}`)).data.changes).toEqual(ofDish)
  expect((await list('?before=nada')).data.changes).toEqual([])
})

test('two moments are compared as they were, each value with who changed it last until then', async () => {
  const { dish, put, moment, compare, call } = await houseWithHistory()
  const first = moment()
  await put(`/menu/items/${dish.id}`, { price: 12 })
  const second = moment()
  await put(`/menu/items/${dish.id}`, { price: 15 })
  await call('DELETE', `/menu/items/${dish.id}`)
  const { data } = await compare(first, { to: second })
  expect(data.counts).toMatchObject({ prices: 1, deleted: 0 })
  expect(data.groups.prices).toMatchObject([{ name: 'Croquetas', from: '9.50', to: '12.00', by: { isSelf: true } }])
  expect((await compare(second)).data.counts).toMatchObject({ prices: 0, deleted: 1 })
  const alone = (await compare(first, { dishId: dish.id, group: 'deleted' })).data
  expect([alone.groups.deleted.length, alone.groups.prices]).toEqual([1, []])
})
