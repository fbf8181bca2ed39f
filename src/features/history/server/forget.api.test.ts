import { expect, test } from 'vitest'
import { SECOND_MS } from '#shared/time.ts'
import { v7 } from '#platform/id/id.ts'
import { HISTORY_FIELDS_MAX, MANY_FIELDS, READ_FIELDS } from '../history.limits.ts'
import { deleteOverflow } from './forget.store.ts'
import { deleteOldHistoryDaily } from './history.jobs.ts'
import { insertChange } from './history.store.ts'
import { houseWithHistory } from './return/return.testing.ts'

/** A house, and another one, in whose histories changes of so many fields are written, a second apart. */
async function overflowWorld() {
  const house = await houseWithHistory()
  const { app, restaurant, list, compare } = house
  const neighbour = await houseWithHistory(app)
  const { db } = app.platform
  const write = async (fields: number, { to = restaurant, at = house.moment() } = {}) => {
    const id = v7()
    const entries = [0, 1].map(() => ({ entity: 'zone', id: v7(), before: { value: 1 }, after: { value: 2 } }))
    await insertChange(db, { id, restaurantId: to.id, userId: null, at: new Date(at), fields, entries })
    return { id, at }
  }
  return {
    ...house,
    neighbour,
    write,
    left: async (of = restaurant) => {
      const rows = await db
        .selectFrom('history_entries')
        .select('change_id')
        .distinct()
        .where('restaurant_id', '=', of.id)
        .orderBy('change_id')
        .execute()
      return rows.map(row => row.change_id)
    },
    listed: async () => (await list()).data.changes.map(({ changeId }) => changeId).toSorted(),
    since: async () => (await list()).data.since,
    isKnown: async (at: string) => (await compare(at)).status === 200,
    overflow: (max: number) => deleteOverflow(db, restaurant.id, max),
  }
}

test('the oldest changes make room, with all their things, and answers say from when on all is known', async () => {
  const { write, overflow, left, listed, since, isKnown, neighbour } = await overflowWorld()
  const born = await since()
  const [one, two, three] = [await write(4), await write(3), await write(3)]
  const other = await write(50, { to: neighbour.restaurant })
  await overflow(10)
  expect([await left(), await since()]).toEqual([[one.id, two.id, three.id].toSorted(), born])
  await overflow(9)
  expect([await left(), await listed()]).toEqual([[two.id, three.id].toSorted(), [two.id, three.id].toSorted()])
  expect([await since(), await isKnown(one.at), await isKnown(two.at)]).toEqual([two.at, false, true])
  expect(await left(neighbour.restaurant)).toEqual([other.id])
  await overflow(5)
  expect([await left(), await since()]).toEqual([[three.id], three.at])
})

test('of one moment all or nothing is known', async () => {
  const { write, overflow, since, isKnown, listed, moment } = await overflowWorld()
  const first = await write(3)
  const second = await write(3, { at: first.at })
  const later = moment()
  await overflow(4)
  expect(await since()).toBe(new Date(Date.parse(second.at) + 1).toISOString())
  expect([await isKnown(second.at), await isKnown(later), await listed()]).toEqual([false, true, []])
})

test('more than is kept goes each day, in all houses, and at once with a large write', async () => {
  const { app, write, left, neighbour, call, path, category } = await overflowWorld()
  const old = [await write(HISTORY_FIELDS_MAX), await write(HISTORY_FIELDS_MAX, { to: neighbour.restaurant })]
  const [own, others] = [await write(1), await write(1, { to: neighbour.restaurant })]
  await app.runJob(deleteOldHistoryDaily)
  expect([await left(), await left(neighbour.restaurant)]).toEqual([[own.id], [others.id]])
  expect(old).toHaveLength(2)
  const full = await write(HISTORY_FIELDS_MAX - 1)
  app.clock.advance(SECOND_MS)
  const rows = Array.from({ length: MANY_FIELDS / 10 }, (_, n) => ({
    new: true,
    categoryId: category.id,
    translations: { es: { name: `Plato ${n}` } },
  }))
  expect((await call('PUT', `${path}/items/bulk`, { items: rows })).status).toBe(200)
  const after = await left()
  expect([after.length, after.includes(full.id), after.includes(own.id)]).toEqual([1, false, false])
})

test('long texts count once for each 1 000 bytes, and what is read in parts is told as a whole', async () => {
  const { app, restaurant, dish, put, moment, compare, list, goBack, dishes } = await overflowWorld()
  const { db } = app.platform
  const at = moment()
  const says = (word: string) => ({ translations: { es: { name: 'Croquetas', description: word.repeat(900) } } })
  for (const word of ['a', 'b', 'c']) await put(`/menu/items/${dish.id}`, says(word))
  await put(`/menu/items/${dish.id}`, { price: 12 })
  const kept = db.selectFrom('history_changes').select('fields').where('restaurant_id', '=', restaurant.id)
  expect((await kept.orderBy('at').execute()).map(({ fields }) => fields)).toEqual([2, 2, 2, 1])
  const told = async () => [(await list()).data, { ...(await compare(at)).data, to: '' }]
  const whole = await told()
  await db
    .updateTable('history_changes')
    .set({ fields: READ_FIELDS })
    .where('restaurant_id', '=', restaurant.id)
    .execute()
  expect(await told()).toEqual(whole)
  expect((await goBack(at)).data.counts).toMatchObject({ texts: 1, prices: 1 })
  expect((await dishes())[0]).toMatchObject({ price: 9.5, translations: { es: { description: '' } } })
})
