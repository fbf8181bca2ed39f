import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { drawPicture } from '#test/pictures.ts'
import { ALL, houseWithHistory, undated } from './return.testing.ts'

test('a carta goes back to a moment as one change, which can be undone', async () => {
  const { as, call, category, dish, other, put, path, moment, dishes, categories, goBack, compare, undo } =
    await houseWithHistory()
  const [before, named] = [undated(await dishes()), undated(await categories())]
  const at = moment()
  await put(`/menu/items/${dish.id}`, { price: 12, translations: { es: { name: 'Croquetas de jamón' } } })
  await put(`/categories/${category.id}`, { translations: { es: { name: 'Otra' } } })
  await put(`${path}/items/bulk`, { items: [dish, other].map(({ id }) => ({ _id: id, price: 20 })) })
  await put(`/categories/${category.id}/items/reorder`, { itemIds: [other.id, dish.id] })
  await call('DELETE', `/menu/items/${other.id}`)
  const { data: added } = await call<{ _id: string }>('POST', `/categories/${category.id}/items`, {
    translations: { es: { name: 'Nuevo' } },
    price: 1,
  })
  const changed = undated(await dishes())
  const { data: shown } = await compare(at)
  expect(shown.counts).toEqual({ prices: 1, texts: 2, order: 0, new: 1, deleted: 1, allergens: 0, service: 0 })
  const preview = await goBack(at, ALL, { dryRun: true })
  expect(preview.data).toEqual({ counts: shown.counts, changeId: null, version: shown.version })
  const back = await goBack(at, ALL, { version: shown.version })
  expect([back.status, back.data.counts]).toEqual([200, shown.counts])
  expect(undated(await dishes())).toEqual(before)
  expect(undated(await categories())).toEqual(named)
  expect((await goBack(at)).data).toMatchObject({ changeId: null, counts: { prices: 0, new: 0, deleted: 0 } })
  const { data: activity } = await call<
    { action: string; items: { before: string; after: string }[]; changeId: string }[]
  >('GET', `${path}/activity`, undefined, as)
  expect(activity[0]).toMatchObject({ action: 'menu.returned', changeId: back.data.changeId, undone: false })
  expect(activity[0]?.items[0]).toMatchObject({
    field: 'menu',
    after: '5',
    before: expect.stringContaining(', a las '),
  })
  expect(activity.filter(({ changeId }) => changeId === back.data.changeId)).toHaveLength(1)
  const undone = await undo(back.data.changeId)
  expect([undone.status, undone.data.kept]).toEqual([200, []])
  expect(undated(await dishes())).toEqual(changed)
  expect((await dishes()).map(({ _id }) => _id)).toContain(added._id)
})

test('an order goes back with the places that it had, also between categories', async () => {
  const { app, call, restaurant, category, dish, other, put, moment, dishes, goBack } = await houseWithHistory()
  const second = await app.make.category(restaurant)
  await put(`/menu/items/${dish.id}`, { sortOrder: 35 })
  const before = undated(await dishes())
  const at = moment()
  await call('POST', `/menu/items/${dish.id}/duplicate`)
  const ids = (await dishes()).map(({ _id }) => _id).toReversed()
  await put(`/categories/${category.id}/items/reorder`, { itemIds: ids })
  await put(`/menu/items/${other.id}`, { categoryId: second.id })
  expect((await goBack(at, ['order'], { dryRun: true })).data.counts).toMatchObject({ order: 1 })
  await goBack(at, ['order', 'new'])
  expect(undated(await dishes())).toEqual(before)
})

test('what is sold out and what the market asks today stay; its price goes back', async () => {
  const { dish, put, moment, dishes, goBack } = await houseWithHistory()
  const path = `/menu/items/${dish.id}`
  await put(path, {
    prices: [
      { market: true, amount: 40 },
      { label: 'tapa', amount: 8 },
    ],
  })
  const at = moment()
  await put(path, { available: false })
  await put(path, {
    prices: [
      { market: true, amount: 45 },
      { label: 'tapa', amount: 9 },
    ],
  })
  expect((await goBack(at)).data.counts).toMatchObject({ prices: 1, texts: 0 })
  const [now] = await dishes()
  expect([now?.available, now?.prices]).toMatchObject([false, [{ market: true, amount: 45 }, { amount: 8 }]])
})

