import { expect, test } from 'vitest'
import { sql } from 'kysely'
import type { Right } from '#features/identity/rights.rules.ts'
import type { SignedIn } from '#test/app.ts'
import type { BulkRowInput, MovedRows } from '../../bulk.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { BULK_WORDY_MAX, DISHES_MAX } from '../../menu.limits.ts'
import { named, onePrice, world } from '../menu.testing.ts'

/** Two dishes, and a call of several as the table makes it. */
async function carta() {
  const made = await world({ defaultLocale: 'es', supportedLocales: ['es', 'en'] })
  const { app, owner, restaurant, create } = made
  const both = (name: string) => ({ translations: { es: { name }, en: { name: `${name} (en)` } } })
  const dishes = [
    (await create({ ...both('Croquetas'), price: 9, allergens: ['gluten'] })).data,
    (await create({ ...both('Pulpo'), price: 18.5 })).data,
  ] as const
  const path = `/api/restaurants/${restaurant.id}/items/bulk`
  const bulk = async (items: readonly BulkRowInput[], { as = owner, key }: { as?: SignedIn; key?: string } = {}) => {
    const headers = { ...(key && { 'idempotency-key': key }) }
    const answer = await app.request<Dish[]>({ method: 'PUT', path, as, body: { items }, headers })
    return { ...answer, changeId: (JSON.parse(answer.text) as { changeId?: string | null }).changeId }
  }
  const undo = (changeId: unknown) =>
    app.request<{ undone: number; removed: number }>({
      method: 'POST',
      path: `/api/restaurants/${restaurant.id}/history/undo`,
      as: owner,
      body: { changeId },
    })
  return { ...made, dishes, bulk, undo }
}

const nameOf = (dish: Dish | undefined) => dish?.translations.es?.name

test('a pasted block is one change: cells, texts and new rows, in the order of the rows, and one undo takes it back', async () => {
  const { app, owner, restaurant, category, dishes, bulk, undo, list } = await carta()
  const [croquetas, pulpo] = dishes
  const before = await list()
  const answer = await bulk([
    { new: true, categoryId: category.id.toUpperCase(), ...named('Gazpacho'), price: '6,50' },
    { _id: croquetas._id, updatedAt: croquetas.updatedAt, translations: { en: { name: 'Croquettes' } } },
    { new: true, categoryId: category.id, ...named('Flan'), prices: [{ label: 'tapa', amount: 3 }, { amount: 5 }] },
    { _id: pulpo._id, updatedAt: pulpo.updatedAt, prices: [{ amount: 20 }] },
  ])
  expect([answer.status, answer.data.map(nameOf)]).toEqual([200, ['Gazpacho', 'Croquetas', 'Flan', 'Pulpo']])
  expect(answer.data[1]?.translations).toEqual({
    es: { name: 'Croquetas', description: '' },
    en: { name: 'Croquettes', description: '' },
  })
  expect(answer.data[3]?.prices).toEqual(onePrice(20))
  expect((await list()).map(nameOf)).toEqual(['Croquetas', 'Pulpo', 'Gazpacho', 'Flan'])
  const news = await app.request<{ action: string; count: number; changeId: string }[]>({
    path: `/api/restaurants/${restaurant.id}/activity`,
    as: owner,
  })
  const told = news.data.filter(({ changeId }) => changeId === answer.changeId)
  expect(Object.fromEntries(told.map(({ action, count }) => [action, count]))).toEqual({
    'dish.created': 2,
    'dish.name': 1,
    'dish.price': 1,
  })
  expect((await undo(answer.changeId)).data).toMatchObject({ undone: 4, removed: 2 })
  const updatedAt = expect.any(String)
  expect(await list()).toEqual(before.map(dish => ({ ...dish, updatedAt })))
})

test('each refused cell is named, and nothing is written', async () => {
  const { app, dishes, category, bulk, list } = await carta()
  const foreign = await app.make.category(await app.make.restaurant(await app.make.owner()))
  const before = await list()
  const [croquetas, pulpo] = dishes
  const parsed = await bulk([
    { _id: croquetas._id, price: '1.250' },
    { new: true, categoryId: category.id, ...named('x'.repeat(121)), prices: [{ amount: -1 }] },
    { new: true, ...named('Sin categoría') } as unknown as BulkRowInput,
    { new: 'yes', _id: pulpo._id } as unknown as BulkRowInput,
  ])
  expect([parsed.status, parsed.errors]).toEqual([
    400,
    {
      'items.0.price': 'Escribe el precio así: 1250,00',
      'items.1.translations.es.name': 'El nombre no puede exceder los 120 caracteres',
      'items.1.prices.0.amount': 'El precio no puede ser negativo',
      'items.2.categoryId': 'Este campo es obligatorio.',
      'items.3.new': 'Esta fila no es válida. Vuelve a cargar la página.',
    },
  ])
  const judged = await bulk([
    { new: true, categoryId: foreign.id, translations: { en: { name: 'Soup' } } },
    { _id: croquetas._id, translations: { es: { name: ' ' } } },
    { _id: pulpo._id, translations: { en: { name: '' } } },
  ])
  expect([judged.status, judged.errors]).toEqual([
    400,
    {
      'items.0.translations.es.name': 'El nombre en español es obligatorio',
      'items.0.categoryId': 'Elige una categoría de este restaurante.',
      'items.1.translations.es.name': 'El nombre en español es obligatorio',
    },
  ])
  const label = await bulk([
    { _id: croquetas._id, price: 8 },
    { new: true, categoryId: category.id, ...named('Vino'), prices: [{ label: crypto.randomUUID(), amount: 4 }] },
  ])
  expect(label.errors).toEqual({ 'items.1.prices.0.label': expect.any(String) })
  expect(await list()).toEqual(before)
})

