import { expect, test } from 'vitest'
import { v7 } from '#platform/id/id.ts'
import { DISHES_MAX } from '#features/menu/menu.limits.ts'
import type { Category, Dish } from '#features/menu/menu.contract.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { drawPicture } from '#test/pictures.ts'
import type { Copied } from '../../from-house.contract.ts'

/** For a row that is copied: what is JSON in its columns, saying nothing. */
const EMPTY_JSON = { prices: null, members: '{}', without: '{}', allergens_reviewed: null, market_said: null }

/** What one person does in one restaurant. */
function houseOf(app: TestApp, as: SignedIn, id: string) {
  const ask = <Data>(path: string, body?: object) =>
    app.request<Data>({ path, as, ...(body && { method: 'POST', body, headers: { 'idempotency-key': v7() } }) })
  return {
    id,
    ask,
    copy: (body: object) => ask<Copied>(`/api/restaurants/${id}/copy`, body),
    undo: (changeId: string | null) => ask(`/api/restaurants/${id}/history/undo`, { changeId }),
    categories: async () => (await ask<Category[]>(`/api/restaurants/${id}/categories`)).data,
    dishes: async () => (await ask<Dish[]>(`/api/restaurants/${id}/items`)).data,
    menu: async (slug: string) => (await app.request({ path: `/${slug}` })).text,
  }
}

async function twoHouses() {
  const app = await createTestApp()
  const user = await app.make.owner({ plan: { tier: 'premium', status: 'active' } })
  const [one, other] = [await app.make.restaurant(user), await app.make.restaurant(user)]
  const as = await app.signIn(user)
  const tapas = await app.make.category(one, 'Tapas frías')
  const fish = await app.make.category(one, 'Pescados')
  await app.make.category(one, 'Postres')
  return { app, user, as, one, other, tapas, fish, from: houseOf(app, as, one.id), to: houseOf(app, as, other.id) }
}
const nameOf = ({ translations }: { translations: Dish['translations'] | Category['translations'] }) =>
  translations.es?.name

test('whole categories come with prices, texts and allergens; nobody has looked at those here', async () => {
  const { app, from, to, one, tapas, fish, other } = await twoHouses()
  await app.make.dish(tapas, { name: 'Ensaladilla', price: '8.90', allergens: ['eggs', 'fish'] })
  await app.make.dish(fish, { name: 'Lubina', price: '24.00' })
  const [ensaladilla] = await from.dishes()
  await from.ask(`/api/menu/items/${ensaladilla?._id}/duplicate`, { draft: true })
  const { status, data } = await to.copy({ from: one.id, categoryIds: [tapas.id] })
  expect([status, data.created, data.categories]).toEqual([201, 2, 1])
  expect((await to.categories()).map(nameOf)).toEqual(['Tapas frías'])
  const [copied, draft] = await to.dishes()
  expect(copied).toMatchObject({ price: 8.9, allergens: ['eggs', 'fish'], published: true, allergensReviewed: null })
  expect(copied?._id).not.toBe(ensaladilla?._id)
  // A draft stays one: no diner of the other house reads it.
  expect([nameOf(draft!), draft?.published]).toEqual(['Copia de Ensaladilla', false])
  const page = await to.menu(other.slug)
  expect(page).toContain('Ensaladilla')
  expect(page).not.toContain('Copia de')
})

test('a category of the same name is joined, whatever its accents; the undo leaves what was there', async () => {
  const { app, to, one, other, tapas, fish } = await twoHouses()
  await app.make.dish(tapas, { name: 'Boquerones' })
  await app.make.dish(fish, { name: 'Lubina' })
  const own = await app.make.category(other, 'TAPAS FRIAS')
  await app.make.dish(own, { name: 'Tostada' })
  const { data } = await to.copy({ from: one.id, categoryIds: [fish.id, tapas.id] })
  expect([data.created, data.categories]).toEqual([2, 1])
  const placed = async () => (await to.dishes()).map(dish => [nameOf(dish), dish.categoryId === own.id])
  expect(await placed()).toEqual([
    ['Tostada', true],
    ['Boquerones', true],
    ['Lubina', false],
  ])
  expect((await to.undo(data.changeId)).status).toBe(200)
  expect(await placed()).toEqual([['Tostada', true]])
  expect((await to.categories()).map(nameOf)).toEqual(['TAPAS FRIAS'])
})

