import { expect, test } from 'vitest'
import { RIGHTS } from '#features/identity/rights.rules.ts'
import { newDishState } from '#features/menu/dish.rules.ts'
import { PROFILE_KEYS } from '#features/restaurants/profile/profile.fields.ts'
import { CHANGE_RIGHTS } from '#features/restaurants/change-rights.rules.ts'
import { type Endpoint, fillPath } from '#shared/endpoint.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { MATRIX } from './isolation/isolation.matrix.ts'
import { RIGHT_ROWS, type RightRow, WITHOUT_RIGHT } from './rights.matrix.ts'

async function createWorld(app: TestApp) {
  const owner = await app.make.owner({ name: 'Carmen Velasco', plan: { tier: 'premium', status: 'active' } })
  const restaurant = await app.make.restaurant(owner)
  const categories = [await app.make.category(restaurant), await app.make.category(restaurant)] as const
  const dishes = [await app.make.dish(categories[0]), await app.make.dish(categories[0])] as const
  const label = await app.make.priceLabel(restaurant)
  const code = await app.make.code(restaurant)
  const specialDay = await app.make.specialDay(restaurant)
  const setMenu = { ...(await app.make.setMenu(restaurant)), second: (await app.make.setMenu(restaurant)).id }
  const dailyMenu = await app.make.dailyMenu(restaurant)
  const schedule = await app.make.schedule(restaurant)
  await app.make.importDraft(restaurant)
  await app.make.paperEdition(restaurant)
  const report = await app.make.report(dishes[0])
  return {
    owner,
    restaurant,
    categories: [...categories] as [never, never],
    dishes: [...dishes] as [never, never],
    label,
    code,
    specialDay,
    setMenu,
    dailyMenu,
    schedule,
    report,
  }
}

const readState = async ({ platform: { db } }: TestApp) => [
  await db.selectFrom('restaurants').selectAll().orderBy('id').execute(),
  await db.selectFrom('categories').selectAll().orderBy('id').execute(),
  await db.selectFrom('menu_items').selectAll().orderBy('id').execute(),
  await db.selectFrom('price_labels').selectAll().orderBy('id').execute(),
  await db.selectFrom('table_codes').selectAll().orderBy('id').execute(),
  await db.selectFrom('special_days').selectAll().orderBy('id').execute(),
  await db.selectFrom('allergen_notices').selectAll().execute(),
  await db.selectFrom('dish_reports').selectAll().orderBy('id').execute(),
  await db.selectFrom('opening_today').selectAll().execute(),
  await db.selectFrom('daily_menu_rules').selectAll().execute(),
  await db.selectFrom('daily_menus').selectAll().orderBy('day').execute(),
  await db.selectFrom('set_menus').selectAll().orderBy('id').execute(),
  await db.selectFrom('schedules').selectAll().orderBy('id').execute(),
  await db.selectFrom('scheduled_changes').selectAll().orderBy('id').execute(),
]

const rowsByCall = Object.entries(Object.groupBy(RIGHT_ROWS, ({ call }) => call)) as [string, RightRow[]][]

test.each(rowsByCall)('%s asks for the right of what changes', async (call, rows) => {
  const app = await createTestApp()
  const endpoint = app.router.endpoints.find(({ name }) => name === call) as Endpoint
  for (const row of rows) await expectRightsAsked(app, endpoint, row)
})

/** Without one of the rights nothing changes; with exactly these it is done, so no other one is asked for. */
async function expectRightsAsked(app: TestApp, endpoint: Endpoint, row: RightRow): Promise<void> {
  const { owner, ...made } = await createWorld(app)
  const world = made as unknown as Parameters<NonNullable<RightRow['params']>>[0]
  if (row.first) expect((await app.request({ ...row.first(world), as: await app.signIn(owner) })).status).toBe(200)
  const body = row.body?.(world)
  const query = row.query ? `?${new URLSearchParams(row.query)}` : ''
  const path = `/api${fillPath(endpoint.path, row.params?.(world) ?? {})}${query}`
  const asWorkerWith = async (rights: typeof row.needs) => {
    const as = await app.signIn(await app.make.worker([made.restaurant], { rights }))
    return app.request({ method: endpoint.method, path, as, ...(body !== undefined && { body }) })
  }
  const before = await readState(app)
  for (const missing of row.needs) {
    const { status, code, message } = await asWorkerWith(RIGHTS.filter(right => right !== missing))
    expect([body, missing, status, code]).toEqual([body, missing, 403, 'no_right'])
    expect(message).toMatch(/^Esto lo cambian? Carmen/)
  }
  expect(await readState(app)).toEqual(before)
  const answer = await asWorkerWith(row.needs)
  expect([body, answer.status, answer.text]).toEqual([body, endpoint.status ?? 200, answer.text])
}

test('each call of a restaurant that a worker may make has a row, or needs no right', async () => {
  const { router } = await createTestApp()
  const ofRestaurant = router.endpoints.filter(
    ({ name, path }) =>
      /^\/(restaurants\/:id|categories|menu|price-labels|zones|codes|special-days|set-menus)\b/.test(path) &&
      MATRIX[name]?.expected['worker'] !== 403,
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
