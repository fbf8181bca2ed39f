import { expect, test } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { CATEGORIES_MAX } from '../../menu.limits.ts'
import type { Category } from '../../menu.contract.ts'

async function world() {
  const app = await createTestApp()
  const owner = await app.make.owner()
  const restaurant = await app.make.restaurant(owner)
  return { app, restaurant, owner: await app.signIn(owner) }
}

const create = (app: TestApp, as: SignedIn, restaurantId: string, body: unknown) =>
  app.request<Category>({ method: 'POST', path: `/api/restaurants/${restaurantId}/categories`, as, body })
const list = async (app: TestApp, as: SignedIn, restaurantId: string) =>
  (await app.request<Category[]>({ path: `/api/restaurants/${restaurantId}/categories`, as })).data
const nameOf = (category: Category) => category.translations.es?.name
const named = (name: string) => ({ translations: { es: { name } } })

test('a category gets its key from the name, 30 as its order, and keeps the key when renamed', async () => {
  const { app, owner, restaurant } = await world()
  const made = await create(app, owner, restaurant.id, named('  Pescados y Mariscos '))
  expect(made.status).toBe(201)
  expect(made.data).toEqual({
    _id: expect.any(String),
    restaurantId: restaurant.id,
    key: 'pescados_y_mariscos',
    translations: { es: { name: 'Pescados y Mariscos' } },
    sortOrder: 30,
    updatedAt: expect.any(String),
  })
  const path = `/api/categories/${made.data._id}`
  const renamed = await app.request<Category>({ method: 'PUT', path, as: owner, body: named('Del mar') })
  expect(renamed.data).toMatchObject({ key: 'pescados_y_mariscos', translations: { es: { name: 'Del mar' } } })
  expect((await app.request<Category>({ path, as: owner })).data).toEqual(renamed.data)
})

test('a key that is given stays, and two categories may have the same', async () => {
  const { app, owner, restaurant } = await world()
  for (const name of ['Vinos', 'Vinos'])
    expect((await create(app, owner, restaurant.id, { ...named(name), key: 'vinos_2' })).data.key).toBe('vinos_2')
})

test('names merge by language; the order alone can change without a name', async () => {
  const { app, owner, restaurant } = await world()
  const { data } = await create(app, owner, restaurant.id, {
    translations: JSON.stringify({ es: { name: 'Postres' } }),
  })
  const path = `/api/categories/${data._id}`
  const change = (body: unknown) => app.request<Category>({ method: 'PUT', path, as: owner, body })
  await change({ translations: { en: { name: 'Desserts' } } })
  expect((await change({ sortOrder: '70' })).data).toMatchObject({
    translations: { es: { name: 'Postres' }, en: { name: 'Desserts' } },
    sortOrder: 70,
  })
})

test.each([
  [{}, 'translations.es.name', 'El nombre de la categoría es obligatorio'],
  [named('   '), 'translations.es.name', 'El nombre de la categoría es obligatorio'],
  [named('T'), 'translations.es.name', 'El nombre debe tener al menos 2 caracteres'],
  [named('x'.repeat(121)), 'translations.es.name', 'El nombre no puede exceder los 120 caracteres'],
  [{ ...named('Tapas'), sortOrder: -1 }, 'sortOrder', 'El orden debe ser un número entero de 0 a 1000000.'],
  [{ ...named('Tapas'), sortOrder: 2.5 }, 'sortOrder', 'El orden debe ser un número entero de 0 a 1000000.'],
  [{ ...named('Tapas'), sortOrder: 1_000_001 }, 'sortOrder', 'El orden debe ser un número entero de 0 a 1000000.'],
])('%j is refused', async (body, field, text) => {
  const { app, owner, restaurant } = await world()
  const answer = await create(app, owner, restaurant.id, body)
  expect(answer.status).toBe(400)
  expect(answer.code).toBe('validation')
  expect(answer.errors).toEqual({ [field]: text })
  expect(answer.message).toBe(text)
  expect(await list(app, owner, restaurant.id)).toEqual([])
})

test('text that the database cannot hold is refused, also inside a JSON string', async () => {
  const { app, owner, restaurant } = await world()
  for (const body of [
    named('Ta\u0000pas'),
    named('Ta\u0007pas'),
    { translations: '{"es":{"name":"Ta\\u0000pas"}}' },
    named('\ud800x'),
  ])
    expect((await create(app, owner, restaurant.id, body)).status).toBe(400)
  expect(await list(app, owner, restaurant.id)).toEqual([])
})

test('a name is taken from the first language that there is', async () => {
  const { app, owner, restaurant } = await world()
  const answer = await create(app, owner, restaurant.id, { translations: { en: { name: 'Wine List' } } })
  expect(answer.data).toMatchObject({ key: 'wine_list' })
  const refused = await app.request({
    method: 'PUT',
    path: `/api/categories/${answer.data._id}`,
    as: owner,
    body: { translations: { en: { name: '' } } },
  })
  expect(refused.errors).toEqual({ 'translations.es.name': 'El nombre de la categoría es obligatorio' })
})

