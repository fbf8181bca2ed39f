import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { houseWithHistory } from './return/return.testing.ts'

test('every write is kept', async () => {
  const house = await houseWithHistory()
  const { call, path, put, list, dish, category } = house
  const id = `/menu/items/${dish.id}`
  const make = async (to: string, body: object) => (await call<{ _id: string }>('POST', `${path}/${to}`, body)).data._id
  const hours = { days: ['monday'], slots: [{ open: '12:00', close: '16:00' }] }
  const ids: Record<string, string> = {}
  const writes: [string, () => Promise<unknown>][] = [
    ['price', () => put(id, { price: 3 })],
    ['market', () => put(id, { prices: [{ market: true }] })],
    ['today', () => put(id, { prices: [{ market: true, amount: 33 }] })],
    ['diets', () => put(id, { diets: ['vegan'] })],
    ['traces', () => put(id, { traces: ['nuts'] })],
    ['members', () => put(id, { allergens: ['gluten'], members: { gluten: ['wheat'] } })],
    ['without', () => put(id, { without: { gluten: { es: 'Pan aparte' } } })],
    ['reviewed', () => put(id, { allergensReviewed: true })],
    ['en', () => put(id, { translations: { en: { name: 'Croquettes' } } })],
    ['label', async () => (ids['label'] = await make('price-labels', { names: { es: 'Bandeja' } }))],
    ['label2', () => put(`/price-labels/${ids['label']}`, { names: { es: 'Otra' } })],
    ['label3', () => call('DELETE', `/price-labels/${ids['label']}`)],
    ['zone', async () => (ids['zone'] = await make('zones', { names: { es: 'Terraza' }, value: 10 }))],
    ['zone2', () => put(`/zones/${ids['zone']}`, { value: 11 })],
    ['zone3', () => call('DELETE', `/zones/${ids['zone']}`)],
    ['schedule', async () => (ids['s'] = await make('schedules', { name: 'Cocina', ...hours, dishIds: [dish.id] }))],
    ['schedule2', () => put(`/schedules/${ids['s']}`, { name: 'Otra' })],
    ['schedule3', () => call('DELETE', `/schedules/${ids['s']}`)],
    ['menu', async () => (ids['m'] = await make('set-menus', { names: { es: 'D' }, price: 20 }))],
    ['menu2', () => put(`/set-menus/${ids['m']}`, { price: 21 })],
    ['menu3', () => call('DELETE', `/set-menus/${ids['m']}`)],
    ['rules', () => put(`${path}/daily-menu`, { days: ['friday'] })],
    ['notice', () => put(`${path}/allergen-notice`, { notice: { es: 'Harina.' } })],
    ['complete', () => put(`${path}/allergen-notice`, { dietsComplete: ['vegan'] })],
    ['category', () => put(`/categories/${category.id}`, { translations: { es: { name: 'Zeta' } } })],
    ['sold', () => put(id, { available: false })],
  ]
  const missing: string[] = []
  // oxlint-disable no-await-in-loop -- one write after the other.
  for (const [name, write] of writes) {
    const before = (await list()).data.changes[0]?.changeId
    await write()
    const newest = (await list()).data.changes[0]
    if (newest?.changeId === before || newest?.count === 0) missing.push(name)
  }
  expect(missing).toEqual([])
})

test('pages of the list have each change once', async () => {
  const house = await houseWithHistory()
  const { app, owner, restaurant, dish, list } = house
  await sql`INSERT INTO history_changes (id, restaurant_id, user_id, at, fields)
    SELECT gen_random_uuid(), ${restaurant.id}, ${owner.id}, ${app.clock.now()}::timestamptz, 1 FROM generate_series(1, 120)`.execute(
    app.platform.db,
  )
  await sql`INSERT INTO history_entries (restaurant_id, change_id, at, place, entity, entity_id, before, after)
    SELECT restaurant_id, id, at, 0, 'dish', ${dish.id}::uuid, '{"price":"1.00"}', '{"price":"2.00"}' FROM history_changes WHERE restaurant_id = ${restaurant.id}
    ON CONFLICT DO NOTHING`.execute(app.platform.db)
  const seen: string[] = []
  for (let page = 0; page < 5; page++) {
    const last = seen.at(-1)
    const { changes } = (await list(last ? `?before=${last}` : '')).data
    seen.push(...changes.map(({ changeId }) => changeId))
  }
  expect([seen.length >= 120, new Set(seen).size]).toEqual([true, seen.length])
})
