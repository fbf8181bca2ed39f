import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { createTestApp } from '#test/app.ts'
import { asOwner } from '#test/databases/database.ts'
import { DISHES_MAX } from '#features/menu/menu.limits.ts'
import { removeMember } from '#features/identity/server/people.ts'
import { carryOutJob } from './scheduled.service.ts'
import { named, scheduledWorld, type ToldEntry } from './scheduled.testing.ts'

/** A change whose moment has come. */
async function dueWorld() {
  const made = await scheduledWorld()
  const { app, restaurant, list, owner, later } = made
  return {
    ...made,
    carryOut: async (id: string, hours = 10) => {
      await later(hours)
      await app.runJob(carryOutJob, { restaurantId: restaurant.id, id })
    },
    prices: async () => (await list()).map(({ price }) => price),
    told: async () => {
      const path = `/api/restaurants/${restaurant.id}/activity`
      const { data } = await app.request<ToldEntry[]>({ path, as: owner })
      return data.filter(({ action }) => action.startsWith('scheduled.') && action !== 'scheduled.created')
    },
    mails: () => app.mail.sent.map(({ to, subject, text }) => ({ to, subject, text })),
  }
}

test('at its moment it is done in the name of its author, once, and can be undone', async () => {
  const { app, owner, restaurant, schedule, rise, carryOut, prices, listed, told, mails } = await dueWorld()
  const { data } = await schedule(rise())
  await carryOut(data._id, 9.9)
  expect(await prices()).toEqual([9, 18.5, 2])
  await carryOut(data._id, 0.2)
  expect(await prices()).toEqual([10, 19.5, 3])
  const [done] = await listed()
  expect(done).toMatchObject({ state: 'done', changeId: expect.any(String), leftCount: 0, failed: null })
  expect(await told()).toMatchObject([{ action: 'scheduled.done', actor: { id: owner.id } }])
  expect(mails()).toEqual([])
  const undo = { method: 'POST' as const, path: `/api/restaurants/${restaurant.id}/history/undo`, as: owner }
  expect((await app.request({ ...undo, body: { changeId: done?.changeId } })).status).toBe(200)
  expect(await prices()).toEqual([9, 18.5, 2])
  await carryOut(data._id)
  expect(await prices()).toEqual([9, 18.5, 2])
})

test('two processes that carry it out at once do it once', async () => {
  const { app, restaurant, category, schedule, inHours, later, list } = await dueWorld()
  const row = { new: true, categoryId: category.id, ...named('Gazpacho') }
  const { data } = await schedule({ kind: 'bulk', at: inHours(1), body: { items: [row] } })
  const other = await createTestApp({ beside: app })
  await later(2)
  other.clock.set(app.clock.now())
  const payload = { restaurantId: restaurant.id, id: data._id }
  await Promise.all([app, other].map(one => one.runJob(carryOutJob, payload)))
  expect((await list()).map(dish => dish.translations.es?.name)).toEqual(['Croquetas', 'Pulpo', 'Pan', 'Gazpacho'])
})

test('a process that dies in the middle leaves nothing half done, and another one does it', async () => {
  const { app, restaurant, schedule, rise, carryOut, prices, listed } = await dueWorld()
  const { data } = await schedule(rise())
  const { db } = app.platform
  await asOwner(
    db,
    sql`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'died'; END $$`,
  )
  await asOwner(db, sql`CREATE TRIGGER die BEFORE UPDATE ON scheduled_changes FOR EACH ROW EXECUTE FUNCTION die()`)
  await expect(carryOut(data._id)).rejects.toThrow('died')
  expect(await prices()).toEqual([9, 18.5, 2])
  expect(await listed()).toMatchObject([{ state: 'waiting' }])
  await asOwner(db, sql`DROP FUNCTION die() CASCADE`)
  await app.runJob(carryOutJob, { restaurantId: restaurant.id, id: data._id })
  expect(await prices()).toEqual([10, 19.5, 3])
})

test('what somebody has changed since stays as it is, what is gone is left out, and owner and author are told', async () => {
  const { app, owner, restaurant, dishes, change, schedule, rise, carryOut, list, listed, told, mails } =
    await dueWorld()
  const author = await app.signIn(await app.make.worker([restaurant], { name: 'Ana López' }))
  const { data } = await schedule(rise(), author)
  const [croquetas, pulpo, pan] = dishes
  await change(croquetas._id, { translations: { es: { description: 'De la casa' } } })
  await change(pulpo._id, { price: 25 })
  await app.request({ method: 'DELETE', path: `/api/menu/items/${pan._id}`, as: owner })
  await carryOut(data._id)
  expect((await list()).map(({ price, translations }) => [price, translations.es?.description])).toEqual([
    [10, 'De la casa'],
    [25, ''],
  ])
  const left = [
    { name: 'Pulpo', reason: 'touched' },
    { name: 'Pan', reason: 'gone' },
  ]
  expect((await listed())[0]).toMatchObject({ state: 'done', left, leftCount: 2 })
  expect(await told()).toMatchObject([{ action: 'scheduled.done', actor: { name: 'Ana' } }])
  const sent = mails()
  expect(sent.map(({ to }) => to).toSorted()).toEqual([author.email, owner.email].toSorted())
  for (const { text } of sent) {
    expect(text).toContain('Pulpo: alguien lo ha cambiado')
    expect(text).toContain('Pan: ya no está en la carta')
  }
})

