import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import { createTestApp, type SignedIn } from '#test/app.ts'
import type { ActivityEntry } from '../activity.contract.ts'
import { sentenceText } from '../activity-words.ts'
import { ENTRIES_MAX } from '../activity.limits.ts'
import { deleteOldActivityDaily } from './activity.jobs.ts'

/** Ana's restaurant with one dish, and Marta who works there. */
async function world() {
  const app = await createTestApp()
  const ana = await app.signIn(await app.make.owner({ name: 'Ana Ruiz', plan: { tier: 'premium', status: 'active' } }))
  const restaurant = await app.make.restaurant(ana)
  const category = await app.make.category(restaurant, 'Tapas')
  const dish = await app.make.dish(category, { name: 'Croquetas', price: '8.50' })
  const marta = await app.signIn(await app.make.worker([restaurant], { name: 'Marta Gil' }))
  const call = (as: SignedIn, method: 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown) =>
    app.request({ method, path: `/api${path}`, as, ...(body !== undefined && { body }) })
  const change = (body: object, as: SignedIn = ana) => call(as, 'PUT', `/menu/items/${dish.id}`, body)
  const list = (query = '', as: SignedIn = ana) =>
    app.request<ActivityEntry[]>({ method: 'GET', path: `/api/restaurants/${restaurant.id}/activity${query}`, as })
  const said = async (query = '', as: SignedIn = ana) =>
    (await list(query, as)).data.map(entry => sentenceText(entry, 'EUR').replaceAll('\u00a0', ' '))
  return { app, ana, marta, restaurant, category, dish, call, change, list, said }
}

test('an import is one entry, with what changed, and says whether it is undone', async () => {
  const { app, ana, restaurant, call, list, said } = await world()
  const path = `/restaurants/${restaurant.id}`
  await call(ana, 'POST', `${path}/import`, { text: 'TAPAS\nCroquetas 9,50\nBravas 6,00\nOreja 8,00' })
  await app.runJobs()
  await call(ana, 'POST', `${path}/import/apply`, { doubts: 'asIs' })
  expect(await said()).toEqual(['Trajiste 3 platos de un texto: 2 nuevos y 1 actualizado'])
  const [entry] = (await list()).data
  expect(entry).toMatchObject({ action: 'menu.brought', count: 4, undone: false })
  expect(entry?.items.slice(1).map(({ name, before, after }) => [name, before, after])).toEqual([
    ['Bravas', null, null],
    ['Oreja', null, null],
    ['Croquetas', '8.50', '9.50'],
  ])
  app.clock.advance(MINUTE_MS)
  await call(ana, 'POST', `${path}/history/undo`, { changeId: entry?.changeId })
  const brought = (await list()).data.filter(({ action }) => action === 'menu.brought')
  expect(brought.map(({ id, undone }) => [id, undone])).toEqual([[entry?.id, true]])
})

test('who changed what is told newest first, before and after', async () => {
  const { app, ana, marta, restaurant, dish, call, change, list, said } = await world()
  await change({ price: 9 }, marta)
  app.clock.advance(MINUTE_MS)
  await change({ available: false })
  app.clock.advance(MINUTE_MS)
  await call(ana, 'PUT', `/restaurants/${restaurant.id}`, { hours: { sunday: [{ open: '12:30', close: '17:00' }] } })
  expect(await said()).toEqual([
    'Cambiaste el horario del domingo: 12:00–16:00, 20:00–23:00 → 12:30–17:00',
    'Marcaste Croquetas como agotado',
    'Marta cambió el precio de Croquetas: 8,50 → 9,00 €',
  ])
  const entry = (await list()).data.at(-1)
  expect(entry).toEqual({
    id: expect.any(String),
    at: expect.any(String),
    actor: { id: marta.id, name: 'Marta', isSelf: false },
    action: 'dish.price',
    count: 1,
    items: [{ id: dish.id, name: 'Croquetas', field: null, before: '8.50', after: '9.00' }],
    changeId: expect.any(String),
    undone: false,
  })
})

test('one save of several fields is one line for each, in one moment', async () => {
  const { change, said } = await world()
  await change({
    price: 9,
    allergens: ['gluten'],
    translations: { es: { name: 'Croquetas caseras', description: 'De jamón' } },
  })
  expect((await said()).toSorted()).toEqual([
    'Cambiaste el nombre de Croquetas caseras: Croquetas → Croquetas caseras',
    'Cambiaste el precio de Croquetas caseras: 8,50 → 9,00 €',
    'Cambiaste la descripción de Croquetas caseras: De jamón',
    'Declaraste los alérgenos de Croquetas caseras: gluten',
  ])
})