test('own labels of prices become those of this house, by their name', async () => {
  const { from, to, one, other, tapas } = await twoHouses()
  const label = async (id: string, name: string) =>
    (await from.ask<{ _id: string }>(`/api/restaurants/${id}/price-labels`, { names: { es: name } })).data._id
  const [doble, jarrita] = [await label(one.id, 'Doble'), await label(one.id, 'Jarrita')]
  const ours = await label(other.id, 'doble')
  const prices = [
    { label: doble, amount: '24' },
    { label: jarrita, amount: '5' },
  ]
  await from.ask(`/api/categories/${tapas.id}/items`, { translations: { es: { name: 'Jamón' } }, prices })
  await to.copy({ from: one.id, categoryIds: [tapas.id] })
  const labels = (await to.ask<{ _id: string; names: object }[]>(`/api/restaurants/${other.id}/price-labels`)).data
  expect(labels.map(({ names }) => names)).toEqual([{ es: 'doble' }, { es: 'Jarrita' }])
  const [jamon] = await to.dishes()
  expect(jamon?.prices.map(line => [line.label, line.amount])).toEqual([
    [ours, 24],
    [labels[1]?._id, 5],
  ])
  expect([doble, jarrita]).not.toContain(jamon?.prices[1]?.label)
})

test('photos are the same files, counted once, and stay while one of the two shows them', async () => {
  const { app, as, from, to, one, tapas } = await twoHouses()
  const file = { field: 'image' as const, name: 'plato.png', content: await drawPicture({ width: 700, height: 500 }) }
  const fields = { translations: { es: { name: 'Croquetas' } } }
  const path = `/api/categories/${tapas.id}/items`
  const { data: dish } = await app.request<Dish>({ method: 'POST', path, as, multipart: { fields, file } })
  const files = await app.files()
  await to.copy({ from: one.id, categoryIds: [tapas.id] })
  await to.copy({ from: one.id, categoryIds: [tapas.id], photos: false })
  const [copied, plain] = await to.dishes()
  expect([copied?.imageUrl, plain?.imageUrl]).toEqual([dish.imageUrl, ''])
  expect(await app.files()).toEqual(files)
  const remove = (id: string | undefined) =>
    app.request({ method: 'PUT', path: `/api/menu/items/${id}`, as, body: { imageUrl: '' } })
  await remove(dish._id)
  await app.runJobs()
  expect(await app.files()).toEqual(files)
  await remove(copied?._id)
  await app.runJobs()
  expect(await app.files()).toEqual([])
  expect((await from.dishes()).map(({ imageUrl }) => imageUrl)).toEqual([''])
})

test('the bytes of shared files count once in the quota', async () => {
  const { app, as, to, one, other, tapas } = await twoHouses()
  const file = { field: 'image' as const, name: 'plato.png', content: await drawPicture({ width: 700, height: 500 }) }
  const fields = { translations: { es: { name: 'Croquetas' } } }
  const upload = (category: string) =>
    app.request({ method: 'POST', path: `/api/categories/${category}/items`, as, multipart: { fields, file } })
  await upload(tapas.id)
  // Of the 2 GB more than half.
  await app.platform.db.updateTable('images').set({ bytes: 1_200_000_000 }).execute()
  await to.copy({ from: one.id, categoryIds: [tapas.id] })
  const [category] = await to.categories()
  expect((await upload(category?._id ?? '')).status).toBe(201)
  await app.platform.db
    .updateTable('images')
    .set({ bytes: 1_200_000_000 })
    .where('restaurant_id', '=', other.id)
    .execute()
  expect((await upload(category?._id ?? '')).status).toBe(409)
})

test('prices and languages stay behind where they are not wished', async () => {
  const { from, to, one, tapas } = await twoHouses()
  await from.ask(`/api/categories/${tapas.id}/items`, {
    translations: { es: { name: 'Bravas' }, en: { name: 'Spicy potatoes' } },
    price: '6,80',
  })
  await to.copy({ from: one.id, categoryIds: [tapas.id], prices: false, languages: false })
  const [bravas] = await to.dishes()
  expect([bravas?.price, bravas?.translations]).toEqual([0, { es: { name: 'Bravas', description: '' } }])
})

test('a house with another main language reads the names of the other until it translates them', async () => {
  const { app, as, user, one, tapas } = await twoHouses()
  const lisbon = await app.make.restaurant(user, { defaultLocale: 'pt', supportedLocales: ['pt'] })
  await app.make.dish(tapas, { name: 'Bravas' })
  const to = houseOf(app, as, lisbon.id)
  expect((await to.copy({ from: one.id, categoryIds: [tapas.id] })).status).toBe(201)
  expect((await to.dishes()).map(({ translations }) => translations.pt?.name)).toEqual(['Bravas'])
})

