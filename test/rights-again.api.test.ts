import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { removeTeam } from '#features/identity/server/deletion.store.ts'
import { lockUser } from '#features/identity/server/index.ts'
import { restaurantAccess, writeRestaurant } from '#features/restaurants/server/index.ts'
import { beginWrite } from '#features/restaurants/server/restaurants.access.ts'
import { lockRestaurant } from '#features/restaurants/server/restaurants.store.ts'
import type { Db } from '#platform/db/database.ts'
import {
  type Call,
  createWorld,
  type Ending,
  ENDINGS,
  PLAN_ENDS,
  RIGHTS_TAKEN,
  rowsOf,
  type World,
} from './accounts/ended-rights.ts'
import { createTestApp } from './app.ts'
import { asOwner } from './databases/database.ts'
import { actorOf, named } from '#features/menu/server/menu.testing.ts'

// A right is checked again inside the transaction of the write (3-decisions §9).

/** Every write of restaurants and menu that a worker may do. */
const WRITES: Record<string, (world: World) => Call> = {
  'change of a restaurant': ({ restaurant }) => put(`/api/restaurants/${restaurant.id}`, { name: 'Otro nombre' }),
  'new category': ({ restaurant }) => post(`/api/restaurants/${restaurant.id}/categories`, named('Nueva')),
  'order of categories': ({ restaurant, category }) =>
    put(`/api/restaurants/${restaurant.id}/categories/reorder`, { categoryIds: [category.id] }),
  'change of a category': ({ category }) => put(`/api/categories/${category.id}`, { sortOrder: 7 }),
  'deletion of a category': ({ category }) => ({ method: 'DELETE', path: `/api/categories/${category.id}` }),
  'new dish': ({ category }) => post(`/api/categories/${category.id}/items`, named('Nuevo')),
  'order of dishes': ({ category, dish }) =>
    put(`/api/categories/${category.id}/items/reorder`, { itemIds: [dish.id] }),
  'change of a dish': ({ dish }) => put(`/api/menu/items/${dish.id}`, { price: 7 }),
  'copy of a dish': ({ dish }) => post(`/api/menu/items/${dish.id}/duplicate`),
  'change of several dishes': ({ restaurant, dish }) =>
    put(`/api/restaurants/${restaurant.id}/items/bulk`, { items: [{ _id: dish.id, available: false }] }),
  'return of a dish': ({ dish }) => post(`/api/menu/items/${dish.id}/restore`),
  'return of a category': ({ category }) => post(`/api/categories/${category.id}/restore`),
  'deletion of a dish': ({ dish }) => ({ method: 'DELETE', path: `/api/menu/items/${dish.id}` }),
}
/** With the one category and the one dish of this world, which nobody has deleted. */
const CHANGES_NOTHING = ['order of categories', 'order of dishes', 'return of a dish', 'return of a category']
const OWNERS_WRITES: Record<string, (world: World) => Call> = {
  'new restaurant': () => post('/api/restaurants', { name: 'Otra casa' }),
  'deletion of a restaurant': ({ restaurant }) => ({ method: 'DELETE', path: `/api/restaurants/${restaurant.id}` }),
}
const put = (path: string, body: unknown): Call => ({ method: 'PUT', path, body })
const post = (path: string, body?: unknown): Call => ({ method: 'POST', path, ...(body !== undefined && { body }) })

async function someoneWaits(db: Db): Promise<void> {
  const query = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(() => asOwner(db, query), { interval: 10 }).toHaveLength(1)
}

/** Sends a write, and ends the right while it waits for its first lock. */
async function answerWhenEndedMeanwhile(world: World, call: Call, { as, end }: Ending) {
  const { app, owner, restaurant } = world
  const { db } = app.platform
  const pending = await db.transaction().execute(async trx => {
    await lockUser(trx, owner.id)
    await lockRestaurant(trx, restaurant.id)
    const answer = app.request({ ...call, as: world[as] })
    await someoneWaits(db)
    await end(trx, world)
    return { answer }
  })
  const { status, code } = await pending.answer
  return [status, code]
}

describe('while a write waits for another', () => {
  test.each(Object.entries(ENDINGS))('%s: nothing is written', async (_, ending) => {
    const app = await createTestApp()
    for (const [name, callOf] of Object.entries(WRITES))
      await expectRefused(name, await createWorld(app), callOf, ending)
  })

  test("the owner's plan ends: nothing is written", async () => {
    const app = await createTestApp()
    for (const [name, callOf] of Object.entries({ ...WRITES, ...OWNERS_WRITES }))
      await expectRefused(name, await createWorld(app), callOf, PLAN_ENDS)
  })

  test('a worker loses their rights: nothing is written', async () => {
    const app = await createTestApp()
    for (const [name, callOf] of Object.entries(WRITES).filter(([each]) => !CHANGES_NOTHING.includes(each)))
      await expectRefused(name, await createWorld(app), callOf, RIGHTS_TAKEN)
  })
})

async function expectRefused(name: string, world: World, callOf: (world: World) => Call, ending: Ending) {
  const before = await rowsOf(world)
  expect([name, ...(await answerWhenEndedMeanwhile(world, callOf(world), ending))]).toEqual([name, ...ending.refusal])
  expect(await rowsOf(world)).toBe(before)
}

test('a right that is being used cannot be taken away before the write has ended', async () => {
  const world = await createWorld(await createTestApp())
  const { app, owner, restaurant } = world
  const { platform } = app
  const actor = await actorOf(app, owner)
  const call = { actor, access: await restaurantAccess(platform, actor, restaurant.id) }
  const taken = (table: 'sessions' | 'memberships') =>
    platform.db.transaction().execute(async trx => {
      await sql`SET LOCAL lock_timeout = '20ms'`.execute(trx)
      await trx.deleteFrom(table).where('user_id', '=', owner.id).execute()
    })
  await writeRestaurant(platform, call, async () => {
    for (const table of ['sessions', 'memberships'] as const)
      await expect(taken(table)).rejects.toMatchObject({ code: '55P03' })
  })
  await taken('sessions')
  await taken('memberships')
})

test('a member who is removed while their own name waits for another write is told why', async () => {
  const world = await createWorld(await createTestApp())
  const { app, owner, worker } = world
  const pending = await app.platform.db.transaction().execute(async trx => {
    await lockUser(trx, worker.id)
    const answer = app.request({ ...put('/api/auth/update', { name: 'Otra' }), as: worker })
    await someoneWaits(app.platform.db)
    await removeTeam(trx, owner.id, app.clock.now())
    return { answer }
  })
  expect(await pending.answer).toMatchObject({ status: 401, code: 'member_removed' })
})

test('an account can be deleted while a write of its owner is on its way: neither waits for the other', async () => {
  const world = await createWorld(await createTestApp())
  const { app, owner, restaurant } = world
  const { platform } = app
  const actor = await actorOf(app, owner)
  const call = { actor, access: await restaurantAccess(platform, actor, restaurant.id) }
  const pending = await platform.db.transaction().execute(async trx => {
    await lockRestaurant(trx, restaurant.id)
    const deletion = app.request({ method: 'DELETE', path: '/api/auth/delete', as: owner })
    await someoneWaits(platform.db)
    await beginWrite(platform, trx, call)
    return { deletion }
  })
  expect((await pending.deletion).status).toBe(200)
})
