import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import { publishDay, storedItem } from '#test/menus/daily-menus.ts'
import type { Dish, PublicDish } from '#features/menu/menu.contract.ts'
import type { PublicItem } from '#features/set-menus/public-set-menus.ts'
import type { Check } from '../../check.contract.ts'
import { REPORTS_NETWORK_DAY, REPORTS_RESTAURANT } from '#features/allergens/reports/reports.limits.ts'
import { deleteOldReportsDaily } from './reports.jobs.ts'
import { reportedHouse } from './reports.testing.ts'

test('from a guest to the house and back: the dish asks until somebody has looked', async () => {
  const { guest, list, answer, shown } = await reportedHouse()
  expect(await shown()).toBeUndefined()
  const sent = await guest({ allergens: ['nuts', 'nuts', 'love'], text: '<b>Lleva nueces</b> https://x.es' })
  expect(sent).toMatchObject({ status: 201, data: null })
  expect(await shown()).toBe(true)
  const [report] = await list()
  expect(report).toMatchObject({
    name: 'Brownie',
    allergens: ['nuts'],
    text: '<b>Lleva nueces</b> https://x.es',
    state: 'open',
  })
  expect((await answer(report!._id, 'fine')).data.state).toBe('fine')
  expect(await shown()).toBeUndefined()
  expect((await answer(report!._id, 'open')).status).toBe(400)
})

test('as long as one of several reports waits, the dish asks', async () => {
  const { guest, list, answer, shown } = await reportedHouse()
  await guest({ text: 'Uno' })
  await guest({ text: 'Dos' })
  const [first, second] = await list()
  await answer(first!._id, 'mended')
  expect(await shown()).toBe(true)
  expect((await list()).map(({ state }) => state)).toEqual(['open', 'mended'])
  await answer(second!._id, 'fine')
  expect(await shown()).toBeUndefined()
})

test('it needs an allergen or a text, and a dish of this menu', async () => {
  const { app, owner, guest, list } = await reportedHouse()
  expect(await guest({})).toMatchObject({
    status: 400,
    errors: { allergens: 'Marca al menos un alérgeno o escribe qué pasa.' },
  })
  expect((await guest({ allergens: ['love'], text: ' ' }, { ip: '203.0.113.8' })).status).toBe(400)
  expect((await guest({ text: 'x'.repeat(201) }, { ip: '203.0.113.8' })).status).toBe(400)
  const other = await app.make.restaurant(owner)
  const { id } = await app.make.dish(await app.make.category(other))
  expect((await guest({ text: 'Otra' }, { id, ip: '203.0.113.9' })).status).toBe(404)
  expect((await guest({ text: 'Nada' }, { id: 'no-uuid', ip: '203.0.113.9' })).status).toBe(404)
  expect(await list()).toEqual([])
})

test('three in a quarter of an hour and ten a day of one network, fifty a day of one house', async () => {
  const { app, restaurant, guest, list } = await reportedHouse({ rateLimits: true })
  const send = async (ip: string) => (await guest({ text: 'Lleva' }, { ip })).status
  const { limits } = app.platform
  const spend = async (limit: typeof REPORTS_RESTAURANT, key: string, times: number) => {
    for (let time = 0; time < times; time++) await limits.consume(limit, key)
  }
  for (let sent = 1; sent <= 3; sent++) expect(await send('203.0.113.1')).toBe(201)
  expect(await send('203.0.113.1')).toBe(429)
  await spend(REPORTS_NETWORK_DAY, limits.networkOf('198.51.100.1'), 9)
  expect([await send('198.51.100.1'), await send('198.51.100.1')]).toEqual([201, 429])
  await spend(REPORTS_RESTAURANT, restaurant.id, 45)
  expect([await send('192.0.2.1'), await send('192.0.2.2')]).toEqual([201, 429])
  expect(await list()).toHaveLength(5)
})

test('a line of a set menu asks too; one that is a dish of the carta reports the dish', async () => {
  const { app, restaurant, dish, guest, list, shown } = await reportedHouse()
  const own = storedItem('Lentejas')
  const linked = storedItem('Brownie', { dishId: dish.id })
  await publishDay(app, restaurant, { day: '2026-11-24', items: [own, linked] })
  const lines = async () => {
    const { data } = await app.request<{ setMenus: { courses: { items: PublicItem[] }[] }[] }>({
      path: `/api/public/${restaurant.slug}`,
    })
    return data.setMenus.flatMap(({ courses }) => courses.flatMap(({ items }) => items.map(item => item.reported)))
  }
  const of = 'set-menu-items'
  expect((await guest({ text: 'Lleva chorizo' }, { of, id: own.id })).status).toBe(201)
  expect(await lines()).toEqual([true, undefined])
  expect((await guest({ text: 'Lleva nueces' }, { of, id: linked.id })).status).toBe(201)
  expect(await lines()).toEqual([true, true])
  expect(await shown()).toBe(true)
  expect(
    (await list())
      .map(({ name, dishId, itemId }) => [name, dishId, itemId])
      .toSorted((one, other) => String(one).localeCompare(String(other))),
  ).toEqual([
    ['Brownie', dish.id, null],
    ['Lentejas', null, own.id],
  ])
  expect((await guest({ text: 'Nada' }, { of, id: dish.id })).status).toBe(404)
})

