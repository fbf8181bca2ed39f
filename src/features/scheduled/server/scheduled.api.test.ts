import { expect, test } from 'vitest'
import { sql } from 'kysely'
import type { ActivityEntry } from '#features/activity/activity.contract.ts'
import type { Right } from '#features/identity/rights.rules.ts'
import { named } from '#features/menu/server/menu.testing.ts'
import { MINUTE_MS } from '#shared/time.ts'
import { SCHEDULED_MAX } from '../scheduled.limits.ts'
import { carryOutJob } from './scheduled.service.ts'
import { scheduledWorld } from './scheduled.testing.ts'

test('a change that is scheduled changes nothing yet, and everybody of the house sees what it will do', async () => {
  const { app, owner, restaurant, dishes, inHours, schedule, rise, listed, details, list } = await scheduledWorld()
  const before = await list()
  const made = await schedule(rise())
  expect([made.status, made.data]).toEqual([
    201,
    {
      _id: expect.any(String),
      restaurantId: restaurant.id,
      at: inHours(10),
      kind: 'bulk',
      state: 'waiting',
      by: { id: owner.id, name: expect.any(String), isSelf: true },
      counts: { prices: 3 },
      returnsTo: null,
      mayChange: true,
      endedAt: null,
      changeId: null,
      failed: null,
      left: [],
      leftCount: 0,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    },
  ])
  expect(await list()).toEqual(before)
  const worker = await app.signIn(await app.make.worker([restaurant], { rights: [] }))
  const [seen] = await listed(worker)
  expect(seen).toMatchObject({ _id: made.data._id, mayChange: false, by: { isSelf: false } })
  const looked = await details(made.data._id, worker)
  expect(looked.count).toBe(3)
  expect(looked.items[0]).toEqual({
    dishId: dishes[0]._id,
    name: 'Croquetas',
    field: 'price',
    part: null,
    from: '9.00',
    to: '10.00',
  })
})

test('the moment is 5 minutes to 60 days ahead', async () => {
  const { app, schedule, rise, inHours } = await scheduledWorld()
  const text = 'Elige un momento desde dentro de 5 minutos hasta dentro de 60 días.'
  const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * MINUTE_MS).toISOString()
  for (const at of [inMinutes(4.9), inHours(24 * 60 + 1), inHours(-1)])
    expect(await schedule(rise(at))).toMatchObject({ status: 400, errors: { at: text } })
  for (const at of ['mañana', '', 7, null])
    expect(await schedule({ ...rise(), at })).toMatchObject({ status: 400, errors: { at: 'Elige el día y la hora.' } })
  expect((await schedule(rise(inMinutes(5)))).status).toBe(201)
  expect((await schedule(rise(inHours(24 * 60)))).status).toBe(201)
})

test('a change is tried when it is scheduled: cells, a moved dish, a missing right and a full carta are refused', async () => {
  const { app, restaurant, category, dishes, change, schedule, rise, inHours, listed } = await scheduledWorld()
  const bulk = (items: object[]) => ({ kind: 'bulk', at: inHours(10), body: { items } })
  expect((await schedule(bulk([{ _id: dishes[0]._id, price: '1.250' }]))).errors).toEqual({
    'body.items.0.price': 'Escribe el precio así: 1250,00',
  })
  expect((await schedule(bulk([{ _id: crypto.randomUUID(), price: 3 }]))).errors).toEqual({
    'items.0._id': 'Este plato no es de este restaurante.',
  })
  expect((await schedule({ kind: 'other', at: inHours(10), body: {} })).status).toBe(400)
  expect((await schedule(bulk([{ _id: dishes[0]._id, price: 9 }]))).code).toBe('scheduled_nothing')
  const worker = async (rights: Right[]) => app.signIn(await app.make.worker([restaurant], { rights }))
  expect((await schedule(rise(), await worker(['texts']))).code).toBe('no_right')
  expect((await schedule(rise(), await app.signIn(await app.make.owner()))).status).toBe(404)
  await change(dishes[1]._id, { price: 20 })
  expect(await schedule(rise())).toMatchObject({ status: 412, errors: { 'items.1.updatedAt': expect.any(String) } })
  expect(await listed()).toEqual([])
  const row = { new: true, categoryId: category.id, ...named('Gazpacho') }
  expect((await schedule(bulk([row]), await worker(['texts']))).data.counts).toEqual({ new: 1 })
})

