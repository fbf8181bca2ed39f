import { expect, test } from 'vitest'
import { type ChangeSet, changed } from '#platform/events/changes.ts'
import type { SignedIn } from '#test/app.ts'
import { recordStatements } from '#test/statements.ts'
import type { BulkItemInput } from '../../bulk.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { ALLERGEN_IDS } from '#features/allergens/allergens.ts'
import { DISHES_MAX, SORT_ORDER_MAX } from '../../menu.limits.ts'
import { PRICE_LINE_BYTES, PRICES_MAX } from '#features/prices/prices.limits.ts'
import { EMPTY_JSON, named, onePrice, world } from '../menu.testing.ts'

/** Three dishes with a price, one of them undeclared. */
async function carta() {
  const made = await world()
  const { app, owner, restaurant, create } = made
  const dishes = [
    (await create({ ...named('Croquetas'), price: 9, allergens: ['gluten', 'milk'] })).data,
    (await create({ ...named('Pulpo'), price: 18.5 })).data,
    (await create({ ...named('Pan'), price: 2, allergensDeclared: true })).data,
  ] as const
  const path = `/api/restaurants/${restaurant.id}/items/bulk`
  const bulk = (items: readonly BulkItemInput[], as: SignedIn = owner) =>
    app.request<Dish[]>({ method: 'PUT', path, as, body: { items } })
  return { ...made, dishes, bulk }
}

test('one request changes several dishes, each in its own way; the answer is in the order of the list', async () => {
  const { restaurant, app, dishes, bulk, list } = await carta()
  const [croquetas, pulpo, pan] = dishes
  const desserts = await app.make.category(restaurant)
  await app.make.dish(desserts)
  const answer = await bulk([
    { _id: pan._id, updatedAt: pan.updatedAt, price: '2,15' },
    { _id: croquetas._id.toUpperCase(), updatedAt: croquetas.updatedAt, available: false },
    { _id: pulpo._id, categoryId: desserts.id },
  ])
  expect(answer.status).toBe(200)
  expect(answer.data.map(dish => dish.translations.es?.name)).toEqual(['Pan', 'Croquetas', 'Pulpo'])
  const [panAfter, croquetasAfter, pulpoAfter] = answer.data
  expect(panAfter).toEqual({ ...pan, price: 2.15, prices: onePrice(2.15), updatedAt: expect.any(String) })
  const later = { updatedAt: expect.any(String) as string }
  const soldOut = { available: false, unavailableSince: croquetas.updatedAt }
  expect(croquetasAfter).toEqual({ ...croquetas, ...soldOut, ...later })
  expect(pulpoAfter).toEqual({ ...pulpo, ...later, categoryId: desserts.id, sortOrder: expect.any(Number) })
  expect((await list()).map(dish => dish._id)).toEqual([croquetas._id, pan._id])
  expect((await list(desserts.id)).map(dish => dish._id).at(-1)).toBe(pulpo._id)
})

test('allergens of several never touch what is declared', async () => {
  const { app, restaurant, dishes, bulk } = await carta()
  const { data } = await bulk(dishes.map(({ _id }) => ({ _id, allergens: ['gluten', 'nonsense', 'gluten'] })))
  expect(data.map(dish => [dish.allergens, dish.allergensDeclared])).toEqual([
    [['gluten'], true],
    [['gluten'], false],
    [['gluten'], true],
  ])
  const page = (await app.request({ path: `/${restaurant.slug}` })).text
  const pulpo = page.slice(page.indexOf('Pulpo'), page.indexOf('Pan<'))
  expect(pulpo).toContain('Gluten')
  expect(pulpo).toContain('Alérgenos sin declarar')
  const none = await bulk(dishes.map(({ _id }) => ({ _id, allergens: [] })))
  expect(none.data.map(dish => [dish.allergens, dish.allergensDeclared])).toEqual([
    [[], true],
    [[], false],
    [[], true],
  ])
})

test('several are deleted by one request and come back by one, in their places', async () => {
  const { dishes, bulk, list } = await carta()
  const before = await list()
  const asSeen = dishes.slice(0, 2).map(({ _id, updatedAt }) => ({ _id, updatedAt }))
  const answer = await bulk(asSeen.map(item => ({ ...item, deleted: true })))
  expect([answer.status, answer.data]).toEqual([200, []])
  expect((await list()).map(dish => dish._id)).toEqual([dishes[2]._id])
  const back = await bulk(asSeen.map(item => ({ ...item, deleted: false })))
  expect(back.data).toEqual(dishes.slice(0, 2))
  expect(await list()).toEqual(before)
})

