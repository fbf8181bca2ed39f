import { readdir } from 'node:fs/promises'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { removeTeam } from '#features/identity/server/deletion.store.ts'
import { lockUser } from '#features/identity/server/index.ts'
import { restaurantAccess, writeRestaurant } from '#features/restaurants/server/index.ts'
import { beginWrite } from '#features/restaurants/server/restaurants.access.ts'
import { lockRestaurant } from '#features/restaurants/server/restaurants.store.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import { createTestApp, type SignedIn, TEST_NOW, type TestApp } from './app.ts'
import type { TestRequest } from './client.ts'
import { drawPicture } from './pictures.ts'
import { actorOf, named } from '#features/menu/server/menu.testing.ts'

// A right is checked again after the body has arrived and inside the transaction of the write (3-decisions §9).

async function createWorld(app: TestApp) {
  const user = await app.make.owner({ plan: {} })
  const restaurant = await app.make.restaurant(user)
  const other = await app.make.restaurant(user)
  const category = await app.make.category(restaurant)
  const dish = await app.make.dish(category)
  const owner = await app.signIn(user)
  const worker = await app.signIn(await app.make.worker([restaurant, other]))
  return { app, restaurant, category, dish, owner, worker }
}
type World = Awaited<ReturnType<typeof createWorld>>
type Call = Pick<TestRequest, 'method' | 'path' | 'body' | 'multipart'>

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
const OWNERS_WRITES: Record<string, (world: World) => Call> = {
  'new restaurant': () => post('/api/restaurants', { name: 'Otra casa' }),
  'deletion of a restaurant': ({ restaurant }) => ({ method: 'DELETE', path: `/api/restaurants/${restaurant.id}` }),
}
const put = (path: string, body: unknown): Call => ({ method: 'PUT', path, body })
const post = (path: string, body?: unknown): Call => ({ method: 'POST', path, ...(body !== undefined && { body }) })

/** Ways in which a right ends, and the error that a running write then gets. */
type Ending = { as: 'owner' | 'worker'; refusal: [number, string]; end: (db: Db, world: World) => Promise<unknown> }
const ENDINGS: Record<string, Ending> = {
  'their place in the restaurant is taken away': {
    as: 'worker',
    refusal: [404, 'not_found'],
    end: (db, { worker, restaurant }) =>
      db
        .deleteFrom('memberships')
        .where('user_id', '=', worker.id)
        .where('restaurant_id', '=', restaurant.id)
        .execute(),
  },
  'their session ends': {
    as: 'worker',
    refusal: [401, 'unauthenticated'],
    end: (db, { worker }) =>
      db
        .updateTable('sessions')
        .set({ ended_at: TEST_NOW, end_reason: 'closed' })
        .where('user_id', '=', worker.id)
        .execute(),
  },
  'they are removed from the team': {
    as: 'worker',
    refusal: [401, 'member_removed'],
    end: (db, { app, owner }) => removeTeam(db as Trx, owner.id, app.clock.now()),
  },
  "the owner's plan ends, for a worker": { as: 'worker', refusal: [403, 'owner_plan_ended'], end: endPlan },
}
const PLAN_ENDS: Ending = { as: 'owner', refusal: [403, 'subscription_ended'], end: endPlan }
const ALL_ENDINGS = { ...ENDINGS, "the owner's plan ends": PLAN_ENDS }

function endPlan(db: Db, { owner, app }: World) {
  return db
    .updateTable('subscriptions')
    .set({ status: 'canceled', subscription_ends_at: app.clock.now() })
    .where('owner_id', '=', owner.id)
    .execute()
}

/** Everything that a write could change. */
async function rowsOf({ app }: World): Promise<string> {
  const { db } = app.platform
  const tables = ['restaurants', 'categories', 'menu_items', 'images', 'slugs'] as const
  const rows = await Promise.all(tables.map(table => db.selectFrom(table).selectAll().orderBy('created_at').execute()))
  return JSON.stringify(rows)
}

async function someoneWaits(db: Db): Promise<void> {
  const query = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(async () => (await query.execute(db)).rows, { interval: 10 }).toHaveLength(1)
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
})