test('a category goes with its dishes in one line; a whole team is one line', async () => {
  const { app, ana, restaurant, category, call, said } = await world()
  await app.make.dish(category, { name: 'Tortilla' })
  await call(ana, 'DELETE', `/categories/${category.id}`)
  expect(await said()).toEqual(['Eliminaste la categoría Tapas y sus 2 platos'])
  await call(ana, 'POST', '/team/invite', { email: 'noa@ejemplo.com', name: 'Noa', restaurantIds: [restaurant.id] })
  expect((await said())[0]).toBe('Invitaste a Noa al equipo')
})

test('changes of one field within 10 minutes are one line, unless the value goes back', async () => {
  const { app, ana, change, said } = await world()
  await change({ price: 9 })
  app.clock.advance(9 * MINUTE_MS)
  await change({ price: 9.5 })
  expect(await said()).toEqual(['Cambiaste el precio de Croquetas: 8,50 → 9,50 €'])
  await change({ price: '8.50' })
  expect(await said()).toHaveLength(2)
  app.clock.advance(11 * MINUTE_MS)
  const later = await app.signIn(ana)
  await change({ price: 11 }, later)
  expect(await said('', later)).toHaveLength(3)
})

test('two people who change one field have a line each', async () => {
  const { marta, change, said } = await world()
  await change({ price: 9 })
  await change({ price: 9.5 }, marta)
  expect((await said()).toSorted()).toEqual([
    'Cambiaste el precio de Croquetas: 8,50 → 9,00 €',
    'Marta cambió el precio de Croquetas: 9,00 → 9,50 €',
  ])
})

test('what a zone adds is told in the currency of the restaurant', async () => {
  const { app, ana, restaurant, call, list } = await world()
  const zones = `/restaurants/${restaurant.id}/zones`
  await call(ana, 'POST', zones, { names: { es: 'Terraza' }, kind: 'cents', value: 60 })
  await call(ana, 'POST', zones, { names: { es: 'Barra' }, kind: 'percent', value: 10 })
  const said = async (currency: string) =>
    (await list()).data.map(entry => sentenceText(entry, currency).replaceAll('\u00a0', ' '))
  expect((await said('USD')).toSorted()).toEqual([
    'Añadiste los precios de Barra: 10 %',
    'Añadiste los precios de Terraza: 0,60 US$',
  ])
  const { data } = await app.request<{ _id: string; names: { es: string } }[]>({ path: `/api${zones}`, as: ana })
  const terrace = data.find(({ names }) => names.es === 'Terraza')
  app.clock.advance(MINUTE_MS)
  await call(ana, 'PUT', `/zones/${terrace?._id}`, { value: 125 })
  expect((await said('USD'))[0]).toBe('Cambiaste los precios de Terraza: 0,60 → 1,25 US$')
  expect((await said('EUR'))[0]).toBe('Cambiaste los precios de Terraza: 0,60 → 1,25 €')
})

test('the team is told in the restaurants of the member only, and without emails', async () => {
  const { app, ana, marta, restaurant, call, list, said } = await world()
  const other = await app.make.restaurant(ana, { name: 'La otra' })
  await call(ana, 'PUT', `/team/members/${marta.id}`, { restaurantIds: [restaurant.id, other.id] })
  const path = `/api/restaurants/${other.id}/activity`
  const there = await app.request<ActivityEntry[]>({ method: 'GET', path, as: ana })
  expect(there.data.map(entry => sentenceText(entry, 'EUR'))).toEqual(['Diste a Marta Gil acceso a este restaurante'])
  expect(await said()).toEqual([])
  await call(ana, 'DELETE', `/team/members/${marta.id}`)
  expect(await said()).toEqual(['Quitaste a Marta Gil del equipo'])
  expect((await list()).text).not.toContain('@')
})