test('a move is taken back to the very place', async () => {
  const { app, restaurant, dishes, bulk, list } = await carta()
  const before = await list()
  const other = await app.make.category(restaurant)
  const moved = await bulk([dishes[1], dishes[0]].map(({ _id }) => ({ _id, categoryId: other.id })))
  expect((await list(other.id)).map(dish => dish._id)).toEqual([dishes[1]._id, dishes[0]._id])
  const places = new Map(before.map(dish => [dish._id, dish]))
  const back = moved.data.map(({ _id, updatedAt }) => {
    const { categoryId, sortOrder } = places.get(_id) ?? dishes[0]
    return { _id, updatedAt, categoryId, sortOrder }
  })
  expect((await bulk(back)).status).toBe(200)
  expect((await list()).map(dish => [dish._id, dish.sortOrder])).toEqual(before.map(dish => [dish._id, dish.sortOrder]))
})

test('one dish that somebody changed meanwhile: 412 with its name, and all stay as they are', async () => {
  const { dishes, bulk, change, list } = await carta()
  await change(dishes[1]._id, { price: 20 })
  const before = await list()
  const refused = await bulk(dishes.map(({ _id, updatedAt }) => ({ _id, updatedAt, available: false })))
  expect(refused).toMatchObject({ status: 412, code: 'changed_meanwhile' })
  expect(refused.message).toBe('Pulpo: Alguien lo ha cambiado mientras tanto.')
  expect(await list()).toEqual(before)
})

test('a request whose answer was lost can be sent again', async () => {
  const { dishes, bulk } = await carta()
  const items = dishes.map(({ _id, updatedAt }) => ({ _id, updatedAt, price: 5 }))
  const first = await bulk(items)
  const second = await bulk(items)
  expect([second.status, second.data]).toEqual([200, first.data])
})

test('ids that are not of this restaurant, twice in the list or deleted are 400, and nothing changes', async () => {
  const { app, restaurant, category, owner, dishes, bulk, list } = await carta()
  const stranger = await app.make.owner()
  const foreignCategory = await app.make.category(await app.make.restaurant(stranger))
  const foreign = await app.make.dish(foreignCategory)
  const [first, second, third] = dishes
  await app.request({ method: 'DELETE', path: `/api/menu/items/${third._id}`, as: owner })
  const before = await list()
  const refusals: [BulkItemInput, Record<string, string>][] = [
    [{ _id: foreign.id, price: 1 }, { 'items.1._id': 'Este plato no es de este restaurante.' }],
    [{ _id: crypto.randomUUID() }, { 'items.1._id': 'Este plato no es de este restaurante.' }],
    [{ _id: 'pulpo' }, { 'items.1._id': 'Este plato no es de este restaurante.' }],
    [{ _id: first._id, price: 4 }, { 'items.1._id': 'Croquetas: cada plato puede ir solo una vez.' }],
    [{ _id: third._id, price: 4 }, { 'items.1._id': 'Pan: alguien lo ha eliminado mientras tanto.' }],
    [
      { _id: second._id, categoryId: foreignCategory.id },
      { 'items.1.categoryId': 'Pulpo: Elige una categoría de este restaurante.' },
    ],
    [{ _id: second._id, price: '1.250' }, { 'items.1.price': 'Escribe el precio así: 1250,00' }],
    [{ _id: second._id, sortOrder: -1 }, { 'items.1.sortOrder': expect.any(String) }],
  ]
  for (const [item, errors] of refusals) {
    const refused = await bulk([{ _id: first._id, available: false }, item])
    expect([refused.status, refused.errors]).toEqual([400, errors])
  }
  expect((await bulk([])).errors).toEqual({ items: 'Marca al menos un plato.' })
  const tooMany = Array.from({ length: DISHES_MAX + 1 }, () => ({ _id: first._id }))
  expect((await bulk(tooMany)).errors).toEqual({ items: 'No puedes cambiar más de 2000 platos a la vez.' })
  expect(await list()).toEqual(before)
  await app.request({ method: 'DELETE', path: `/api/categories/${category.id}`, as: owner })
  const lost = await bulk([{ _id: third._id, deleted: false }])
  expect(lost.errors).toEqual({ 'items.0._id': 'Pan: su categoría ya no existe.' })
  const elsewhere = await app.make.category(restaurant)
  expect((await bulk([{ _id: third._id, deleted: false, categoryId: elsewhere.id }])).status).toBe(200)
})

test('workers may, workers of lapsed owners and strangers may not', async () => {
  const { app, owner, restaurant, dishes, bulk, list } = await carta()
  const items = dishes.map(({ _id }) => ({ _id, available: false }))
  const worker = await app.signIn(await app.make.worker([restaurant]))
  expect((await bulk(items, worker)).status).toBe(200)
  const sold = await list()
  expect((await bulk(items, await app.signIn(await app.make.owner()))).status).toBe(404)
  await app.make.lapsedTrial(owner.id)
  const back = items.map(item => ({ ...item, available: true }))
  expect(await bulk(back, worker)).toMatchObject({ status: 403, code: 'owner_plan_ended' })
  expect(await bulk(back)).toMatchObject({ status: 403, code: 'trial_expired' })
  expect(await list()).toEqual(sold)
})

