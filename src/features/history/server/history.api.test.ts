import { expect, test } from 'vitest'
import { v7 } from '#platform/id/id.ts'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import type { UndoAnswer } from '../history.contract.ts'
import { deleteOldHistoryDaily } from './history.jobs.ts'

type Dish = { _id: string; categoryId: string; price: number; prices: object[]; sortOrder: number; updatedAt: string }

async function createHouse() {
  const app = await createTestApp()
  const owner = await app.make.owner({ plan: { tier: 'premium', status: 'active' } })
  const restaurant = await app.make.restaurant(owner)
  const category = await app.make.category(restaurant)
  const dish = await app.make.dish(category, { price: '9.50' })
  return { app, owner, restaurant, category, dish, as: await app.signIn(owner), ...callsOf(app, restaurant.id) }
}

const callsOf = (app: TestApp, id: string) => ({
  /** The newest change. */
  lastChange: async (): Promise<string> => {
    const rows = await app.platform.db.selectFrom('history_changes').select('id').orderBy('id', 'desc').execute()
    return rows[0]?.id ?? ''
  },
  undo: (as: SignedIn, changeId: string, more: object = {}) =>
    app.request<UndoAnswer>({
      method: 'POST',
      path: `/api/restaurants/${id}/history/undo`,
      as,
      body: { changeId, ...more },
    }),
  put: (as: SignedIn, path: string, body: object) => app.request({ method: 'PUT', path: `/api${path}`, as, body }),
  dishes: async (as: SignedIn) => (await app.request<Dish[]>({ path: `/api/restaurants/${id}/items`, as })).data,
})

test('every write of a menu keeps before and after of what it changed, and nothing else of it', async () => {
  const { app, as, dish, put } = await createHouse()
  await put(as, `/menu/items/${dish.id}`, { price: 12 })
  await put(as, `/menu/items/${dish.id}`, { price: 12 })
  const { db } = app.platform
  expect(await db.selectFrom('history_entries').select(['entity', 'entity_id', 'before', 'after']).execute()).toEqual([
    { entity: 'dish', entity_id: dish.id, before: { price: '9.50' }, after: { price: '12.00' } },
  ])
  expect(await db.selectFrom('history_changes').select(['fields', 'user_id']).execute()).toEqual([
    { fields: 1, user_id: as.id },
  ])
})

test('an undo gives back what was, once, and can itself be undone', async () => {
  const { as, dish, put, lastChange, undo, dishes } = await createHouse()
  const before = await dishes(as)
  await put(as, `/menu/items/${dish.id}`, { price: 12 })
  const change = await lastChange()
  const asked = await undo(as, change, { dryRun: true })
  expect(asked.data).toMatchObject({ undone: 1, kept: [], changeId: null })
  expect((await dishes(as))[0]?.price).toBe(12)
  const undone = await undo(as, change)
  expect([undone.status, undone.data]).toMatchObject([200, { undone: 1, kept: [], changeId: expect.any(String) }])
  expect(await dishes(as)).toEqual([{ ...before[0], updatedAt: expect.any(String) }])
  const again = await undo(as, change)
  expect([again.status, again.code]).toEqual([409, 'already_undone'])
  expect((await undo(as, undone.data.changeId ?? '')).status).toBe(200)
  expect((await dishes(as))[0]?.price).toBe(12)
})

test('what somebody has touched since stays, and is told; the owner may say otherwise', async () => {
  const { app, as, category, dish, restaurant, put, lastChange, undo, dishes } = await createHouse()
  const other = await app.make.dish(category, { price: '5.00' })
  const items = [dish, other].map(({ id }) => ({ _id: id, price: 20 }))
  await put(as, `/restaurants/${restaurant.id}/items/bulk`, { items })
  const change = await lastChange()
  await put(as, `/menu/items/${dish.id}`, { price: 21 })
  expect((await undo(as, change, { dryRun: true, includeTouched: true })).data.undone).toBe(2)
  const { data } = await undo(as, change)
  expect([data.undone, data.kept]).toEqual([1, [{ dishId: dish.id, reason: 'touched' }]])
  expect((await dishes(as)).map(({ price }) => price)).toEqual([21, 5])
})

test('a deleted category comes back with the dishes that went with it', async () => {
  const { app, as, category, lastChange, undo, dishes } = await createHouse()
  await app.make.dish(category)
  const before = await dishes(as)
  await app.request({ method: 'DELETE', path: `/api/categories/${category.id}`, as })
  expect(await dishes(as)).toEqual([])
  expect((await undo(as, await lastChange())).data).toMatchObject({ undone: 2, kept: [] })
  expect(await dishes(as)).toEqual(before)
})

test('a dish goes back to no category that is gone since: it stays, and is told', async () => {
  const { app, as, restaurant, category, dish, put, lastChange, undo, dishes } = await createHouse()
  const other = await app.make.category(restaurant)
  await put(as, `/menu/items/${dish.id}`, { categoryId: other.id })
  const change = await lastChange()
  await app.request({ method: 'DELETE', path: `/api/categories/${category.id}`, as })
  expect((await undo(as, change)).data).toMatchObject({ undone: 0, kept: [{ dishId: dish.id, reason: 'touched' }] })
  expect((await dishes(as)).map(({ categoryId }) => categoryId)).toEqual([other.id])
})

