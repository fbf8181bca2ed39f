import { expect, test } from 'vitest'
import { RIGHTS } from '#features/identity/rights.rules.ts'
import { newDishState } from '#features/menu/dish.rules.ts'
import { PROFILE_KEYS } from '#features/restaurants/profile/profile.fields.ts'
import { CHANGE_RIGHTS } from '#features/restaurants/server/index.ts'
import { type Endpoint, fillPath } from '#shared/endpoint.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { MATRIX } from './isolation.matrix.ts'
import { RIGHT_ROWS, type RightRow, WITHOUT_RIGHT } from './rights.matrix.ts'

async function createWorld(app: TestApp) {
  const owner = await app.make.owner({ name: 'Carmen Velasco', plan: { tier: 'premium', status: 'active' } })
  const restaurant = await app.make.restaurant(owner)
  const categories = [await app.make.category(restaurant), await app.make.category(restaurant)] as const
  const dishes = [await app.make.dish(categories[0]), await app.make.dish(categories[0])] as const
  const label = await app.make.priceLabel(restaurant)
  return { owner, restaurant, categories: [...categories] as [never, never], dishes: [...dishes] as [never, never], label }
}

const readState = async ({ platform: { db } }: TestApp) => [
  await db.selectFrom('restaurants').selectAll().orderBy('id').execute(),
  await db.selectFrom('categories').selectAll().orderBy('id').execute(),
  await db.selectFrom('menu_items').selectAll().orderBy('id').execute(),
  await db.selectFrom('price_labels').selectAll().orderBy('id').execute(),
]

const titleOf = ({ call, needs }: RightRow): string => `${call} needs ${needs.join(' and ')}`

test.each(RIGHT_ROWS.map(row => [titleOf(row), row] as const))('%s', async (_, row) => {
  const app = await createTestApp()
  const endpoint = app.router.endpoints.find(({ name }) => name === row.call) as Endpoint
  const { owner, ...made } = await createWorld(app)
  const world = made as unknown as Parameters<NonNullable<RightRow['params']>>[0]
  if (row.first) expect((await app.request({ ...row.first(world), as: await app.signIn(owner) })).status).toBe(200)
  const body = row.body?.(world)
  const request = {
    method: endpoint.method,
    path: `/api${fillPath(endpoint.path, row.params?.(world) ?? {})}`,
    ...(body !== undefined && { body }),
  }
  const asWorkerWith = async (rights: typeof row.needs) =>
    app.request({ ...request, as: await app.signIn(await app.make.worker([made.restaurant], { rights })) })
  const before = await readState(app)
  for (const missing of row.needs) {
    const answer = await asWorkerWith(RIGHTS.filter(right => right !== missing))
    expect([missing, answer.status, answer.code]).toEqual([missing, 403, 'no_right'])
    expect(answer.message).toMatch(/^Esto lo cambian? Carmen/)
  }
  expect(await readState(app)).toEqual(before)
  const answer = await asWorkerWith(row.needs)
  expect([answer.status, answer.text]).toEqual([endpoint.status ?? 200, answer.text])
})

test('each call of a restaurant that a worker may make has a row, or needs no right', async () => {
  const { router } = await createTestApp()
  const ofRestaurant = router.endpoints.filter(
    ({ name, path }) =>
      /^\/(restaurants\/:id|categories|menu|price-labels|zones)\b/.test(path) && MATRIX[name]?.expected['worker'] !== 403,
  )
  const named = new Set([...RIGHT_ROWS.map(({ call }) => call), ...WITHOUT_RIGHT])
  expect(ofRestaurant.map(({ name }) => name).filter(name => !named.has(name))).toEqual([])
  expect([...named].filter(name => !router.endpoints.some(endpoint => endpoint.name === name))).toEqual([])
})

test('the table of rights has each field that a dish and a restaurant have', () => {
  const fieldsOf = (entity: string) => Object.keys(CHANGE_RIGHTS[entity]?.fields ?? {})
  expect(fieldsOf('dish').sort()).toEqual(Object.keys(newDishState()).sort())
  // The slug is the owner's, a partner's and an administrator's.
  expect(PROFILE_KEYS.filter(key => !fieldsOf('restaurant').includes(key))).toEqual([])
})
