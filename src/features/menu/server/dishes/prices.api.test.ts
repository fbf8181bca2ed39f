import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Dish, PublicDish } from '../../menu.contract.ts'
import type { OwnLabel } from '#features/prices/prices.contract.ts'
import { named, world } from '../menu.testing.ts'

const plain = { label: null, market: false, unit: null, minPersons: null }
const three = [
  { ...plain, label: 'tapa', amount: 3.5 },
  { ...plain, label: 'media', amount: 6 },
  { ...plain, label: 'racion', amount: 11 },
]

async function shop() {
  const made = await world()
  const { app, owner, restaurant } = made
  const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    app.request<T>({ method, path: `/api${path}`, as: owner, ...(body && { body }) })
  const shown = async (id: string) =>
    (await app.request<PublicDish[]>({ path: `/api/public/${restaurant.slug}/items` })).data.find(
      ({ _id }) => _id === id,
    )
  return { ...made, call, shown }
}

describe('lines of price', () => {
  test('are stored in order and answered whole; the price of the specification is that of the first line', async () => {
    const { create, read, shown } = await shop()
    const { status, data: dish } = await create({
      ...named('Ensaladilla'),
      prices: [
        { label: 'tapa', amount: '3,50' },
        { label: 'media', amount: 6 },
        { label: 'racion', amount: '11.00' },
      ],
    })
    expect(status).toBe(201)
    expect(dish).toMatchObject({ price: 3.5, prices: three })
    expect(await read(dish._id)).toEqual(dish)
    expect(await shown(dish._id)).toMatchObject({ price: 3.5, prices: three })
  })

  test('one plain price is what it always was: no line more in what diners get', async () => {
    const { create, shown } = await shop()
    const { data: dish } = await create({ ...named('Flan'), price: '4,20' })
    expect(dish).toMatchObject({ price: 4.2, prices: [{ ...plain, amount: 4.2 }] })
    const { data: same } = await create({ ...named('Natillas'), prices: [{ amount: 4.2 }] })
    const { data: none } = await create({ ...named('Agua'), prices: [] })
    for (const each of [dish, same, none]) expect(await shown(each._id)).not.toHaveProperty('prices')
    expect(none).toMatchObject({ price: 0, prices: [] })
  })

  test('the price alone changes the first line and leaves the others; both: the lines win', async () => {
    const { create, change } = await shop()
    const { data: dish } = await create({ ...named('Croquetas'), prices: three })
    const { data: dearer } = await change(dish._id, { price: '3,80' })
    expect(dearer.prices).toEqual([{ ...three[0], amount: 3.8 }, three[1], three[2]])
    const { data: won } = await change(dish._id, { price: 99, prices: [{ label: 'racion', amount: 12 }] })
    expect(won).toMatchObject({ price: 12, prices: [{ ...plain, label: 'racion', amount: 12 }] })
    const { data: gone } = await change(dish._id, { prices: [] })
    expect(gone).toMatchObject({ price: 0, prices: [] })
    const { data: again } = await change(dish._id, { price: 5 })
    expect(again).toMatchObject({ price: 5, prices: [{ ...plain, amount: 5 }] })
  })

  test('0 in a line is no price', async () => {
    const { create } = await shop()
    const { data } = await create({ ...named('Pan'), prices: [{ label: 'tapa', amount: 0 }, { label: 'media' }] })
    expect(data).toMatchObject({ price: 0 })
    expect(data.prices.map(({ amount }) => amount)).toEqual([null, null])
  })

  test('what a process of the former release writes counts: the price alone, and dishes without lines', async () => {
    const { app, create, read } = await shop()
    const { data: dish } = await create({ ...named('Croquetas'), prices: three })
    const { data: empty } = await create({ ...named('Sin precio'), prices: [] })
    await sql`UPDATE menu_items SET price = 7.25 WHERE id IN (${dish._id}, ${empty._id})`.execute(app.platform.db)
    expect((await read(dish._id)).prices).toEqual([{ ...three[0], amount: 7.25 }, three[1], three[2]])
    expect((await read(empty._id)).prices).toEqual([{ ...plain, amount: 7.25 }])
  })

  test.each([
    ['seven lines', Array.from({ length: 7 }, () => ({ amount: 1 })), 'prices', 'Caben 6 precios por plato. Sobra 1.'],
    ['nine lines', Array.from({ length: 9 }, () => 'x'), 'prices', 'Caben 6 precios por plato. Sobran 3.'],
    [
      'two alike',
      [
        { label: 'media', amount: 1 },
        { label: 'media', amount: 2 },
      ],
      'prices',
      'Dos precios se llaman «Media». Cambia una etiqueta.',
    ],
    ['a word', [{ amount: 'once' }], 'prices.0.amount', 'Escribe el precio así: 1250,00'],
    ['a negative one', [{ amount: 1 }, { amount: -1 }], 'prices.1.amount', 'El precio no puede ser negativo'],
    ['too much', [{ amount: 100_000 }], 'prices.0.amount', 'El precio no puede superar 99.999,99'],
    [
      'one person',
      [{ amount: 9, unit: 'person', minPersons: 1 }],
      'prices.0.minPersons',
      'El mínimo va de 2 a 20 personas.',
    ],
    [
      'persons by weight',
      [{ amount: 9, unit: 'kg', minPersons: 2 }],
      'prices.0.minPersons',
      'El mínimo de personas va con un precio por persona.',
    ],
    ['an unknown label', [{ label: 'cubo', amount: 9 }], 'prices.0.label', 'Esa etiqueta ya no existe. Elige otra.'],
    [
      'an unknown unit',
      [{ amount: 9, unit: 'litro' }],
      'prices.0.unit',
      'La medida tiene que ser kg, 100 g, unidad o persona.',
    ],
    ['no list', { amount: 9 }, 'prices', 'Los precios tienen que ser una lista.'],
  ])('%s is refused, and nothing changes', async (_, prices, path, message) => {
    const { create, change, read } = await shop()
    const { data: dish } = await create({ ...named('Croquetas'), prices: three })
    expect(await change(dish._id, { prices })).toMatchObject({ status: 400, errors: { [path]: message } })
    expect(await read(dish._id)).toEqual(dish)
  })

  test('several dishes at once take lines, and the undo of such a change gives them back', async () => {
    const { call, restaurant, create, read } = await shop()
    const { data: dish } = await create({ ...named('Croquetas'), prices: three })
    const bulk = (item: object) => call<Dish[]>('PUT', `/restaurants/${restaurant.id}/items/bulk`, { items: [item] })
    const raised = three.map(line => ({ ...line, amount: line.amount + 1 }))
    expect((await bulk({ _id: dish._id, prices: raised })).data[0]?.prices).toEqual(raised)
    await bulk({ _id: dish._id, prices: dish.prices, price: dish.price })
    expect((await read(dish._id)).prices).toEqual(three)
    const { data: copy } = await call<Dish>('POST', `/menu/items/${dish._id}/duplicate`)
    expect(copy.prices).toEqual(three)
  })
})

