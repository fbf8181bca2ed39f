import { describe, expect, test } from 'vitest'
import { named, onePrice, world } from '../menu.testing.ts'

test('a dish with all fields is answered as it was saved', async () => {
  const { create, read, restaurant, category, list } = await world()
  const made = await create({
    translations: { es: { name: ' Croquetas ', description: 'De jamón' }, en: { name: 'Croquettes' } },
    price: '12,50',
    allergens: '["milk","gluten","milk","unicorn"]',
    available: false,
    sortOrder: 70,
  })
  expect(made.status).toBe(201)
  expect(made.data).toEqual({
    published: true,
    _id: expect.any(String),
    restaurantId: restaurant.id,
    categoryId: category.id,
    translations: {
      es: { name: 'Croquetas', description: 'De jamón' },
      en: { name: 'Croquettes', description: '' },
    },
    price: 12.5,
    prices: onePrice(12.5),
    imageUrl: '',
    imageWidth: null,
    imageHeight: null,
    imageWidths: [],
    allergens: ['gluten', 'milk'],
    allergensDeclared: true,
    allergensReviewed: { at: '2027-03-10T11:00:00.000Z', by: expect.any(String) },
    traces: [],
    tracesDeclared: false,
    members: {},
    without: {},
    diets: [],
    reported: false,
    available: false,
    unavailableSince: '2027-03-10T11:00:00.000Z',
    sortOrder: 70,
    createdAt: '2027-03-10T11:00:00.000Z',
    updatedAt: '2027-03-10T11:00:00.000Z',
  })
  expect(await read(made.data._id)).toEqual(made.data)
  expect(await list()).toEqual([made.data])
})

test('a dish with only a name costs 0, is available, and has undeclared allergens', async () => {
  const { create } = await world()
  expect((await create(named('Pan'))).data).toMatchObject({
    price: 0,
    available: true,
    allergens: [],
    allergensDeclared: false,
    sortOrder: 30,
  })
})

test.each([
  ['1.250', 'Escribe el precio así: 1250,00'],
  ['1.234,50', 'Escribe el precio así: 1250,00'],
  ['doce', 'Escribe el precio así: 1250,00'],
  [12.345, 'Escribe el precio así: 1250,00'],
  [true, 'Escribe el precio así: 1250,00'],
  [-1, 'El precio no puede ser negativo'],
  ['-0,50', 'El precio no puede ser negativo'],
  [100_000, 'El precio no puede superar 99.999,99'],
])('a price of %j is refused', async (price, text) => {
  const { create, list } = await world()
  const answer = await create({ ...named('Pan'), price })
  expect(answer.status).toBe(400)
  expect(answer.errors).toEqual({ price: text })
  expect(await list()).toEqual([])
})

test('prices are exact', async () => {
  const { create, change } = await world()
  for (const [sent, expected] of [
    ['12,50', 12.5],
    [0.1, 0.1],
    ['99999.99', 99999.99],
    ['4,9', 4.9],
    ['', 0],
  ] as const)
    expect((await create({ ...named('Pan'), price: sent })).data.price).toBe(expected)
  const { data } = await create({ ...named('Pan'), price: 19.99 })
  expect((await change(data._id, { available: false })).data.price).toBe(19.99)
  expect((await change(data._id, { price: '20' })).data.price).toBe(20)
})