test('dishes of one name are told apart, on the screen and in the mail', async () => {
  const { app, owner, restaurant, category, dishes, change, schedule, rise, carryOut, listed, mails } = await dueWorld()
  const bar = await app.make.category(restaurant, 'Barra')
  const [croquetas, pulpo, pan] = dishes
  for (const { _id } of [pulpo, pan]) await change(_id, named('Croquetas'))
  await change(pan._id, { categoryId: bar.id })
  const items = [croquetas, pulpo, pan].map(({ _id, price }) => ({ _id, price: price + 1 }))
  const { data } = await schedule({ ...rise(), body: { items } })
  for (const { _id } of dishes) await change(_id, { price: 40 })
  await carryOut(data._id)
  const path = `/api/restaurants/${restaurant.id}/categories`
  const { data: all } = await app.request<{ _id: string; translations: { es: { name: string } } }[]>({
    path,
    as: owner,
  })
  const own = all.find(({ _id }) => _id === category.id)?.translations.es.name
  const names = [`Croquetas (${own})`, `Croquetas (${own}) · 2`, 'Croquetas (Barra)']
  expect((await listed())[0]?.left.map(({ name }) => name)).toEqual(names)
  for (const name of names) expect(mails()[0]?.text).toContain(`${name}: alguien lo ha cambiado`)
})

test('a price that is already what was asked for is nothing to tell', async () => {
  const { dishes, change, schedule, rise, carryOut, prices, listed } = await dueWorld()
  const { data } = await schedule(rise())
  await change(dishes[1]._id, { price: 19.5 })
  await carryOut(data._id)
  expect(await prices()).toEqual([10, 19.5, 3])
  expect((await listed())[0]).toMatchObject({ state: 'done', leftCount: 0 })
})

test('a category that is gone, a carta that is full: what does not fit stays out, the rest is done', async () => {
  const { app, owner, restaurant, category, dishes, schedule, inHours, carryOut, read, listed } = await dueWorld()
  const other = await app.make.category(restaurant)
  const row = { new: true, categoryId: category.id, ...named('Gazpacho') }
  const items = [row, { ...row, categoryId: other.id, ...named('Flan') }, { _id: dishes[0]._id, price: 12 }]
  const { data } = await schedule({ kind: 'bulk', at: inHours(10), body: { items } })
  await app.request({ method: 'DELETE', path: `/api/categories/${other.id}`, as: owner })
  await sql`INSERT INTO menu_items (id, restaurant_id, category_id, translations, price, sort_order, created_at, updated_at)
    SELECT gen_random_uuid(), ${restaurant.id}, ${category.id}, '{"es": {"name": "x", "description": ""}}', 0, 30, now(), now()
    FROM generate_series(1, ${DISHES_MAX - 3}::int)`.execute(app.platform.db)
  await carryOut(data._id)
  expect((await read(dishes[0]._id)).price).toBe(12)
  expect((await listed())[0]).toMatchObject({
    state: 'done',
    left: [
      { name: 'Flan', reason: 'category' },
      { name: 'Gazpacho', reason: 'limit' },
    ],
  })
})

test('allergens of a scheduled change declare nothing', async () => {
  const { dishes, schedule, inHours, carryOut, read } = await dueWorld()
  const items = [{ _id: dishes[0]._id, allergens: ['gluten'] }]
  const { data } = await schedule({ kind: 'bulk', at: inHours(1), body: { items } })
  await carryOut(data._id)
  const { allergens, allergensDeclared } = await read(dishes[0]._id)
  expect([allergens, allergensDeclared]).toEqual([['gluten'], false])
})

test.each(['removed', 'rights', 'plan'] as const)(
  'an author who is %s, or a plan that has ended: nothing is done, and owner and author are told',
  async what => {
    const { app, owner, restaurant, schedule, rise, carryOut, prices, listed, told, mails } = await dueWorld()
    const author = await app.signIn(await app.make.worker([restaurant], { name: 'Ana López' }))
    const { data } = await schedule(rise(), author)
    const { db } = app.platform
    if (what === 'removed') await db.transaction().execute(trx => removeMember(trx, author.id, app.clock.now()))
    if (what === 'rights') await sql`UPDATE memberships SET rights = '{texts}' WHERE user_id = ${author.id}`.execute(db)
    if (what === 'plan') await app.make.lapsedTrial(owner.id)
    await carryOut(data._id)
    expect(await prices()).toEqual([9, 18.5, 2])
    const failed = { removed: 'author', rights: 'rights', plan: 'plan' }[what]
    expect((await listed())[0]).toMatchObject({ state: 'failed', failed, changeId: null })
    expect(await told()).toMatchObject([{ action: 'scheduled.failed', count: 1 }])
    const sent = mails()
    expect(sent.map(({ to }) => to).toSorted()).toEqual([author.email, owner.email].toSorted())
    expect(sent[0]?.subject).toContain('Un cambio programado no se ha hecho')
    await carryOut(data._id)
    expect(mails()).toHaveLength(2)
  },
)

test('it needs no open session of its author', async () => {
  const { app, restaurant, schedule, rise, carryOut, prices } = await dueWorld()
  const author = await app.signIn(await app.make.worker([restaurant]))
  const { data } = await schedule(rise(), author)
  await app.request({ method: 'POST', path: '/api/auth/logout', as: author })
  await carryOut(data._id)
  expect(await prices()).toEqual([10, 19.5, 3])
})
