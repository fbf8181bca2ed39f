import { describe, expect, test } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import type { TestRequest } from '#test/client.ts'
import { recordStatements } from '#test/statements.ts'
import { newDishState } from '../dish.rules.ts'
import { insertDishes } from './dishes/dishes.store.ts'
import { dishAccess } from './menu.access.ts'
import { actorOf } from './menu.testing.ts'

type Place = { restaurant: { id: string }; category: { id: string }; dish: { id: string } }
type Call = Pick<TestRequest, 'method' | 'path' | 'body'>

const ES = { translations: { es: { name: 'Nuevo' } } }

const reads = ({ restaurant, category, dish }: Place): Call[] => [
  { path: `/api/restaurants/${restaurant.id}/categories` },
  { path: `/api/restaurants/${restaurant.id}/items` },
  { path: `/api/categories/${category.id}` },
  { path: `/api/categories/${category.id}/items` },
  { path: `/api/menu/items/${dish.id}` },
]
/** In an order in which each call works. */
const writes = ({ restaurant, category, dish }: Place): Call[] => [
  {
    method: 'PUT',
    path: `/api/restaurants/${restaurant.id}/categories/reorder`,
    body: { categoryIds: [category.id] },
  },
  { method: 'PUT', path: `/api/categories/${category.id}/items/reorder`, body: { itemIds: [dish.id] } },
  { method: 'POST', path: `/api/restaurants/${restaurant.id}/categories`, body: ES },
  { method: 'PUT', path: `/api/categories/${category.id}`, body: ES },
  { method: 'POST', path: `/api/categories/${category.id}/items`, body: ES },
  { method: 'POST', path: `/api/menu/items/${dish.id}/duplicate` },
  { method: 'PUT', path: `/api/menu/items/${dish.id}`, body: { price: 5 } },
  { method: 'DELETE', path: `/api/menu/items/${dish.id}` },
  { method: 'DELETE', path: `/api/categories/${category.id}` },
]

async function place(
  app: TestApp,
  owner: { id: string },
  given = {},
): Promise<Place & { restaurant: { id: string; ownerId: string } }> {
  const restaurant = await app.make.restaurant(owner, given)
  const category = await app.make.category(restaurant)
  return { restaurant, category, dish: await app.make.dish(category) }
}

async function answers(app: TestApp, calls: Call[], as?: SignedIn) {
  const given: string[] = []
  for (const call of calls) {
    const answer = await app.request({ ...call, as })
    given.push(answer.code ? `${answer.status} ${answer.code}` : String(answer.status))
  }
  return given
}

const all = (answer: string, calls: Call[]) => calls.map(() => answer)
const DONE = ['200', '200', '201', '200', '201', '201', '200', '200', '200']

describe('who may use the menu', () => {
  test('nobody without a session: 401 before validation', async () => {
    const app = await createTestApp()
    const here = await place(app, await app.make.owner())
    const calls = [...reads(here), ...writes(here)]
    expect(await answers(app, calls)).toEqual(all('401 unauthenticated', calls))
  })

  test('the owner, their workers and admins read and write everything', async () => {
    const app = await createTestApp()
    const owner = await app.make.owner()
    const stage = async (of: (here: Awaited<ReturnType<typeof place>>) => Promise<SignedIn>) => {
      const here = await place(app, owner)
      const person = await of(here)
      expect(await answers(app, reads(here), person)).toEqual(all('200', reads(here)))
      expect(await answers(app, writes(here), person)).toEqual(DONE)
    }
    await stage(() => app.signIn(owner))
    await stage(async here => app.signIn(await app.make.worker([here.restaurant])))
    await stage(async () => app.signIn(await app.make.admin()))
  })

  test('for strangers it does not exist: another owner, a worker of another restaurant, unknown ids', async () => {
    const app = await createTestApp()
    const owner = await app.make.owner()
    const here = await place(app, owner)
    const other = await place(app, owner)
    const calls = [...reads(here), ...writes(here)]
    const stranger = await app.signIn(await app.make.owner())
    const worker = await app.signIn(await app.make.worker([other.restaurant]))
    for (const person of [stranger, worker])
      expect(await answers(app, calls, person)).toEqual(all('404 not_found', calls))
    for (const id of ['x', 'undefined', crypto.randomUUID()]) {
      const none = { restaurant: { id }, category: { id }, dish: { id } }
      const nowhere = [...reads(none), ...writes(none)]
      expect(await answers(app, nowhere, stranger)).toEqual(all('404 not_found', nowhere))
    }
    expect(await answers(app, reads(here), await app.signIn(owner))).toEqual(all('200', reads(here)))
  })

  test('the menu of a deleted restaurant does not exist', async () => {
    const app = await createTestApp()
    const owner = await app.make.owner()
    await place(app, owner)
    const gone = await place(app, owner)
    const person = await app.signIn(owner)
    expect(
      (await app.request({ method: 'DELETE', path: `/api/restaurants/${gone.restaurant.id}`, as: person })).status,
    ).toBe(200)
    const calls = [...reads(gone), ...writes(gone)]
    expect(await answers(app, calls, person)).toEqual(all('404 not_found', calls))
  })
})

