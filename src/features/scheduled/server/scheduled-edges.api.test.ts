import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { carryOutJob } from './scheduled.service.ts'
import { named, scheduledWorld } from './scheduled.testing.ts'

async function edgeWorld() {
  const made = await scheduledWorld()
  const { app, restaurant, later } = made
  return {
    ...made,
    carryOut: async (id: string, hours = 10) => {
      await later(hours)
      await app.runJob(carryOutJob, { restaurantId: restaurant.id, id })
    },
  }
}

test('allergens that somebody has said since a return was scheduled stay', async () => {
  const { app, dishes, change, schedule, inHours, carryOut, read, listed } = await edgeWorld()
  const [dish, other] = dishes
  app.clock.advance(MINUTE_MS)
  const then = app.clock.now().toISOString()
  app.clock.advance(MINUTE_MS)
  for (const { _id } of [dish, other]) await change(_id, { price: 30, allergens: ['gluten'] })
  app.clock.advance(MINUTE_MS)
  const order = { kind: 'return', at: inHours(10), body: { at: then, groups: ['prices', 'allergens'] } }
  const { data } = await schedule(order)
  app.clock.advance(MINUTE_MS)
  await change(dish._id, { allergens: ['gluten', 'nuts'] })
  await carryOut(data._id)
  expect(await read(dish._id)).toMatchObject({ price: 9, allergens: ['gluten', 'nuts'] })
  expect(await read(other._id)).toMatchObject({ price: 18.5, allergens: [] })
  expect((await listed())[0]).toMatchObject({ state: 'done', left: [{ name: 'Croquetas', reason: 'touched' }] })
})

test('the name of who helps is told to nobody', async () => {
  const { app, schedule, rise, carryOut, dishes, change, listed } = await edgeWorld()
  const admin = await app.signIn(await app.make.admin({ name: 'Zacarías Secreto' }))
  const { data, status } = await schedule(rise(), admin)
  expect(status).toBe(201)
  await change(dishes[0]._id, { price: 40 })
  await carryOut(data._id)
  expect((await listed())[0]).toMatchObject({ state: 'done', by: { name: 'Soporte' } })
  const toOwner = app.mail.sent.filter(({ to }) => to !== admin.email)
  expect(toOwner).toHaveLength(1)
  expect(JSON.stringify(toOwner)).not.toContain('Zacar')
})

