import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import type { Right } from '#features/identity/rights.rules.ts'
import { carryOutJob } from './scheduled.service.ts'
import { named, scheduledWorld } from './scheduled.testing.ts'

/** A carta whose prices were raised since a moment. */
async function raisedWorld() {
  const made = await scheduledWorld()
  const { app, dishes, restaurant, change, later, inHours, list } = made
  app.clock.advance(MINUTE_MS)
  const moment = app.clock.now().toISOString()
  app.clock.advance(MINUTE_MS)
  for (const { _id, price } of dishes) await change(_id, { price: price + 3, allergens: ['gluten'] })
  app.clock.advance(MINUTE_MS)
  return {
    ...made,
    moment,
    order: (body: object = {}) => ({
      kind: 'return',
      at: inHours(10),
      body: { at: moment, groups: ['prices'], ...body },
    }),
    carryOut: async (id: string) => {
      await later(10)
      await app.runJob(carryOutJob, { restaurantId: restaurant.id, id })
    },
    prices: async () => (await list()).map(({ price }) => price),
  }
}

test('the carta goes back at its moment, prices alone, and the return can be undone', async () => {
  const { app, owner, restaurant, moment, schedule, order, carryOut, prices, list, listed, details } =
    await raisedWorld()
  const { status, data } = await schedule(order())
  expect([status, data.counts, data.returnsTo]).toEqual([201, { prices: 3 }, moment])
  expect((await details(data._id)).body).toEqual({ at: moment, groups: ['prices'] })
  expect(await prices()).toEqual([12, 21.5, 5])
  await carryOut(data._id)
  expect(await prices()).toEqual([9, 18.5, 2])
  expect((await list()).map(({ allergens }) => allergens)).toEqual([['gluten'], ['gluten'], ['gluten']])
  const [done] = await listed()
  expect(done).toMatchObject({ state: 'done', changeId: expect.any(String), failed: null })
  const path = `/api/restaurants/${restaurant.id}/history/undo`
  expect((await app.request({ method: 'POST', path, as: owner, body: { changeId: done?.changeId } })).status).toBe(200)
  expect(await prices()).toEqual([12, 21.5, 5])
})

test('what is as it was is nothing to schedule, a moment that nobody knows is refused, and so is who lacks a right', async () => {
  const { app, restaurant, schedule, order, inHours } = await raisedWorld()
  expect((await schedule(order({ groups: ['service'] }))).code).toBe('scheduled_nothing')
  expect((await schedule(order({ at: inHours(-24 * 500) }))).status).toBe(409)
  expect((await schedule(order({ groups: [] }))).errors).toHaveProperty('body.groups')
  const worker = async (rights: Right[]) => app.signIn(await app.make.worker([restaurant], { rights }))
  expect((await schedule(order(), await worker(['texts']))).code).toBe('no_right')
  expect((await schedule(order(), await worker(['prices']))).status).toBe(201)
})

test('a return of a carta that is already so by then does nothing and says so', async () => {
  const { dishes, change, schedule, order, carryOut, listed } = await raisedWorld()
  const { data } = await schedule(order())
  for (const { _id, price } of dishes) await change(_id, { price })
  await carryOut(data._id)
  expect((await listed())[0]).toMatchObject({ state: 'failed', failed: 'nothing', changeId: null })
})

test('what somebody has changed, made or deleted since it was scheduled stays, and owner and author are told', async () => {
  const { app, owner, restaurant, dishes, change, list, schedule, order, carryOut, listed, moment } =
    await raisedWorld()
  const [croquetas, pulpo, pan] = dishes
  await change(pan._id, named('Pan de pueblo'))
  const items = `/api/categories/${croquetas.categoryId}/items`
  const make = (name: string) =>
    app.request({ method: 'POST', path: items, as: owner, body: { ...named(name), price: 4 } })
  await make('Fuera de carta')
  app.clock.advance(MINUTE_MS)
  const author = await app.signIn(await app.make.worker([restaurant], { name: 'Ana López' }))
  const groups = ['prices', 'texts', 'new', 'deleted', 'order']
  const { data, status } = await schedule(order({ groups }), author)
  expect([status, data.returnsTo, data.counts]).toMatchObject([201, moment, { prices: 3, texts: 1, new: 1 }])
  app.clock.advance(MINUTE_MS)
  await change(croquetas._id, { price: 14 })
  await app.request({ method: 'DELETE', path: `/api/menu/items/${pulpo._id}`, as: owner })
  await make('Gazpacho')
  app.mail.sent.length = 0
  await carryOut(data._id)
  const carta = (await list()).map(({ translations, price }) => [translations.es?.name, price])
  expect(carta).toEqual([
    ['Croquetas', 14],
    ['Pan', pan.price],
    ['Gazpacho', 4],
  ])
  const [done] = await listed()
  const left = ['Croquetas', 'Pulpo', 'Gazpacho'].map(name => ({ name, reason: 'touched' }))
  expect([done?.state, done?.left.toSorted((a, b) => a.name.localeCompare(b.name))]).toEqual([
    'done',
    left.toSorted((a, b) => a.name.localeCompare(b.name)),
  ])
  expect(app.mail.sent.map(({ to }) => to).toSorted()).toEqual([author.email, owner.email].toSorted())
})