test('a worker copies what the rights here allow: without prices none, without texts nothing', async () => {
  const { app, one, other, tapas } = await twoHouses()
  await app.make.dish(tapas, { name: 'Ensaladilla', price: '8.90', allergens: ['eggs'] })
  const worker = async (rights: readonly ('texts' | 'allergens' | 'availability')[]) =>
    houseOf(app, await app.signIn(await app.make.worker([one, other], { rights })), other.id)
  const body = { from: one.id, categoryIds: [tapas.id] }
  expect((await (await worker(['availability'])).copy(body)).status).toBe(403)
  const cook = await worker(['texts', 'allergens'])
  expect((await cook.copy(body)).status).toBe(201)
  expect((await cook.dishes()).map(({ price, allergens }) => [price, allergens])).toEqual([[0, ['eggs']]])
  const writer = await worker(['texts'])
  expect((await writer.copy(body)).status).toBe(201)
  expect((await writer.dishes())[1]).toMatchObject({ price: 0, allergens: [], allergensDeclared: false })
})

test('nobody copies from a house that is not theirs, and nothing of another category is read', async () => {
  const { app, to, one, other, tapas } = await twoHouses()
  const stranger = await app.make.owner()
  const foreign = await app.make.restaurant(stranger)
  const secret = await app.make.category(foreign, 'Secretos')
  await app.make.dish(secret, { name: 'Receta' })
  expect((await to.copy({ from: foreign.id, categoryIds: [secret.id] })).status).toBe(404)
  expect((await to.copy({ from: v7(), categoryIds: [tapas.id] })).status).toBe(404)
  expect((await to.copy({ from: 'nope', categoryIds: [tapas.id] })).status).toBe(404)
  expect((await to.copy({ from: one.id, categoryIds: [secret.id] })).status).toBe(400)
  expect((await to.copy({ from: other.id, categoryIds: [tapas.id] })).status).toBe(400)
  expect((await to.copy({ from: one.id, categoryIds: [] })).status).toBe(400)
  // Who works here only does not read the other house.
  const here = houseOf(app, await app.signIn(await app.make.worker([other], { rights: ['texts'] })), other.id)
  expect((await here.copy({ from: one.id, categoryIds: [tapas.id] })).status).toBe(404)
  // An administrator may write in both, but the two have two owners.
  const admin = houseOf(app, await app.signIn(await app.make.admin()), other.id)
  expect((await admin.copy({ from: foreign.id, categoryIds: [secret.id] })).status).toBe(404)
  expect(await to.dishes()).toEqual([])
})

test('what does not fit is refused with what is there, and nothing is copied', async () => {
  const { app, to, one, other, tapas } = await twoHouses()
  await app.make.dish(tapas, { name: 'Bravas' })
  const own = await app.make.category(other, 'Carta')
  const dish = await app.make.dish(own, { name: 'Plato' })
  const { db } = app.platform
  const row = await db.selectFrom('menu_items').selectAll().where('id', '=', dish.id).executeTakeFirstOrThrow()
  const json = { ...EMPTY_JSON, translations: JSON.stringify(row.translations) }
  const more = Array.from({ length: DISHES_MAX - 1 }, () => ({ ...row, ...json, id: v7() }))
  for (let at = 0; at < more.length; at += 500)
    await db
      .insertInto('menu_items')
      .values(more.slice(at, at + 500))
      .execute()
  const { status, code, message } = await to.copy({ from: one.id, categoryIds: [tapas.id] })
  expect([status, code]).toEqual([409, 'menu_limit'])
  expect(message).toMatch(/^No caben: .+ tiene 2000 platos de 2000\. Trae menos categorías\.$/)
  expect((await to.categories()).map(nameOf)).toEqual(['Carta'])
})

test('the same key copies once, and Actividad tells it in one sentence with its undo', async () => {
  const { app, as, one, other, tapas, to } = await twoHouses()
  await app.make.dish(tapas, { name: 'Bravas' })
  const send = () =>
    app.request<Copied>({
      method: 'POST',
      path: `/api/restaurants/${other.id}/copy`,
      as,
      body: { from: one.id, categoryIds: [tapas.id] },
      headers: { 'idempotency-key': '0190a000-0000-7000-8000-00000000c0de' },
    })
  const [first, second] = [await send(), await send()]
  expect(second.data).toEqual(first.data)
  expect(await to.dishes()).toHaveLength(1)
  const path = `/api/restaurants/${other.id}/activity`
  const { data: entries } = await app.request<{ action: string; changeId: string | null }[]>({ path, as })
  expect(entries[0]).toMatchObject({ action: 'menu.brought', changeId: first.data.changeId })
})