test('a line that was reported asks on other days, too, until the house has answered', async () => {
  const { app, owner, restaurant, guest, list, answer } = await reportedHouse()
  const lines = async () => {
    const { data } = await app.request<{ setMenus: { courses: { items: PublicItem[] }[] }[] }>({
      path: `/api/public/${restaurant.slug}`,
    })
    return data.setMenus.flatMap(({ courses }) => courses.flatMap(({ items }) => items.map(item => item.reported)))
  }
  const monday = storedItem('Lentejas')
  await publishDay(app, restaurant, { day: '2026-11-24', items: [monday] })
  await guest({ text: 'Lleva chorizo' }, { of: 'set-menu-items', id: monday.id })
  const [report] = await list()
  app.clock.advance(DAY_MS)
  await publishDay(app, restaurant, { day: '2026-11-25', items: [storedItem('lentejas'), storedItem('Sopa')] })
  expect(await lines()).toEqual([true, undefined])
  await answer(report!._id, 'fine', await app.signIn(owner))
  expect(await lines()).toEqual([undefined, undefined])
})

test('a line that was written from a reported dish asks, also when the dish has left the carta', async () => {
  const { app, as, restaurant, dish, guest, list, answer } = await reportedHouse()
  const source = { dishId: dish.id, names: { es: 'Brownie' }, allergens: [], allergensDeclared: true }
  const linked = storedItem('Brownie', { dishId: dish.id })
  const written = storedItem('Brownie con helado', { source })
  await publishDay(app, restaurant, { day: '2026-11-24', items: [linked, written] })
  const lines = async () => {
    const { data } = await app.request<{ setMenus: { courses: { items: PublicItem[] }[] }[] }>({
      path: `/api/public/${restaurant.slug}`,
    })
    return data.setMenus.flatMap(({ courses }) => courses.flatMap(({ items }) => items.map(item => item.reported)))
  }
  const asked = async () => {
    const { data } = await app.request<Check>({ path: `/api/restaurants/${restaurant.id}/check`, as })
    return data.findings.filter(({ rule }) => rule === 'open_report').map(({ dishIds }) => dishIds)
  }
  await guest({ text: 'Lleva nueces' })
  expect(await lines()).toEqual([true, true])
  expect(await asked()).toEqual([[dish.id]])
  await app.request({ method: 'DELETE', path: `/api/menu/items/${dish.id}`, as })
  expect(await lines()).toEqual([true, true])
  expect(await asked()).toEqual([[]])
  await answer((await list())[0]!._id, 'fine')
  expect(await lines()).toEqual([undefined, undefined])
})

test('a lapsed house still answers; others learn nothing', async () => {
  const { app, owner, as, guest, list, answer, shown } = await reportedHouse()
  await guest({ text: 'Lleva nueces' })
  const [report] = await list()
  const stranger = await app.signIn(await app.make.owner())
  expect((await answer(report!._id, 'fine', stranger)).status).toBe(404)
  await app.make.lapsedTrial(owner.id)
  expect((await answer(report!._id, 'mended', as)).status).toBe(200)
  expect(await shown()).toBeUndefined()
})

test('reports are kept for ninety days, and the last of a dish as long as nobody has answered it', async () => {
  const { app, owner, guest, list, answer, shown } = await reportedHouse()
  const kept = async () => {
    await app.runJob(deleteOldReportsDaily)
    const rows = await app.platform.db.selectFrom('dish_reports').select('text').orderBy('created_at').execute()
    return rows.map(({ text }) => text)
  }
  for (const text of ['Uno', 'Dos', 'Tres']) {
    app.clock.advance(MINUTE_MS)
    await guest({ text })
  }
  // Open ones first, the newest first: 'Tres' is answered.
  const [last, open] = await list()
  await answer(last!._id, 'fine')
  app.clock.advance(90 * DAY_MS - 3 * MINUTE_MS)
  expect(await kept()).toEqual(['Uno', 'Dos', 'Tres'])
  app.clock.advance(4 * MINUTE_MS)
  expect(await kept()).toEqual(['Dos'])
  expect(await shown()).toBe(true)
  await answer(open!._id, 'fine', await app.signIn(owner))
  expect(await kept()).toEqual([])
})

test('a copy of a reported dish promises nothing', async () => {
  const { app, as, dish, guest, restaurant } = await reportedHouse()
  await guest({ text: 'Lleva nueces' })
  const { data: copy } = await app.request<Dish>({ method: 'POST', path: `/api/menu/items/${dish.id}/duplicate`, as })
  const { data } = await app.request<PublicDish[]>({ path: `/api/public/${restaurant.slug}/items` })
  const shown = data.find(({ _id }) => _id === copy._id)
  expect(shown).toMatchObject({ allergens: ['milk'], allergensDeclared: false })
  expect(shown).not.toHaveProperty('tracesDeclared')
})