describe('a plan that has ended', () => {
  test('keeps the menu readable and refuses every write, each with its reason', async () => {
    const app = await createTestApp()
    const owner = await app.make.owner()
    const here = await place(app, owner)
    const worker = await app.signIn(await app.make.worker([here.restaurant]))
    const person = await app.signIn(owner)
    await app.make.lapsedTrial(owner.id)
    expect(await answers(app, reads(here), person)).toEqual(all('200', reads(here)))
    expect(await answers(app, writes(here), person)).toEqual(all('403 trial_expired', writes(here)))
    expect(await answers(app, reads(here), worker)).toEqual(all('200', reads(here)))
    expect(await answers(app, writes(here), worker)).toEqual(all('403 owner_plan_ended', writes(here)))
    await app.make.lapsedSubscription(owner.id)
    expect(await answers(app, writes(here), person)).toEqual(all('403 subscription_ended', writes(here)))
    const admin = await app.signIn(await app.make.admin())
    expect(await answers(app, writes(here), admin)).toEqual(DONE)
  })

  test('a restaurant that is inactive in the plan is read only', async () => {
    const app = await createTestApp()
    const owner = await app.make.owner()
    const here = await place(app, owner, { inactiveSince: app.clock.now() })
    const person = await app.signIn(owner)
    expect(await answers(app, reads(here), person)).toEqual(all('200', reads(here)))
    expect(await answers(app, writes(here), person)).toEqual(all('403 restaurant_inactive', writes(here)))
  })

  test('a bad body is 400 before the plan is checked', async () => {
    const app = await createTestApp()
    const owner = await app.make.owner()
    const { category, dish, restaurant } = await place(app, owner)
    const person = await app.signIn(owner)
    await app.make.lapsedTrial(owner.id)
    const bad: Call[] = [
      { method: 'POST', path: `/api/restaurants/${restaurant.id}/categories`, body: {} },
      { method: 'PUT', path: `/api/restaurants/${restaurant.id}/categories/reorder`, body: { categoryIds: [] } },
      { method: 'POST', path: `/api/categories/${category.id}/items`, body: {} },
      { method: 'PUT', path: `/api/categories/${category.id}/items/reorder`, body: { itemIds: [] } },
      { method: 'PUT', path: `/api/menu/items/${dish.id}`, body: { categoryId: crypto.randomUUID() } },
      { method: 'PUT', path: `/api/menu/items/${dish.id}`, body: { price: '1.250' } },
    ]
    expect(await answers(app, bad, person)).toEqual(all('400 validation', bad))
  })
})

test('who may see a dish, in which plan and which languages, is one statement', async () => {
  const app = await createTestApp()
  const user = await app.make.owner()
  const { restaurant, dish } = await place(app, user)
  await app.signIn(user)
  const actor = await actorOf(app, user)
  const statements = recordStatements(app.platform)
  const access = await dishAccess(app.platform, actor, dish.id.toUpperCase())
  expect(statements).toHaveLength(1)
  expect(access).toMatchObject({
    restaurantId: restaurant.id,
    dishId: dish.id,
    ownerId: user.id,
    role: 'owner',
    status: 'active',
    locales: { defaultLocale: 'es', supportedLocales: ['es'] },
    subscription: { tier: 'trial', status: 'trialing' },
  })
})

test('a request of another site is refused before anything else', async () => {
  const app = await createTestApp()
  const owner = await app.make.owner()
  const here = await place(app, owner)
  const person = await app.signIn(owner)
  for (const call of writes(here)) {
    const answer = await app.request({ ...call, as: person, headers: { origin: 'https://evil.example' } })
    expect([answer.status, answer.code]).toEqual([403, 'csrf'])
  }
  expect(await answers(app, reads(here), person)).toEqual(all('200', reads(here)))
})

test('every write raises the menu version, reads and refusals do not', async () => {
  const app = await createTestApp()
  const owner = await app.make.owner()
  const here = await place(app, owner)
  const person = await app.signIn(owner)
  const version = async () => {
    const query = app.platform.db.selectFrom('restaurants').select('menu_version').where('id', '=', here.restaurant.id)
    return (await query.executeTakeFirstOrThrow()).menu_version
  }
  const before = await version()
  await answers(app, reads(here), person)
  await app.request({ method: 'PUT', path: `/api/menu/items/${here.dish.id}`, as: person, body: { price: 'x' } })
  expect(await version()).toBe(before)
  for (const [index, call] of writes(here).entries()) {
    await app.request({ ...call, as: person })
    expect(await version()).toBe(before + index + 1)
  }
})

test('the 2001st dish is refused, also with parallel calls and as a copy', async () => {
  const app = await createTestApp()
  const owner = await app.make.owner()
  const { restaurant, category, dish } = await place(app, owner)
  const person = await app.signIn(owner)
  const rows = Array.from({ length: 1997 }, (_, sortOrder) => ({
    ...newDishState(),
    id: crypto.randomUUID(),
    categoryId: category.id,
    translations: { es: { name: 'Xx', description: '' } },
    sortOrder,
  }))
  await insertDishes(app.platform.db, { restaurantId: restaurant.id, now: app.clock.now() }, rows)
  const path = `/api/categories/${category.id}/items`
  const made = await Promise.all(
    Array.from({ length: 6 }, () => app.request({ method: 'POST', path, as: person, body: ES })),
  )
  expect(made.filter(answer => answer.status === 201)).toHaveLength(2)
  const refused = made.find(answer => answer.status !== 201)
  expect([refused?.status, refused?.code, refused?.message]).toEqual([
    409,
    'menu_limit',
    'Has llegado al máximo de 2000 platos.',
  ])
  const copy = await app.request({ method: 'POST', path: `/api/menu/items/${dish.id}/duplicate`, as: person })
  expect([copy.status, copy.code]).toEqual([409, 'menu_limit'])
  const list = await app.request<{ _id: string }[]>({ path, as: person })
  expect(list.data).toHaveLength(2000)
  const body = { itemIds: list.data.map(each => each._id).toReversed() }
  const reordered = await app.request<{ _id: string }[]>({ method: 'PUT', path: `${path}/reorder`, as: person, body })
  expect(reordered.data.map(each => each._id)).toEqual(body.itemIds)
})