test('only the main language needs a name, and an emptied one is untranslated', async () => {
  const { dishes, category, bulk } = await carta()
  const answer = await bulk([
    { new: true, categoryId: category.id, ...named('Gazpacho') },
    { _id: dishes[0]._id, translations: { en: { name: '' } } },
  ])
  expect(answer.data.map(dish => dish.translations.en?.name)).toEqual([undefined, ''])
})

test('a row that has moved is 412 with its place, its dish as it is and who changed it; the others stay', async () => {
  const { app, restaurant, category, dishes, bulk, list } = await carta()
  const ana = await app.signIn(await app.make.worker([restaurant], { name: 'Ana López' }))
  const changed = await bulk([{ _id: dishes[1]._id, price: 20 }], { as: ana })
  const before = await list()
  const refused = await bulk([
    { new: true, categoryId: category.id, ...named('Gazpacho') },
    ...dishes.map(({ _id, updatedAt }) => ({ _id, updatedAt, price: 7 })),
  ])
  expect(refused).toMatchObject({
    status: 412,
    code: 'changed_meanwhile',
    message: 'Pulpo: Alguien lo ha cambiado mientras tanto.',
    errors: { 'items.2.updatedAt': 'Alguien lo ha cambiado mientras tanto.' },
  })
  const moved = refused.data as unknown as MovedRows
  expect(moved.rows).toEqual([{ index: 2, current: changed.data[0], changedBy: 'Ana' }])
  expect(await list()).toEqual(before)
})

test('new rows declare nothing, whatever allergens they bring', async () => {
  const { category, bulk } = await carta()
  const rows = [{ allergens: ['gluten', 'milk'], traces: ['nuts'] }, { allergens: [] }]
  const answer = await bulk(rows.map(row => ({ new: true, categoryId: category.id, ...named('Tarta'), ...row })))
  expect(
    answer.data.map(({ allergens, allergensDeclared, tracesDeclared, allergensReviewed }) => ({
      allergens,
      allergensDeclared,
      tracesDeclared,
      allergensReviewed,
    })),
  ).toEqual([
    { allergens: ['gluten', 'milk'], allergensDeclared: false, tracesDeclared: false, allergensReviewed: null },
    { allergens: [], allergensDeclared: false, tracesDeclared: false, allergensReviewed: null },
  ])
})

test('a call whose answer was lost makes its new rows once, and names the same change', async () => {
  const { category, bulk, list } = await carta()
  const key = crypto.randomUUID()
  const rows = [{ new: true as const, categoryId: category.id, ...named('Gazpacho') }]
  const [first, second] = [await bulk(rows, { key }), await bulk(rows, { key })]
  expect([second.status, second.data, second.changeId]).toEqual([200, first.data, first.changeId])
  expect((await list()).map(nameOf)).toEqual(['Croquetas', 'Pulpo', 'Gazpacho'])
  const other = await bulk([{ ...rows[0], price: 3 } as BulkRowInput], { key })
  expect(other.code).toBe('idempotency_mismatch')
  expect((await bulk([{ _id: first.data[0]?._id ?? '' }])).changeId).toBeNull()
})

test('500 rows may be new or bring texts; what is deleted makes room for what is new', async () => {
  const { app, restaurant, category, dishes, bulk, list } = await carta()
  const news = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ new: true as const, categoryId: category.id, ...named(`Plato ${at}`) }))
  const texts = { _id: dishes[0]._id, translations: { es: { description: 'De la casa' } } }
  const tooMany = await bulk([...news(BULK_WORDY_MAX), texts])
  expect(tooMany.errors).toEqual({
    items: 'No puedes añadir o cambiar los textos de más de 500 platos a la vez.',
  })
  expect((await bulk(news(BULK_WORDY_MAX))).data).toHaveLength(BULK_WORDY_MAX)
  await sql`INSERT INTO menu_items (id, restaurant_id, category_id, translations, price, sort_order, created_at, updated_at)
    SELECT gen_random_uuid(), ${restaurant.id}, ${category.id}, '{"es": {"name": "x", "description": ""}}', 0, 30, now(), now()
    FROM generate_series(1, ${DISHES_MAX - BULK_WORDY_MAX - 2}::int)`.execute(app.platform.db)
  const before = await list()
  const full = await bulk([texts, ...news(1)])
  expect([full.status, full.code, full.message]).toEqual([409, 'menu_limit', 'Has llegado al máximo de 2000 platos.'])
  expect(await list()).toEqual(before)
  expect((await bulk([...news(1), { _id: dishes[0]._id, deleted: true }])).status).toBe(200)
})

test('a right is asked for what each row changes, and a stranger learns nothing', async () => {
  const { app, restaurant, category, dishes, bulk, list } = await carta()
  const before = await list()
  const sign = async (rights: Right[]) => app.signIn(await app.make.worker([restaurant], { rights }))
  const [prices, texts] = [await sign(['prices']), await sign(['texts'])]
  const row = { new: true as const, categoryId: category.id, ...named('Gazpacho') }
  const renamed = { _id: dishes[0]._id, translations: { en: { name: 'Fritters' } } }
  const refused = [
    await bulk([{ _id: dishes[0]._id, price: 4 }, row], { as: prices }),
    await bulk([renamed], { as: prices }),
    await bulk([{ ...row, price: 4 }], { as: texts }),
    await bulk([{ ...row, allergens: ['milk'] }], { as: texts }),
  ]
  expect(refused.map(({ status, code }) => [status, code])).toEqual(refused.map(() => [403, 'no_right']))
  expect((await bulk([row], { as: await app.signIn(await app.make.owner()) })).status).toBe(404)
  expect(await list()).toEqual(before)
  expect((await bulk([row, renamed], { as: texts })).status).toBe(200)
})