test('allergens go back where they are named, and never of a dish that was deleted since', async () => {
  const { call, dish, other, put, moment, dishes, goBack, compare } = await houseWithHistory()
  const at = moment()
  for (const { id } of [dish, other]) await put(`/menu/items/${id}`, { allergens: ['gluten'], price: 2 })
  await call('DELETE', `/menu/items/${other.id}`)
  const { data } = await compare(at)
  expect(data.counts).toMatchObject({ allergens: 1, deleted: 1, prices: 1 })
  expect(data.groups.allergens).toMatchObject([{ dishId: dish.id, from: 'undeclared', to: 'gluten' }])
  await goBack(at)
  const said = async () => (await dishes()).map(({ allergens, price }) => [allergens.join(), price])
  expect(await said()).toEqual([
    ['gluten', 9.5],
    ['gluten', 5],
  ])
  expect((await goBack(at, ['allergens'])).data.counts.allergens).toBe(1)
  expect(await said()).toEqual([
    ['', 9.5],
    ['gluten', 5],
  ])
})

test('one dish goes back alone', async () => {
  const { dish, other, put, moment, dishes, goBack, call, path } = await houseWithHistory()
  const at = moment()
  for (const { id } of [dish, other]) await put(`/menu/items/${id}`, { price: 20 })
  expect((await goBack(at, ALL, { dishIds: [dish.id] })).data.counts.prices).toBe(1)
  expect((await dishes()).map(({ price }) => price)).toEqual([9.5, 20])
  const { data } = await call<{ items: object[] }[]>('GET', `${path}/activity`)
  expect(data[0]?.items[0]).toMatchObject({ field: 'dish', name: 'Croquetas', after: '1' })
})

test('a carta that somebody has changed since the preview stays as it is; sold out is no such change', async () => {
  const { app, restaurant, dish, put, moment, dishes, goBack, compare } = await houseWithHistory()
  const at = moment()
  await put(`/menu/items/${dish.id}`, { price: 12 })
  const { version } = (await compare(at)).data
  const worker = await app.signIn(await app.make.worker([restaurant], { name: 'Marta Iglesias' }))
  await put(`/menu/items/${dish.id}`, { available: false }, worker)
  expect((await compare(at)).data.version).toBe(version)
  await put(`/menu/items/${dish.id}`, { price: 13 }, worker)
  const refused = await goBack(at, ALL, { version })
  expect([refused.status, refused.code, refused.message]).toEqual([
    409,
    'changed_meanwhile',
    'Alguien lo ha cambiado mientras tanto.',
  ])
  expect(refused.data).toMatchObject({ by: 'Marta' })
  expect((await dishes())[0]?.price).toBe(13)
  expect((await goBack(at, ALL, { version: (await compare(at)).data.version })).status).toBe(200)
})

test('a return needs the rights of what it changes, and reading the history that of the activity', async () => {
  const { app, restaurant, dish, put, moment, dishes, goBack, compare, list } = await houseWithHistory()
  const at = moment()
  await put(`/menu/items/${dish.id}`, { price: 12, translations: { es: { name: 'Otro' } } })
  const worker = await app.signIn(await app.make.worker([restaurant], { rights: ['prices'] }))
  const refused = await goBack(at, ['prices', 'texts'], {}, worker)
  expect([refused.status, refused.code, (await dishes())[0]?.price]).toEqual([403, 'no_right', 12])
  expect((await goBack(at, ['prices'], {}, worker)).data.counts.prices).toBe(1)
  expect((await dishes())[0]?.price).toBe(9.5)
  expect([(await list('', worker)).code, (await compare(at, {}, worker)).code]).toEqual(['no_right', 'no_right'])
})

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
  const { call, path, dish, put, moment, goBack, compare, undo } = await houseWithHistory()
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
  await make('schedules', { name: 'Noche', ...hours })
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

