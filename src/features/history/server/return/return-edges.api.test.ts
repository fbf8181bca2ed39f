import { expect, test } from 'vitest'
import { houseWithHistory, undated } from './return.testing.ts'

type House = Awaited<ReturnType<typeof houseWithHistory>>
type Made = { _id: string; updatedAt: string; names?: Record<string, string> }
const maker =
  ({ call, path }: House) =>
  async (to: string, body: object) =>
    (await call<Made>('POST', `${path}/${to}`, body)).data._id

test('labels that have changed their names among each other go back at once', async () => {
  const house = await houseWithHistory()
  const { call, path, put, moment, goBack } = house
  const make = maker(house)
  const one = await make('price-labels', { names: { es: 'Bandeja' } })
  const other = await make('price-labels', { names: { es: 'Plato' } })
  const gone = await make('price-labels', { names: { es: 'Fuente' } })
  const read = async () =>
    (await call<Made[]>('GET', `${path}/price-labels`)).data
      .map(({ _id, names }) => [_id, names])
      .toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))
  const before = await read()
  const at = moment()
  await put(`/price-labels/${one}`, { names: { es: 'Otra' } })
  await put(`/price-labels/${other}`, { names: { es: 'Bandeja' } })
  await put(`/price-labels/${one}`, { names: { es: 'Plato' } })
  await call('DELETE', `/price-labels/${gone}`)
  await make('price-labels', { names: { es: 'Fuente' } })
  expect((await goBack(at, ['prices'])).status).toBe(200)
  expect(await read()).toEqual(before)
  expect((await goBack(at, ['prices'])).data.changeId).toBeNull()
})

test('hours of the carta that have changed their dishes among each other go back at once', async () => {
  const house = await houseWithHistory()
  const { call, path, put, moment, goBack, dish, other } = house
  const make = maker(house)
  const hours = { days: ['monday'], slots: [{ open: '12:00', close: '16:00' }] }
  const one = await make('schedules', { name: 'Una', ...hours, dishIds: [dish.id] })
  const two = await make('schedules', { name: 'Dos', ...hours, dishIds: [other.id] })
  const read = async () => undated((await call<Made[]>('GET', `${path}/schedules`)).data)
  const before = await read()
  const at = moment()
  await put(`/schedules/${one}`, { dishIds: [] })
  await put(`/schedules/${two}`, { dishIds: [dish.id] })
  await put(`/schedules/${one}`, { dishIds: [other.id] })
  const back = await goBack(at, ['service'])
  expect([back.status, await read()]).toEqual([200, before])
  expect((await goBack(at, ['service'])).data.changeId).toBeNull()
})

test('a zone comes back while there is room for it, and its name is free', async () => {
  const house = await houseWithHistory()
  const { call, path, list, undo } = house
  const make = maker(house)
  const zones = async () => (await call<Made[]>('GET', `${path}/zones`)).data.length
  for (const n of [1, 2, 3, 4, 5]) await make('zones', { names: { es: `Zona ${n}` } })
  const sixth = await make('zones', { names: { es: 'Terraza' } })
  await call('DELETE', `/zones/${sixth}`)
  const deletion = (await list()).data.changes[0]?.changeId ?? ''
  const again = await make('zones', { names: { es: 'Otra' } })
  const full = await undo(deletion)
  expect([full.status, full.code, await zones()]).toEqual([409, 'zone_limit', 6])
  await call('DELETE', `/zones/${again}`)
  const taken = await make('zones', { names: { es: 'terraza' } })
  await call('DELETE', `/zones/${(await call<Made[]>('GET', `${path}/zones`)).data[0]?._id}`)
  const refused = await undo(deletion)
  expect([refused.status, refused.code, await zones()]).toEqual([409, 'zone_exists', 5])
  await call('DELETE', `/zones/${taken}`)
  expect([(await undo(deletion)).status, await zones()]).toEqual([200, 5])
})

test('zones go back only for who may change the house', async () => {
  const house = await houseWithHistory()
  const { app, restaurant, moment, goBack, put, list, undo, call, path } = house
  const make = maker(house)
  const zone = await make('zones', { names: { es: 'Terraza' } })
  const at = moment()
  await put(`/zones/${zone}`, { value: 20 })
  const worker = await app.signIn(await app.make.worker([restaurant]))
  const refused = await goBack(at, ['service'], {}, worker)
  expect([refused.status, refused.code]).toEqual([403, 'forbidden'])
  expect((await undo((await list()).data.changes[0]?.changeId ?? '', worker)).status).toBe(403)
  const scheduled = await call(
    'POST',
    `${path}/scheduled-changes`,
    {
      kind: 'return',
      at: new Date(app.clock.now().getTime() + 3_600_000).toISOString(),
      body: { at, groups: ['service'] },
    },
    worker,
  )
  expect([scheduled.status, scheduled.code]).toEqual([403, 'forbidden'])
})

