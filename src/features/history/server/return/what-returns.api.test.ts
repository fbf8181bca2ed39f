import { expect, test } from 'vitest'
import { houseWithHistory, undated } from './return.testing.ts'

test('dishes that come back do not fit: nothing goes back', async () => {
  const { app, call, category, dish, put, moment, dishes, goBack } = await houseWithHistory()
  const at = moment()
  await put(`/menu/items/${dish.id}`, { price: 12 })
  const gone = (await dishes())[1]?._id ?? ''
  await call('DELETE', `/menu/items/${gone}`)
  const row = await app.platform.db
    .selectFrom('menu_items')
    .selectAll()
    .where('id', '=', dish.id)
    .executeTakeFirstOrThrow()
  const copies = Array.from({ length: 1999 }, () => ({
    ...row,
    ...Object.fromEntries(
      Object.entries(row)
        .filter(([, value]) => value && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date))
        .map(([key, value]) => [key, JSON.stringify(value)]),
    ),
    id: crypto.randomUUID(),
  }))
  await app.platform.db
    .insertInto('menu_items')
    .values(copies as never)
    .execute()
  const refused = await goBack(at, ['prices', 'deleted'])
  expect([refused.status, refused.code]).toEqual([409, 'menu_limit'])
  expect((await dishes()).find(({ _id }) => _id === dish.id)?.price).toBe(12)
  expect((await goBack(at, ['prices'])).status).toBe(200)
  expect(category.id).toBeTruthy()
})

test('zones, labels, hours of the carta, set menus and the sentence of the house go back', async () => {
  const { call, path, category, dish, put, moment, goBack, compare, undo } = await houseWithHistory()
  const make = async (to: string, body: object) => (await call<{ _id: string }>('POST', `${path}/${to}`, body)).data._id
  const label = await make('price-labels', { names: { es: 'Bandeja' } })
  const zone = await make('zones', { names: { es: 'Terraza' }, value: 10 })
  const hours = { days: ['monday'], slots: [{ open: '12:00', close: '16:00' }] }
  const schedule = await make('schedules', { name: 'Cocina', ...hours, dishIds: [dish.id] })
  const item = { names: { es: 'Lentejas' }, allergens: ['celery'], allergensDeclared: true }
  const menu = await make('set-menus', {
    names: { es: 'Degustación' },
    price: 20,
    courses: [{ names: { es: 'Uno' }, items: [item] }],
  })
  const second = await make('set-menus', { names: { es: 'Infantil' }, price: 9 })
  await put(`/menu/items/${dish.id}`, { prices: [{ label, amount: 8 }] })
  await put(`${path}/allergen-notice`, { notice: { es: 'Se usa harina.' }, dietsComplete: ['vegan'] })
  const read = async () => ({
    labels: undated((await call<{ updatedAt: string }[]>('GET', `${path}/price-labels`)).data),
    zones: undated((await call<{ updatedAt: string }[]>('GET', `${path}/zones`)).data),
    schedules: undated((await call<{ updatedAt: string }[]>('GET', `${path}/schedules`)).data),
    menus: undated((await call<{ updatedAt: string; sortOrder: number }[]>('GET', `${path}/set-menus`)).data),
    notice: undated([(await call<{ updatedAt: string }>('GET', `${path}/allergen-notice`)).data]),
    prices: (await call<{ prices: object[] }>('GET', `/menu/items/${dish.id}`)).data.prices,
  })
  const before = await read()
  const at = moment()
  await put(`/menu/items/${dish.id}`, { prices: [{ label: null, amount: 9 }] })
  await call('DELETE', `/price-labels/${label}`)
  await call('DELETE', `/zones/${zone}`)
  await make('zones', { names: { es: 'Barra' }, value: 5 })
  await put(`/schedules/${schedule}`, { name: 'Otra', days: ['friday'] })
  await make('schedules', { name: 'Noche', ...hours, categoryIds: [category.id] })
  await put(`/set-menus/${menu}`, { price: 25 })
  await call('DELETE', `/set-menus/${menu}`)
  await put(`${path}/daily-menu`, { days: ['friday'] })
  await put(`${path}/allergen-notice`, { notice: { es: 'Nada.' }, dietsComplete: [] })
  const changed = await read()
  expect((await compare(at)).data.counts).toMatchObject({ prices: 2, service: 6, allergens: 1 })
  const back = await goBack(at, ['prices', 'service', 'allergens'])
  expect([back.status, back.data.counts]).toMatchObject([200, { prices: 2, service: 6, allergens: 1 }])
  expect(await read()).toEqual(before)
  expect((await goBack(at, ['prices', 'service', 'allergens'])).data.changeId).toBeNull()
  expect((await undo(back.data.changeId)).status).toBe(200)
  const undone = await read()
  expect({ ...undone, menus: undone.menus.length }).toEqual({ ...changed, menus: 1 })
  expect(second).toBeTruthy()
})