test('two people change the same dishes at once: one wins, the other is told', async () => {
  const { app, restaurant, dishes, bulk, list } = await carta()
  const worker = await app.signIn(await app.make.worker([restaurant]))
  const raise = (price: number) => dishes.map(({ _id, updatedAt }) => ({ _id, updatedAt, price }))
  const both = await Promise.all([bulk(raise(11)), bulk(raise(12), worker)])
  expect(both.map(answer => answer.status).toSorted((one, other) => one - other)).toEqual([200, 412])
  const won = both.find(answer => answer.status === 200)
  expect((await list()).map(dish => dish.price)).toEqual(won?.data.map(dish => dish.price))
})

test('two thousand dishes are one lock, one version and a handful of statements', async () => {
  const { app, owner, restaurant, bulk, list } = await carta()
  const row = await app.platform.db.selectFrom('menu_items').selectAll().executeTakeFirstOrThrow()
  const copies = Array.from({ length: DISHES_MAX - 3 }, () => ({
    ...row,
    translations: JSON.stringify(row.translations),
    ...EMPTY_JSON,
    id: crypto.randomUUID(),
  }))
  await app.platform.db.insertInto('menu_items').values(copies).execute()
  const seen = await list()
  const heard: ChangeSet[] = []
  app.platform.events.on(changed, async (_, set) => void heard.push(set))
  const statements = recordStatements(app.platform)
  const answer = await bulk(seen.map(({ _id, updatedAt }) => ({ _id, updatedAt, price: 7, available: false })))
  expect(answer.status).toBe(200)
  expect(answer.data).toHaveLength(DISHES_MAX)
  const sent = [...statements]
  expect(sent.filter(statement => /update menu_items/i.test(statement))).toHaveLength(1)
  expect(sent.filter(statement => statement.includes('menu_version'))).toHaveLength(1)
  expect(sent.length).toBeLessThanOrEqual(25)
  expect(heard.map(set => set.changes.length)).toEqual([DISHES_MAX])
  expect(heard[0]).toMatchObject({ actor: { userId: owner.id }, restaurantId: restaurant.id })
})

test('2 000 dishes with six prices each are not too large, whatever a screen or a program writes in them', async () => {
  const { dishes, bulk } = await carta()
  const label = crypto.randomUUID()
  const line = { label, amount: 99999.99, market: false, unit: 'person' as const, minPersons: 20 }
  const most = {
    updatedAt: dishes[0].updatedAt,
    deleted: false,
    available: false,
    categoryId: crypto.randomUUID(),
    sortOrder: SORT_ORDER_MAX,
    price: 99999.99,
    allergens: [...ALLERGEN_IDS],
  }
  expect(JSON.stringify(line).length + 1).toBeLessThanOrEqual(PRICE_LINE_BYTES)
  const prices = Array.from({ length: PRICES_MAX }, (_, at) => ({
    ...line,
    label: crypto.randomUUID(),
    amount: at + 0.99,
  }))
  const items = Array.from({ length: DISHES_MAX }, () => ({ ...most, _id: crypto.randomUUID(), prices }))
  const answer = await bulk(items)
  expect([answer.status, answer.errors?.['items.0._id']]).toEqual([400, 'Este plato no es de este restaurante.'])
  const tooLarge = await bulk(items.map(item => ({ ...item, nonsense: 'x'.repeat(400) })))
  expect(tooLarge.status).toBe(413)
})

test('what is told of each dish is what is stored', async () => {
  const { app, dishes, bulk } = await carta()
  const heard: ChangeSet[] = []
  app.platform.events.on(changed, async (_, set) => void heard.push(set))
  const [croquetas, pulpo, pan] = dishes
  await bulk([{ _id: croquetas._id, price: 9.9 }, { _id: pulpo._id, deleted: true }, { _id: pan._id }])
  await bulk([{ _id: pulpo._id, deleted: false, price: 19 }])
  const facts = heard.map(set =>
    set.changes.map(({ id, before, after }) => [
      id,
      (before as { price: string } | null)?.price,
      (after as { price: string } | null)?.price,
    ]),
  )
  expect(facts).toEqual([
    [
      [croquetas._id, '9.00', '9.90'],
      [pulpo._id, '18.50', undefined],
    ],
    [[pulpo._id, undefined, '19.00']],
  ])
})
