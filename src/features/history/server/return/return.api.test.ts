import { expect, test } from 'vitest'
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
    412,
    'changed_meanwhile',
    'Alguien lo ha cambiado mientras tanto.',
  ])
  expect(refused.data).toMatchObject({ changedBy: 'Marta' })
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