test('a queue whose clock is ahead of ours asks again at the moment', async () => {
  const { app, restaurant, schedule, rise } = await edgeWorld()
  const { data } = await schedule(rise())
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM pgboss.job
      WHERE name = ${carryOutJob.name} AND data ->> 'id' = ${data._id} AND start_after > now()`.execute(app.platform.db)
    return rows[0]?.count
  }
  expect(await waiting()).toBe(1)
  await app.runJob(carryOutJob, { restaurantId: restaurant.id, id: data._id })
  expect(await waiting()).toBe(2)
})

test('strange bodies are refused in Spanish', async () => {
  const { schedule, dishes, inHours, update, rise } = await edgeWorld()
  const items = [{ _id: dishes[0]._id, price: 12 }]
  for (const body of [
    {},
    { kind: 'bulk' },
    { kind: 'bulk', at: inHours(1), body: { items: [] } },
    { kind: 'bulk', at: inHours(1), body: { items: [{ _id: 'x', price: 1 }] } },
    { kind: 'bulk', at: inHours(1), body: { items: [{ _id: dishes[0]._id, price: -3 }] } },
    { kind: 'bulk', at: '9999-12-31T23:59:59-23:59', body: { items } },
    { kind: 'bulk', at: '0000-01-01T00:00:00Z', body: { items } },
    { kind: 'bulk', at: '2027-02-30T10:00:00Z', body: { items } },
    { kind: 'bulk', at: inHours(24 * 61), body: { items } },
    { kind: 'otro', at: inHours(1), body: { items } },
    { kind: 'return', at: inHours(1), body: { at: 'ayer', groups: ['prices'] } },
    { kind: 'return', at: inHours(1), body: { at: inHours(-1), groups: ['nada'] } },
    { kind: 'return', at: inHours(1), body: { at: inHours(-1), groups: ['prices'], dishIds: ['\0'] } },
    { kind: 'return', at: inHours(1), body: { at: inHours(-1), groups: ['prices'], dishIds: [] } },
    { kind: 'return', at: inHours(1), body: { at: inHours(-1), groups: ['prices'], dishIds: Array(2001).fill('a') } },
  ]) {
    const answer = await schedule(body)
    expect([JSON.stringify(body).slice(0, 150), answer.status]).toEqual([expect.anything(), 400])
    expect(JSON.stringify([answer.message, answer.errors])).not.toMatch(/invalid|expected|required|too (big|small)/i)
  }
  const { data } = await schedule(rise())
  for (const body of [
    { body: {} },
    { body: { items: 3 } },
    { body: { at: inHours(1), groups: ['prices'] } },
    { at: 'x' },
  ]) {
    const answer = await update(data._id, body)
    expect([JSON.stringify(body), answer.status]).toEqual([expect.anything(), 400])
    expect(JSON.stringify([answer.message, answer.errors])).not.toMatch(/invalid|expected|required|too (big|small)/i)
  }
})

test('at most 20 wait, also when two ask at once, and a stranger learns nothing', async () => {
  const { app, schedule, rise, listed, details, update, cancel } = await edgeWorld()
  for (let n = 0; n < 19; n++) expect((await schedule(rise())).status).toBe(201)
  const both = await Promise.all([schedule(rise()), schedule(rise())])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
  const [first] = await listed()
  const id = first?._id ?? ''
  const stranger = await app.signIn(await app.make.owner())
  expect((await update(id, { at: rise().at }, stranger)).status).toBe(404)
  expect((await cancel(id, stranger)).status).toBe(404)
  expect(await details(id, stranger)).toBeUndefined()
})

test('it runs once at the moment that it was given last', async () => {
  const { app, schedule, rise, inHours, update, later, listed, list } = await edgeWorld()
  const { data } = await schedule(rise(inHours(2)))
  await update(data._id, { at: inHours(20) })
  await later(3)
  await app.runJobs()
  expect((await listed())[0]).toMatchObject({ state: 'waiting' })
  await update(data._id, { at: inHours(1) })
  await later(2)
  await app.runJobs()
  await app.runJob(carryOutJob, { restaurantId: data.restaurantId, id: data._id })
  expect((await list()).map(({ price }) => price)).toEqual([10, 19.5, 3])
})

test('an author who has asked for the deletion of their account changes nothing any more', async () => {
  const { app, restaurant, schedule, rise, carryOut, listed, list } = await edgeWorld()
  const author = await app.signIn(await app.make.worker([restaurant], { name: 'Ana López' }))
  const { data } = await schedule(rise(), author)
  await app.platform.db.updateTable('users').set({ deleted_at: app.clock.now() }).where('id', '=', author.id).execute()
  await carryOut(data._id)
  expect((await listed())[0]).toMatchObject({ state: 'failed', failed: 'author' })
  expect((await list()).map(({ price }) => price)).toEqual([9, 18.5, 2])
})

test('a price that waits is on no public page', async () => {
  const { app, restaurant, schedule, dishes, inHours } = await edgeWorld()
  await schedule({
    kind: 'bulk',
    at: inHours(2),
    body: { items: [{ _id: dishes[0]._id, price: 77.31, ...named('Secreto') }] },
  })
  const { slug } = restaurant
  for (const path of [`/api/public/${slug}`, `/${slug}`]) {
    const answer = await app.request({ path })
    expect(JSON.stringify(answer)).not.toMatch(/77[.,]31|Secreto/)
  }
})