test('kinds and people are filtered by the server', async () => {
  const { ana, marta, change, said } = await world()
  await change({ price: 9, available: false })
  await change({ allergens: ['gluten'] }, marta)
  expect(await said('?kind=prices')).toEqual(['Cambiaste el precio de Croquetas: 8,50 → 9,00 €'])
  expect(await said('?kind=dishes')).toEqual(['Marcaste Croquetas como agotado'])
  expect(await said(`?by=${marta.id}`)).toEqual(['Marta declaró los alérgenos de Croquetas: gluten'])
  expect(await said(`?by=${ana.id}&kind=allergens`)).toEqual([])
  expect(await said('?by=nadie')).toEqual([])
})

test('a page ends with the entry that the next one begins after', async () => {
  const { ana, category, call, list } = await world()
  for (let number = 1; number <= 51; number++)
    await call(ana, 'POST', `/categories/${category.id}/items`, { translations: { es: { name: `Plato ${number}` } } })
  const { data: first } = await list()
  expect(first).toHaveLength(50)
  const { data: second } = await list(`?before=${first.at(-1)?.id}`)
  expect(second).toHaveLength(1)
  expect(new Set([...first, ...second].map(({ items }) => items[0]?.name)).size).toBe(51)
  expect((await list(`?before=${second.at(-1)?.id}`)).data).toEqual([])
})

test('people who share a first name are told apart, and an admin is support', async () => {
  const { app, restaurant, change, said } = await world()
  const other = await app.signIn(await app.make.worker([restaurant], { name: 'Marta Sanz' }))
  await change({ price: 9 }, other)
  const admin = await app.signIn(await app.make.admin())
  await change({ available: false }, admin)
  expect((await said()).toSorted()).toEqual([
    'El soporte de Sobremesa marcó Croquetas como agotado',
    'Marta Sanz cambió el precio de Croquetas: 8,50 → 9,00 €',
  ])
  expect(await said('?kind=dishes', admin)).toEqual(['Marcaste Croquetas como agotado'])
})

test('a worker is refused, a stranger finds nothing, a lapsed owner may read', async () => {
  const { app, ana, marta, change, list } = await world()
  await change({ price: 9 })
  expect((await list('', marta)).status).toBe(403)
  const stranger = await app.signIn(await app.make.owner())
  await app.make.restaurant(stranger)
  expect((await list('', stranger)).status).toBe(404)
  await app.make.lapsedSubscription(ana.id)
  expect((await list()).data).toHaveLength(1)
})

test('what is older than a year is deleted by the job', async () => {
  const { app, ana, change } = await world()
  await change({ price: 9 })
  app.clock.advance(200 * DAY_MS)
  await change({ price: 10 }, await app.signIn(ana))
  app.clock.advance(167 * DAY_MS)
  await app.runJob(deleteOldActivityDaily)
  const rows = await app.platform.db.selectFrom('activity').select('details').execute()
  expect(rows.map(({ details }) => details.items[0]?.after)).toEqual(['10.00'])
})

test('at most 5,000 entries of a restaurant stay, the newest; another restaurant keeps its own', async () => {
  const { app, ana, restaurant, change, said } = await world()
  const other = await app.make.restaurant(ana)
  const { db } = app.platform
  const fill = (restaurantId: string, entries: number) =>
    sql`INSERT INTO activity (id, restaurant_id, user_id, action, details, created_at)
      SELECT gen_random_uuid(), ${restaurantId}, ${ana.id}, 'dish.price', '{"count":1,"items":[]}',
        ${app.clock.now()}::timestamptz - n * interval '1 minute' FROM generate_series(1, ${entries}::int) AS n`.execute(
      db,
    )
  await fill(restaurant.id, ENTRIES_MAX + 500)
  await fill(other.id, 3)
  const kept = async (id: string) => {
    const rows = await db.selectFrom('activity').select('created_at').where('restaurant_id', '=', id).execute()
    return { count: rows.length, oldest: Math.min(...rows.map(row => row.created_at.getTime())) }
  }
  await change({ price: 9 })
  const now = app.clock.now().getTime()
  expect(await kept(restaurant.id)).toEqual({ count: ENTRIES_MAX, oldest: now - (ENTRIES_MAX - 1) * MINUTE_MS })
  // Writes of several people at once do not pass the limit together.
  await Promise.all([change({ available: false }), change({ allergens: ['gluten'] })])
  expect((await kept(restaurant.id)).count).toBe(ENTRIES_MAX)
  expect((await kept(other.id)).count).toBe(3)
  expect(await said()).toContain('Cambiaste el precio de Croquetas: 8,50 → 9,00 €')
})