test('two moments in the wrong order are refused', async () => {
  const { dish, put, moment, compare } = await houseWithHistory()
  const first = moment()
  await put(`/menu/items/${dish.id}`, { price: 12 })
  const second = moment()
  const wrong = await compare(second, { to: first })
  expect([wrong.status, wrong.errors]).toMatchObject([400, { to: expect.any(String) }])
})

test('another house is neither seen nor changed', async () => {
  const house = await houseWithHistory()
  const { app, dish, put, moment, goBack, undo, list, compare, dishes } = house
  const stranger = await houseWithHistory(app)
  const at = moment()
  await put(`/menu/items/${dish.id}`, { price: 12 })
  await stranger.put(`/menu/items/${stranger.dish.id}`, { price: 13 })
  const change = (await list()).data.changes[0]?.changeId ?? ''
  expect((await stranger.goBack(at, ['prices'], { dishIds: [dish.id] })).data).toMatchObject({ changeId: null })
  expect((await stranger.undo(change)).code).toBe('change_gone')
  expect((await stranger.list(`?before=${change}`)).data.changes).toEqual([])
  expect((await stranger.list(`?dishId=${dish.id}`)).data.changes).toEqual([])
  expect((await stranger.compare(at, { dishId: dish.id })).data.groups.prices).toEqual([])
  for (const refused of [
    await goBack(at, ['prices'], {}, stranger.as),
    await list('', stranger.as),
    await compare(at, {}, stranger.as),
    await undo(change, stranger.as),
  ])
    expect(refused.status).toBe(404)
  expect((await dishes())[0]?.price).toBe(12)
})

test('one dish goes back whose category and label are gone', async () => {
  const house = await houseWithHistory()
  const { app, call, restaurant, dish, put, moment, goBack, dishes } = house
  const make = maker(house)
  const label = await make('price-labels', { names: { es: 'Bandeja' } })
  const second = await app.make.category(restaurant)
  await put(`/menu/items/${dish.id}`, {
    categoryId: second.id,
    prices: [
      { label, amount: 8 },
      { label: 'tapa', amount: 4 },
    ],
  })
  const at = moment()
  await put(`/menu/items/${dish.id}`, { categoryId: house.category.id, prices: [{ amount: 3 }] })
  expect((await call('DELETE', `/price-labels/${label}`)).status).toBe(200)
  expect((await call('DELETE', `/categories/${second.id}`)).status).toBe(200)
  const back = await goBack(at, ['prices', 'order', 'texts'], { dishIds: [dish.id] })
  expect(back.status).toBe(200)
  const [now] = (await dishes()).filter(({ _id }) => _id === dish.id)
  expect(now).toMatchObject({
    categoryId: house.category.id,
    prices: [
      { label: null, amount: 8 },
      { label: 'tapa', amount: 4 },
    ],
  })
  expect((await goBack(at, ['prices', 'order', 'texts'], { dishIds: [dish.id] })).data).toMatchObject({
    changeId: null,
  })
})

test('a set menu that came back with a dish that is gone says nothing wrong', async () => {
  const house = await houseWithHistory()
  const { call, path, dish, moment, goBack, put, app } = house
  const make = maker(house)
  await put(`/menu/items/${dish.id}`, { allergens: ['gluten'] })
  const menu = await make('set-menus', {
    names: { es: 'Fin de semana' },
    price: 20,
    courses: [
      {
        names: { es: 'Uno' },
        items: [{ dishId: dish.id }, { names: { es: 'Pan' }, allergens: ['gluten'], allergensDeclared: true }],
      },
    ],
  })
  const at = moment()
  await put(`/menu/items/${dish.id}`, { allergens: ['gluten', 'nuts'] })
  await call('DELETE', `/set-menus/${menu}`)
  await call('DELETE', `/menu/items/${dish.id}`)
  app.clock.advance(5000)
  const back = await goBack(at, ['service'])
  expect(back.status).toBe(200)
  const { data } = await call<{ courses: { items: object[] }[] }[]>('GET', `${path}/set-menus`)
  expect(data[0]?.courses[0]?.items).toMatchObject([
    { dishId: null, names: { es: 'Croquetas' }, toConfirm: true },
    { names: { es: 'Pan' }, allergens: ['gluten'], toConfirm: false },
  ])
  expect((await goBack(at, ['service'])).data).toMatchObject({ changeId: null })
})

test('what the market asks today stays with the portion of which it was said', async () => {
  const { dish, put, moment, goBack, dishes } = await houseWithHistory()
  const market = (label: string, amount?: number) => ({ label, market: true, ...(amount && { amount }) })
  await put(`/menu/items/${dish.id}`, { prices: [market('media'), market('racion')] })
  const at = moment()
  await put(`/menu/items/${dish.id}`, { prices: [market('racion', 45), { label: 'tapa', amount: 6 }] })
  await goBack(at, ['prices'])
  const [now] = (await dishes()).filter(({ _id }) => _id === dish.id)
  expect(now?.prices).toMatchObject([
    { label: 'media', amount: null },
    { label: 'racion', amount: 45 },
  ])
})