test('a photo whose files are gone stays away, and is told', async () => {
  const { app, as, dish, put, moment, dishes, goBack, compare } = await houseWithHistory()
  const send = async (name: string, width: number) =>
    app.request({
      method: 'PUT',
      path: `/api/menu/items/${dish.id}`,
      as,
      multipart: { fields: {}, file: { field: 'image', name, content: await drawPicture({ width, height: 80 }) } },
    })
  expect((await send('una.png', 100)).status).toBe(200)
  const at = moment()
  expect((await send('otra.png', 120)).status).toBe(200)
  await app.runJobs()
  const { data } = await compare(at)
  expect([data.counts.texts, data.groups.texts]).toMatchObject([
    0,
    [{ dishId: dish.id, field: 'image', from: 'photo', to: 'photo', lost: true }],
  ])
  await put(`/menu/items/${dish.id}`, { price: 3 })
  const [before] = await dishes()
  expect((await goBack(at)).data.counts).toMatchObject({ texts: 0, prices: 1 })
  expect((await dishes())[0]?.imageUrl).toBe(before?.imageUrl)
})

test('a moment must be known: not over a year ago, not before the house, not ahead', async () => {
  const { app, as, dish, put, moment, goBack, compare, list } = await houseWithHistory()
  await put(`/menu/items/${dish.id}`, { price: 12 })
  const { since } = (await list()).data
  const early = await goBack(new Date(Date.parse(since) - 1).toISOString())
  expect([early.status, early.code, early.data]).toMatchObject([409, 'moment_too_early', { since }])
  const ahead = new Date(app.clock.now().getTime() + DAY_MS).toISOString()
  expect([(await goBack(ahead)).code, (await compare(ahead)).code]).toEqual(['moment_ahead', 'moment_ahead'])
  expect((await goBack('ayer')).status).toBe(400)
  const at = moment()
  app.clock.advance(366 * DAY_MS)
  const later = await app.signIn(as)
  expect((await compare(at, {}, later)).code).toBe('moment_too_early')
})

test('the history tells each value, by whom, and only of a dish where one is asked', async () => {
  const { app, restaurant, dish, other, put, list } = await houseWithHistory()
  const worker = await app.signIn(await app.make.worker([restaurant], { name: 'Marta Iglesias' }))
  await put(`/menu/items/${dish.id}`, { price: 12, translations: { es: { name: 'Bravas' } } })
  await put(`/menu/items/${other.id}`, { available: false }, worker)
  const { changes } = (await list()).data
  expect(changes).toMatchObject([
    {
      by: { name: 'Marta', isSelf: false },
      count: 1,
      items: [{ name: 'Callos', field: 'available', group: null, to: '' }],
    },
    {
      by: { isSelf: true },
      undone: false,
      items: [
        { dishId: dish.id, name: 'Bravas', field: 'name', part: 'es', group: 'texts', from: 'Croquetas', to: 'Bravas' },
        { field: 'price', group: 'prices', part: null, from: '9.50', to: '12.00' },
      ],
    },
  ])
  const ofDish = (await list(`?dishId=${dish.id}`)).data.changes
  expect(ofDish.map(({ changeId }) => changeId)).toEqual([changes[1]?.changeId])
  expect((await list(`?before=${changes[0]?.changeId}`)).data.changes).toEqual(ofDish)
  expect((await list('?before=nada')).data.changes).toEqual([])
})

test('two moments are compared as they were, each value with who changed it last until then', async () => {
  const { dish, put, moment, compare, call } = await houseWithHistory()
  const first = moment()
  await put(`/menu/items/${dish.id}`, { price: 12 })
  const second = moment()
  await put(`/menu/items/${dish.id}`, { price: 15 })
  await call('DELETE', `/menu/items/${dish.id}`)
  const { data } = await compare(first, { to: second })
  expect(data.counts).toMatchObject({ prices: 1, deleted: 0 })
  expect(data.groups.prices).toMatchObject([{ name: 'Croquetas', from: '9.50', to: '12.00', by: { isSelf: true } }])
  expect((await compare(second)).data.counts).toMatchObject({ prices: 0, deleted: 1 })
  const alone = (await compare(first, { dishId: dish.id, group: 'deleted' })).data
  expect([alone.groups.deleted.length, alone.groups.prices]).toEqual([1, []])
})