describe('today’s price of the market', () => {
  const market = [{ ...plain, market: true, amount: 98, unit: 'kg' }]

  test('ends at 05:00 by the clock of the house, and the dish is by the market again', async () => {
    const { app, restaurant, create, read, shown } = await shop()
    const ownEnd = async () => /"changesAt":(\d+)/.exec((await app.request({ path: `/${restaurant.slug}` })).text)?.[1]
    app.clock.set(new Date('2026-11-24T21:00:00.000Z'))
    const { data: dish } = await create({ ...named('Gamba roja'), prices: market })
    expect(dish).toMatchObject({ price: 98, prices: market })
    expect(await shown(dish._id)).toMatchObject({ price: 98, prices: market })
    expect(await ownEnd()).toBe(String(Date.parse('2026-11-25T04:00:00.000Z')))
    app.clock.set(new Date('2026-11-25T03:59:00.000Z'))
    expect(await read(dish._id)).toMatchObject({ price: 98 })
    app.clock.set(new Date('2026-11-25T04:00:00.000Z'))
    const ended = { price: 0, prices: [{ ...market[0], amount: null }] }
    expect(await read(dish._id)).toMatchObject(ended)
    // What diners read follows within a minute.
    app.clock.set(new Date('2026-11-25T04:01:00.000Z'))
    expect(await shown(dish._id)).toMatchObject(ended)
    expect(await ownEnd()).toBeUndefined()
  })

  test('written at 02:00 it lasts three hours; the price alone is today’s', async () => {
    const { app, create, change, read } = await shop()
    app.clock.set(new Date('2026-11-25T01:00:00.000Z'))
    const { data: dish } = await create({ ...named('Gamba roja'), prices: [{ market: true }] })
    expect(dish.prices).toEqual([{ ...plain, market: true, amount: null }])
    expect((await change(dish._id, { price: 45 })).data.prices).toEqual([{ ...plain, market: true, amount: 45 }])
    app.clock.set(new Date('2026-11-25T04:00:01.000Z'))
    expect((await read(dish._id)).prices).toEqual([{ ...plain, market: true, amount: null }])
  })
})