async function expectRefused(name: string, world: World, callOf: (world: World) => Call, ending: Ending) {
  const before = await rowsOf(world)
  expect([name, ...(await answerWhenEndedMeanwhile(world, callOf(world), ending))]).toEqual([name, ...ending.refusal])
  expect(await rowsOf(world)).toBe(before)
}

const PICTURE = await drawPicture({ width: 40, height: 30 })
const PICTURES: Record<string, (world: World) => Call> = {
  "a dish's": ({ dish }) => ({ method: 'PUT', path: `/api/menu/items/${dish.id}`, multipart: picture('image') }),
  "a new dish's": ({ category }) => ({
    method: 'POST',
    path: `/api/categories/${category.id}/items`,
    multipart: { ...picture('image'), fields: named('Nuevo') },
  }),
  "a restaurant's": ({ restaurant }) => ({
    method: 'PUT',
    path: `/api/restaurants/${restaurant.id}`,
    multipart: picture('logo'),
  }),
}
const picture = (field: 'logo' | 'image') => ({ file: { field, name: 'a.png', content: PICTURE } })

/** Calls `meanwhile` right before a picture is decoded. */
function whenDecoding({ platform }: TestApp, meanwhile: () => Promise<unknown>): void {
  const { process } = platform.images
  vi.spyOn(platform.images, 'process').mockImplementationOnce(async input => {
    await meanwhile()
    return process(input)
  })
}

describe('while a picture is decoded', () => {
  test.each(Object.entries(ALL_ENDINGS))('%s: nothing is written, and no file stays', async (_, ending) => {
    const app = await createTestApp()
    for (const [name, callOf] of Object.entries(PICTURES)) {
      const world = await createWorld(app)
      const before = await rowsOf(world)
      whenDecoding(app, () => ending.end(app.platform.db, world))
      const { status, code } = await app.request({ ...callOf(world), as: world[ending.as] })
      expect([name, status, code]).toEqual([name, ...ending.refusal])
      expect(await rowsOf(world)).toBe(before)
      expect(await app.files()).toEqual([])
    }
  })
})

/**
 * A multipart body that stops in the middle of its file until `finish`. Resolves when the server has begun to store the
 * file.
 */
async function beginUpload({ app, dish }: World, as: SignedIn) {
  await app.router.fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.router.fastify.server.address() as AddressInfo
  const head =
    '--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  const path = `/api/menu/items/${dish.id}`
  const headers = {
    origin: app.platform.config.publicUrl,
    cookie: as.jar.header(path),
    'content-type': 'multipart/form-data; boundary=b',
  }
  const call = httpRequest({ host: '127.0.0.1', port, method: 'PUT', path, headers })
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    call.on('error', reject).on('response', resolve)
  })
  call.write(Buffer.concat([Buffer.from(head), PICTURE.subarray(0, 100)]))
  const folder = join(app.platform.config.dataDir, 'tmp')
  await expect.poll(() => readdir(folder).catch(() => []), { interval: 10 }).toHaveLength(1)
  const finish = async () => {
    call.end(Buffer.concat([PICTURE.subarray(100), Buffer.from('\r\n--b--\r\n')]))
    const response = await answer
    const { code } = JSON.parse(Buffer.concat(await response.toArray()).toString()) as { code?: string }
    return { status: response.statusCode, code }
  }
  return { finish }
}

describe('while the body is still uploading', () => {
  test.each(Object.entries(ALL_ENDINGS))('%s: nothing is decoded, nothing written', async (_, { as, end, refusal }) => {
    const app = await createTestApp()
    const world = await createWorld(app)
    const decode = vi.spyOn(app.platform.images, 'process')
    const upload = await beginUpload(world, world[as])
    const before = await rowsOf(world)
    await end(app.platform.db, world)
    expect(await upload.finish()).toEqual({ status: refusal[0], code: refusal[1] })
    expect(await rowsOf(world)).toBe(before)
    expect(decode).not.toHaveBeenCalled()
  })

  test('an access token that runs out meanwhile ends nothing', async () => {
    const world = await createWorld(await createTestApp())
    const upload = await beginUpload(world, world.worker)
    world.app.clock.advance(16 * MINUTE_MS)
    expect(await upload.finish()).toEqual({ status: 200, code: undefined })
  })
})

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