test('equal orders show the older first; reordering writes 10, 20, 30', async () => {
  const { app, owner, restaurant } = await world()
  for (const name of ['Una', 'Dos', 'Tres']) {
    await create(app, owner, restaurant.id, named(name))
    app.clock.advance(1000)
  }
  const before = await list(app, owner, restaurant.id)
  expect(before.map(nameOf)).toEqual(['Una', 'Dos', 'Tres'])
  expect(before.map(category => category.sortOrder)).toEqual([30, 30, 30])
  const categoryIds = before.map(category => category._id).toReversed()
  const path = `/api/restaurants/${restaurant.id}/categories/reorder`
  const answer = await app.request<Category[]>({ method: 'PUT', path, as: owner, body: { categoryIds } })
  expect(answer.data.map(nameOf)).toEqual(['Tres', 'Dos', 'Una'])
  expect(answer.data.map(category => category.sortOrder)).toEqual([10, 20, 30])
  expect(await list(app, owner, restaurant.id)).toEqual(answer.data)
})

test('an order that is incomplete, repeats an id or names a foreign one changes nothing', async () => {
  const { app, owner, restaurant } = await world()
  const [one, two] = [await app.make.category(restaurant), await app.make.category(restaurant)]
  const foreign = await app.make.category(await app.make.restaurant(await app.make.owner()))
  const before = await list(app, owner, restaurant.id)
  const path = `/api/restaurants/${restaurant.id}/categories/reorder`
  for (const categoryIds of [
    [],
    [one.id],
    [one.id, one.id],
    [two.id, one.id, foreign.id],
    [two.id, foreign.id],
    [two.id, one.id, 'x'],
  ]) {
    const answer = await app.request({ method: 'PUT', path, as: owner, body: { categoryIds } })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.errors ?? {})).toEqual(['categoryIds'])
  }
  for (const body of [{}, { categoryIds: 'all' }, { categoryIds: [7] }])
    expect((await app.request({ method: 'PUT', path, as: owner, body })).status).toBe(400)
  expect(await list(app, owner, restaurant.id)).toEqual(before)
})

test('after parallel reorders the list is in one of the sent orders', async () => {
  const { app, owner, restaurant } = await world()
  for (let index = 0; index < 6; index++) await app.make.category(restaurant)
  const ids = (await list(app, owner, restaurant.id)).map(category => category._id)
  const wanted = ids.map((_, shift) => [...ids.slice(shift), ...ids.slice(0, shift)])
  const path = `/api/restaurants/${restaurant.id}/categories/reorder`
  const answers = await Promise.all(
    wanted.map(categoryIds => app.request({ method: 'PUT', path, as: owner, body: { categoryIds } })),
  )
  expect(answers.map(answer => answer.status)).toEqual(ids.map(() => 200))
  const after = await list(app, owner, restaurant.id)
  expect(wanted).toContainEqual(after.map(category => category._id))
  expect(after.map(category => category.sortOrder)).toEqual([10, 20, 30, 40, 50, 60])
})

test('deleting a category deletes its dishes and says how many', async () => {
  const { app, owner, restaurant } = await world()
  const [kept, gone] = [await app.make.category(restaurant), await app.make.category(restaurant)]
  const stays = await app.make.dish(kept)
  for (let index = 0; index < 3; index++) await app.make.dish(gone)
  const path = `/api/categories/${gone.id}`
  const answer = await app.request({ method: 'DELETE', path, as: owner })
  expect(answer.status).toBe(200)
  expect(answer.data).toEqual({ deletedItems: 3 })
  expect(answer.message).toBe('Categoría eliminada correctamente')
  const dishes = await app.request<{ _id: string }[]>({ path: `/api/restaurants/${restaurant.id}/items`, as: owner })
  expect(dishes.data.map(dish => dish._id)).toEqual([stays.id])
  expect((await app.request({ method: 'DELETE', path, as: owner })).status).toBe(404)
})

test('the 101st category is refused, also with parallel calls', async () => {
  const { app, owner, restaurant } = await world()
  const now = app.clock.now()
  await app.platform.db
    .insertInto('categories')
    .values(
      Array.from({ length: CATEGORIES_MAX - 2 }, (_, index) => ({
        id: crypto.randomUUID(),
        restaurant_id: restaurant.id,
        key: 'x',
        translations: '{"es":{"name":"Xx"}}',
        sort_order: index,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(app, owner, restaurant.id, named('Nueva'))))
  expect(answers.filter(answer => answer.status === 201)).toHaveLength(2)
  for (const answer of answers.filter(one => one.status !== 201)) {
    expect(answer.status).toBe(409)
    expect(answer.code).toBe('menu_limit')
    expect(answer.message).toBe('Has llegado al máximo de 100 categorías.')
  }
  expect(await list(app, owner, restaurant.id)).toHaveLength(CATEGORIES_MAX)
})