test('prices go back without a label that is gone since, and without what the market asked', async () => {
  const { app, as, restaurant, dish, put, lastChange, undo, dishes } = await createHouse()
  const label = await app.make.priceLabel(restaurant, 'Bandeja')
  const path = `/menu/items/${dish.id}`
  const lobster = { market: true, amount: 40 }
  await put(as, path, { prices: [lobster, { label: label.id, amount: 24 }] })
  await put(as, path, { prices: [lobster, { label: 'tapa', amount: 8 }] })
  const change = await lastChange()
  await app.request({ method: 'DELETE', path: `/api/price-labels/${label.id}`, as })
  await put(as, path, { price: 45 })
  const asked = await lastChange()
  expect((await undo(as, asked)).code).toBe('not_undoable')
  expect((await undo(as, change)).data).toMatchObject({ undone: 1, kept: [] })
  expect((await dishes(as)).map(({ prices }) => prices)).toEqual([
    [expect.objectContaining({ market: true, amount: 45 }), expect.objectContaining({ label: null, amount: 24 })],
  ])
})

test('an order goes back while nobody has ordered anew', async () => {
  const { app, as, category, dish, put, lastChange, undo, dishes } = await createHouse()
  const other = await app.make.dish(category)
  const order = `/categories/${category.id}/items/reorder`
  await put(as, order, { itemIds: [other.id, dish.id] })
  const change = await lastChange()
  expect((await undo(as, change)).data.undone).toBe(1)
  expect((await dishes(as)).map(({ _id }) => _id)).toEqual([dish.id, other.id])
  await put(as, order, { itemIds: [other.id, dish.id] })
  const second = await lastChange()
  await put(as, order, { itemIds: [dish.id, other.id] })
  expect((await undo(as, second)).code).toBe('not_undoable')
})

test('whoever made a change may undo it with the rights of its fields; else the owner', async () => {
  const { app, as, restaurant, dish, put, lastChange, undo, dishes } = await createHouse()
  const worker = await app.signIn(await app.make.worker([restaurant], { rights: ['prices'] }))
  await put(as, `/menu/items/${dish.id}`, { price: 12 })
  const ofOwner = await lastChange()
  expect([(await undo(worker, ofOwner)).status, (await dishes(as))[0]?.price]).toEqual([403, 12])
  await put(worker, `/menu/items/${dish.id}`, { price: 13 })
  const ofWorker = await lastChange()
  const { db } = app.platform
  await db
    .updateTable('memberships')
    .set({ rights: ['texts'] })
    .where('user_id', '=', worker.id)
    .execute()
  const refused = await undo(worker, ofWorker)
  expect([refused.status, refused.code, (await dishes(as))[0]?.price]).toEqual([403, 'no_right', 13])
  await db
    .updateTable('memberships')
    .set({ rights: ['prices'] })
    .where('user_id', '=', worker.id)
    .execute()
  expect((await undo(worker, ofWorker)).status).toBe(200)
  expect((await dishes(as))[0]?.price).toBe(12)
})

test('a change of another house, of no house, or of last month cannot be undone', async () => {
  const { app, as, dish, put, lastChange, undo } = await createHouse()
  await put(as, `/menu/items/${dish.id}`, { price: 12 })
  const change = await lastChange()
  const stranger = await app.make.owner({ plan: { tier: 'premium', status: 'active' } })
  const elsewhere = callsOf(app, (await app.make.restaurant(stranger)).id)
  const answers = [
    await elsewhere.undo(await app.signIn(stranger), change),
    await undo(as, v7()),
    await undo(as, 'kein-uuid'),
  ]
  expect(answers.map(({ status, code }) => [status, code])).toEqual(Array(3).fill([404, 'change_gone']))
  app.clock.advance(31 * DAY_MS)
  expect((await undo(await app.signIn(as), change)).code).toBe('change_gone')
})

test('two undos at once are one', async () => {
  const { as, dish, put, lastChange, undo } = await createHouse()
  await put(as, `/menu/items/${dish.id}`, { price: 12 })
  const change = await lastChange()
  const answers = await Promise.all([undo(as, change), undo(as, change)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('after a year a change is forgotten', async () => {
  const { app, as, dish, put } = await createHouse()
  await put(as, `/menu/items/${dish.id}`, { price: 12 })
  const count = async () => (await app.platform.db.selectFrom('history_entries').selectAll().execute()).length
  app.clock.advance(364 * DAY_MS)
  await app.runJob(deleteOldHistoryDaily)
  expect(await count()).toBe(1)
  app.clock.advance(3 * DAY_MS)
  await app.runJob(deleteOldHistoryDaily)
  expect(await count()).toBe(0)
})
