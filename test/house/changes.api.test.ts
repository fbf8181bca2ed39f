import { expect, test } from 'vitest'
import { type Change, type ChangeSet, changed } from '#platform/events/changes.ts'
import { type Endpoint, fillPath } from '#shared/endpoint.ts'
import { createTestApp, type TestApp } from '../app.ts'
import type { TestRequest } from '../client.ts'
import { CHANGES, NOT_TOLD } from './changes.matrix.ts'
import type { ChangedWorld, ChangeRow } from './changes.world.ts'

async function createWorld(app: TestApp) {
  const user = await app.make.owner({ plan: { tier: 'premium', status: 'active' } })
  const restaurant = await app.make.restaurant(user)
  const second = await app.make.restaurant(user)
  const other = { id: second.id, category: (await app.make.category(second)).id }
  const categories: ChangedWorld['categories'] = [
    await app.make.category(restaurant),
    await app.make.category(restaurant),
  ]
  const dishes: ChangedWorld['dishes'] = [await app.make.dish(categories[0]), await app.make.dish(categories[0])]
  const label = await app.make.priceLabel(restaurant)
  const zone = await app.make.zone(restaurant)
  const code = await app.make.code(restaurant)
  const role = await app.make.houseRole(user)
  const specialDay = await app.make.specialDay(restaurant)
  const schedule = await app.make.schedule(restaurant)
  const member = await app.make.worker([restaurant])
  const pending = await app.make.invited([restaurant])
  const setMenu = { ...(await app.make.setMenu(restaurant)), second: (await app.make.setMenu(restaurant)).id }
  const dailyMenu = await app.make.dailyMenu(restaurant)
  const report = await app.make.report(dishes[0])
  const things = {
    restaurant,
    other,
    categories,
    dishes,
    label,
    zone,
    code,
    role,
    specialDay,
    schedule,
    setMenu,
    dailyMenu,
    report,
  }
  const change = await app.make.change(dishes[0])
  const scheduled = await app.make.scheduled(dishes[0])
  await app.make.importDraft(restaurant)
  const made = { ...things, change, scheduled, member, pending }
  return { ...made, user, as: await app.signIn(user) }
}

/** Records the events from here on; `fail(true)` makes the subscriber throw. */
function listen(app: TestApp) {
  const heard: ChangeSet[] = []
  let isFailing = false
  app.platform.events.on(changed, async (_, set) => {
    if (isFailing) throw new Error('the subscriber fails')
    heard.push(set)
  })
  return { heard, fail: (now: boolean) => void (isFailing = now) }
}

function requestOf({ method, path }: Endpoint, row: ChangeRow, world: ChangedWorld): TestRequest {
  const body = row.body?.(world)
  return { method, path: `/api${fillPath(path, row.params?.(world) ?? {})}`, ...(body !== undefined && { body }) }
}

const wordFor = ({ before, after }: Change): string =>
  before === null ? 'created' : after === null ? 'deleted' : 'updated'
const told = (set: ChangeSet | undefined) => set?.changes.map(change => `${wordFor(change)} ${change.entity.name}`)

test('every endpoint that writes has a row, and every row such an endpoint', async () => {
  const { router } = await createTestApp()
  const writing = router.endpoints.filter(({ writes }) => writes).map(({ name }) => name)
  expect(writing.length).toBeGreaterThan(10)
  expect([...Object.keys(CHANGES), ...NOT_TOLD].sort()).toEqual(writing.sort())
})

const readState = async ({ platform: { db } }: TestApp) => [
  await db.selectFrom('restaurants').selectAll().orderBy('id').execute(),
  await db.selectFrom('categories').selectAll().orderBy('id').execute(),
  await db.selectFrom('menu_items').selectAll().orderBy('id').execute(),
  await db.selectFrom('price_labels').selectAll().orderBy('id').execute(),
  await db.selectFrom('zones').selectAll().orderBy('id').execute(),
  await db.selectFrom('table_codes').selectAll().orderBy('id').execute(),
  await db.selectFrom('special_days').selectAll().orderBy('id').execute(),
  await db.selectFrom('schedules').selectAll().orderBy('id').execute(),
  await db.selectFrom('scheduled_changes').selectAll().orderBy('id').execute(),
  await db.selectFrom('check_ignored').selectAll().orderBy('finding_id').execute(),
  await db.selectFrom('allergen_notices').selectAll().execute(),
  await db.selectFrom('dish_reports').selectAll().orderBy('id').execute(),
  await db.selectFrom('opening_today').selectAll().execute(),
  await db.selectFrom('daily_menu_rules').selectAll().execute(),
  await db.selectFrom('daily_menus').selectAll().orderBy('day').execute(),
  await db.selectFrom('set_menus').selectAll().orderBy('id').execute(),
  await db.selectFrom('users').selectAll().orderBy('id').execute(),
  await db.selectFrom('memberships').selectAll().orderBy('user_id').orderBy('restaurant_id').execute(),
  await db.selectFrom('house_roles').selectAll().orderBy('id').execute(),
  await db.selectFrom('invitations').selectAll().orderBy('id').execute(),
]

test.each(Object.entries(CHANGES))(
  '%s says who changed what, and is undone by a subscriber that fails',
  async (name, row) => {
    const app = await createTestApp()
    const endpoint = app.router.endpoints.find(each => each.name === name) as Endpoint
    const { as, user, ...world } = await createWorld(app)
    if (row.first) expect((await app.request({ ...row.first(world), as })).status).toBe(200)
    const { heard, fail } = listen(app)
    const before = await readState(app)
    fail(true)
    expect((await app.request({ ...requestOf(endpoint, row, world), as })).status).toBe(500)
    expect(await readState(app)).toEqual(before)
    fail(false)
    const answer = await app.request<{ _id?: string }>({ ...requestOf(endpoint, row, world), as })
    expect([answer.status, answer.text]).toEqual([endpoint.status ?? 200, answer.text])
    expect(heard).toHaveLength(1)
    const [set] = heard
    expect(told(set)).toEqual(row.told)
    // Whatever somebody writes can be read in Actividad: a new kind of change has a line there.
    expect(await app.platform.db.selectFrom('activity').select('action').execute()).not.toEqual([])
    const created = name === 'restaurants.create' ? answer.data._id : world.restaurant.id
    const restaurantId = row.isInAccount ? null : created
    expect(set).toMatchObject({ actor: { userId: user.id }, ownerId: user.id, restaurantId, at: app.clock.now() })
    for (const { id, before: old, after } of set?.changes ?? []) {
      expect(id).toMatch(/^[0-9a-f-]{36}$/)
      // A copy as plain JSON, so that it can be stored.
      expect(JSON.parse(JSON.stringify([old, after]))).toEqual([old, after])
    }
  },
)