describe('names', () => {
  test('every supported language needs one, the default first', async () => {
    const { create, list } = await world({ defaultLocale: 'pt', supportedLocales: ['es', 'pt'] })
    const answer = await create({})
    expect(answer.status).toBe(400)
    expect(answer.message).toBe('El nombre en portugués es obligatorio')
    expect(answer.errors).toEqual({
      'translations.pt.name': 'El nombre en portugués es obligatorio',
      'translations.es.name': 'El nombre en español es obligatorio',
    })
    expect(await list()).toEqual([])
  })

  test('a changed text asks for the names of its language and of the default one, of no other', async () => {
    const { app, category, change } = await world({ supportedLocales: ['es', 'en'] })
    const dish = await app.make.dish(category, { name: 'Callos' })
    expect((await change(dish.id, { price: '9,90', available: false })).status).toBe(200)
    expect(
      (await change(dish.id, { translations: { es: { description: 'Con garbanzos' } } })).data.translations,
    ).toEqual({
      es: { name: 'Callos', description: 'Con garbanzos' },
    })
    const refused = await change(dish.id, { price: 1, translations: { en: { description: 'With chickpeas' } } })
    expect(refused.errors).toEqual({ 'translations.en.name': 'El nombre en inglés es obligatorio' })
    const nameless = await change(dish.id, { translations: { es: { name: '' }, en: { name: 'Tripe' } } })
    expect(nameless.errors).toEqual({ 'translations.es.name': 'El nombre en español es obligatorio' })
    const saved = await change(dish.id, { translations: { en: { name: 'Tripe' } } })
    expect(saved.data).toMatchObject({
      price: 9.9,
      translations: { es: { name: 'Callos', description: 'Con garbanzos' }, en: { name: 'Tripe', description: '' } },
    })
  })

  test('an unknown language and texts that are too long are refused', async () => {
    const { create } = await world()
    expect((await create({ translations: { es: { name: 'Pan' }, fr: { name: 'Pain' } } })).status).toBe(400)
    expect((await create(named('x'.repeat(121)))).errors).toEqual({
      'translations.es.name': 'El nombre no puede exceder los 120 caracteres',
    })
    expect((await create({ translations: { es: { name: 'Pan', description: 'x'.repeat(1001) } } })).errors).toEqual({
      'translations.es.description': 'La descripción no puede exceder los 1000 caracteres',
    })
  })

  test('text that cannot be stored is refused; accents are stored in one form', async () => {
    const { create, list } = await world()
    for (const bad of ['Pa\u0000n', 'Pa\u001bn', '\udc00']) expect((await create(named(bad))).status).toBe(400)
    expect(await list()).toEqual([])
    expect((await create(named('Jamo\u0301n'))).data.translations.es?.name).toBe('Jam\u00f3n')
  })
})

describe('allergens', () => {
  test('"none" can be declared; adding one declares, removing the last one does not', async () => {
    const { create, change } = await world()
    const { data } = await create({ ...named('Pan'), allergensDeclared: true })
    expect(data).toMatchObject({ allergens: [], allergensDeclared: true })
    expect((await change(data._id, { price: 1 })).data.allergensDeclared).toBe(true)
    expect((await change(data._id, { allergens: ['fish'] })).data.allergensDeclared).toBe(true)
    expect((await change(data._id, { allergens: [] })).data).toMatchObject({ allergens: [], allergensDeclared: false })
    expect((await change(data._id, { allergens: [], allergensDeclared: true })).data.allergensDeclared).toBe(true)
    expect((await change(data._id, { allergensDeclared: false })).data.allergensDeclared).toBe(false)
  })

  test('unknown ids alone declare nothing', async () => {
    const { create } = await world()
    expect((await create({ ...named('Pan'), allergens: ['unicorn'] })).data).toMatchObject({
      allergens: [],
      allergensDeclared: false,
    })
  })

  test('an unknown stored id is answered as it is', async () => {
    const { app, category, read } = await world()
    const dish = await app.make.dish(category, { allergens: ['unicorn'] })
    expect((await read(dish.id)).allergens).toEqual(['unicorn'])
  })
})

test('fields that a body does not name stay; fields that cannot be set are ignored', async () => {
  const { create, change, category, restaurant } = await world()
  const { data } = await create({ ...named('Pan'), price: 2, allergens: ['gluten'] })
  const sent = { _id: 'x', restaurantId: 'x', createdAt: 'x', imageUrl: '/uploads/evil', owner: 'me', price: 3 }
  const after = await change(data._id, sent)
  expect(after.data).toEqual({ ...data, price: 3, prices: onePrice(3), updatedAt: expect.any(String) })
  expect(after.data).toMatchObject({ categoryId: category.id, restaurantId: restaurant.id, imageUrl: '' })
})

test('two people who change different fields at once both keep their change', async () => {
  const { create, change, read } = await world()
  const { data } = await create(named('Pan'))
  await Promise.all([
    change(data._id, { price: 5 }),
    change(data._id, { available: false }),
    change(data._id, { translations: { en: { name: 'Bread' } } }),
    change(data._id, { translations: { pt: { name: 'Pão' } } }),
    change(data._id, { allergens: ['gluten'] }),
  ])
  expect(await read(data._id)).toMatchObject({
    price: 5,
    available: false,
    allergens: ['gluten'],
    translations: { es: { name: 'Pan' }, en: { name: 'Bread' }, pt: { name: 'Pão' } },
  })
})

test('a deleted dish is gone', async () => {
  const { app, owner, create, list } = await world()
  const { data } = await create(named('Pan'))
  const path = `/api/menu/items/${data._id}`
  const answer = await app.request({ method: 'DELETE', path, as: owner })
  expect([answer.status, answer.data, answer.message]).toEqual([200, null, 'Plato eliminado correctamente'])
  expect(await list()).toEqual([])
  for (const method of ['GET', 'PUT', 'DELETE'] as const)
    expect((await app.request({ method, path, as: owner, ...(method === 'PUT' && { body: {} }) })).status).toBe(404)
})