describe('labels of the house', () => {
  const body = { names: { es: 'Bandeja', en: 'Platter' } }

  test('are used by their id, can be renamed, and stay while a dish uses them', async () => {
    const { call, restaurant, create, change } = await shop()
    const { status, data: label } = await call<OwnLabel>('POST', `/restaurants/${restaurant.id}/price-labels`, body)
    expect(status).toBe(201)
    const { data: dish } = await create({ ...named('Gambas'), prices: [{ label: label._id, amount: 20 }] })
    expect(dish.prices).toEqual([{ ...plain, label: label._id, amount: 20 }])
    const { data: renamed } = await call<OwnLabel>('PUT', `/price-labels/${label._id}`, { names: { es: 'Fuente' } })
    expect(renamed.names).toEqual({ es: 'Fuente', en: 'Platter' })
    expect(await call('DELETE', `/price-labels/${label._id}`)).toMatchObject({
      status: 409,
      code: 'label_used',
      message: 'La usa 1 plato.',
    })
    await change(dish._id, { prices: [{ amount: 20 }] })
    expect(await call('DELETE', `/price-labels/${label._id}`)).toMatchObject({ status: 200, data: null })
    const list = await call<OwnLabel[]>('GET', `/restaurants/${restaurant.id}/price-labels`)
    expect(list.data).toEqual([])
  })

  test('a label of another house is refused; one that the dish has may stay', async () => {
    const { app, call, restaurant, create, change } = await shop()
    const other = await app.make.owner()
    const theirs = await app.make.restaurant(other)
    const { data: label } = await app.request<OwnLabel>({
      method: 'POST',
      path: `/api/restaurants/${theirs.id}/price-labels`,
      as: await app.signIn(other),
      body,
    })
    const prices = [{ amount: 3 }, { label: label._id, amount: 20 }]
    const refusal = { status: 400, errors: { 'prices.1.label': 'Esa etiqueta ya no existe. Elige otra.' } }
    expect(await create({ ...named('Gambas'), prices })).toMatchObject(refusal)
    const { data: dish } = await create(named('Gambas'))
    expect(await change(dish._id, { prices })).toMatchObject(refusal)
    expect(
      await call('PUT', `/restaurants/${restaurant.id}/items/bulk`, { items: [{ _id: dish._id, prices }] }),
    ).toMatchObject({ status: 400, errors: { 'items.0.prices.1.label': 'Esa etiqueta ya no existe. Elige otra.' } })
  })

  test('a deleted dish loses a label that is deleted, and comes back with its price', async () => {
    const { call, restaurant, create, read } = await shop()
    const { data: label } = await call<OwnLabel>('POST', `/restaurants/${restaurant.id}/price-labels`, body)
    const prices = [
      { label: 'tapa', amount: 4 },
      { label: label._id, amount: 20 },
    ]
    const { data: dish } = await create({ ...named('Gambas'), prices })
    await call('DELETE', `/menu/items/${dish._id}`)
    expect(await call('DELETE', `/price-labels/${label._id}`)).toMatchObject({ status: 200 })
    await call('POST', `/menu/items/${dish._id}/restore`)
    expect((await read(dish._id)).prices).toEqual([
      { ...plain, label: 'tapa', amount: 4 },
      { ...plain, label: null, amount: 20 },
    ])
  })
})