test('20 wait at once; one that is cancelled makes room', async () => {
  const { app, schedule, rise, cancel, listed } = await scheduledWorld()
  await schedule(rise())
  await sql`INSERT INTO scheduled_changes (id, restaurant_id, user_id, at, kind, state, body, plan, created_at, updated_at)
    SELECT gen_random_uuid(), restaurant_id, user_id, at, kind, state, body, plan, created_at, updated_at
    FROM scheduled_changes, generate_series(1, ${SCHEDULED_MAX - 2}::int)`.execute(app.platform.db)
  const both = await Promise.all([schedule(rise()), schedule(rise())])
  expect(both.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(both.find(({ status }) => status !== 201)).toMatchObject({
    status: 409,
    code: 'scheduled_limit',
    message: 'Ya hay 20 cambios programados. Cancela alguno para programar otro.',
  })
  const [first] = await listed()
  expect((await cancel(first?._id ?? '')).status).toBe(200)
  expect((await schedule(rise())).status).toBe(201)
})

test('another moment keeps the author, another body has a new one; the old moment does nothing', async () => {
  const { app, restaurant, dishes, schedule, rise, update, inHours, later, listed, list } = await scheduledWorld()
  const worker = await app.signIn(await app.make.worker([restaurant], { name: 'Ana López' }))
  const { data } = await schedule(rise(inHours(1)), worker)
  const moved = await update(data._id, { at: inHours(30) }, undefined, { 'if-match': `"${data.updatedAt}"` })
  expect(moved.data).toMatchObject({ at: inHours(30), by: { name: 'Ana', isSelf: false } })
  expect(await update(data._id, { at: inHours(2) }, undefined, { 'if-match': `"${data.updatedAt}"` })).toMatchObject({
    status: 412,
    code: 'changed_meanwhile',
  })
  expect((await update(data._id, { at: inHours(-2) })).errors).toHaveProperty('at')
  expect((await update(data._id, { body: { items: 'x' } })).errors).toHaveProperty('body.items')
  await later(2, worker)
  await app.runJob(carryOutJob, { restaurantId: restaurant.id, id: data._id })
  expect((await list()).map(({ price }) => price)).toEqual([9, 18.5, 2])
  const other = await update(data._id, { body: { items: [{ _id: dishes[2]._id, price: 3 }] } })
  expect(other.data).toMatchObject({ counts: { prices: 1 }, by: { isSelf: true }, state: 'waiting' })
  expect((await listed(worker))[0]).toMatchObject({ mayChange: false })
  expect((await update(data._id, { at: inHours(3) }, worker)).status).toBe(403)
})

test('who scheduled it cancels it, also without a plan; what is over stays 30 days and cannot be changed', async () => {
  const { app, owner, restaurant, schedule, rise, cancel, update, inHours, later, listed, list } = await scheduledWorld()
  const worker = await app.signIn(await app.make.worker([restaurant]))
  const other = await app.signIn(await app.make.worker([restaurant]))
  const { data } = await schedule(rise(), worker)
  expect((await cancel(data._id, other)).status).toBe(403)
  await app.make.lapsedTrial(owner.id)
  expect((await update(data._id, { at: inHours(9) })).code).toBe('trial_expired')
  expect((await cancel(data._id, worker)).status).toBe(200)
  expect(await cancel(data._id, worker)).toMatchObject({ status: 409, code: 'scheduled_ended' })
  await app.make.plan(owner.id)
  await later(11)
  await app.runJob(carryOutJob, { restaurantId: restaurant.id, id: data._id })
  expect((await list()).map(({ price }) => price)).toEqual([9, 18.5, 2])
  expect((await listed())[0]).toMatchObject({ state: 'cancelled', mayChange: false, endedAt: expect.any(String) })
})

test('Actividad tells who scheduled what, changed its moment and cancelled it', async () => {
  const { app, owner, restaurant, schedule, rise, update, cancel, inHours } = await scheduledWorld()
  const { data } = await schedule(rise('2027-03-15T05:00:00.000Z'))
  await update(data._id, { at: inHours(24) })
  await cancel(data._id)
  const { data: news } = await app.request<ActivityEntry[]>({
    path: `/api/restaurants/${restaurant.id}/activity`,
    as: owner,
  })
  const told = news.filter(({ action }) => action.startsWith('scheduled.'))
  expect(told.map(({ action, items }) => [action, items[0]?.name, items[0]?.after])).toEqual([
    ['scheduled.cancelled', '3 precios', 'jueves 11 de marzo a las 12:00'],
    ['scheduled.moved', '3 precios', 'jueves 11 de marzo a las 12:00'],
    ['scheduled.created', '3 precios', 'lunes 15 de marzo a las 6:00'],
  ])
})
