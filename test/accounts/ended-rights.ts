import type { Db, Trx } from '#platform/db/database.ts'
import { removeTeam } from '#features/identity/server/deletion.store.ts'
import { TEST_NOW, type TestApp } from '../app.ts'
import type { TestRequest } from '../client.ts'

export async function createWorld(app: TestApp) {
  const user = await app.make.owner({ plan: {} })
  const restaurant = await app.make.restaurant(user)
  const other = await app.make.restaurant(user)
  const category = await app.make.category(restaurant)
  const dish = await app.make.dish(category)
  const owner = await app.signIn(user)
  const worker = await app.signIn(await app.make.worker([restaurant, other]))
  return { app, restaurant, category, dish, owner, worker }
}
export type World = Awaited<ReturnType<typeof createWorld>>
export type Call = Pick<TestRequest, 'method' | 'path' | 'body' | 'multipart'>

/** Ways in which a right ends, and the error that a running write then gets. */
export type Ending = {
  as: 'owner' | 'worker'
  refusal: [number, string]
  end: (db: Db, world: World) => Promise<unknown>
}
export const ENDINGS: Record<string, Ending> = {
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
/** Only for writes that change something: a right is asked for what changes (4-beyond §10). */
export const RIGHTS_TAKEN: Ending = {
  as: 'worker',
  refusal: [403, 'no_right'],
  end: (db, { worker }) => db.updateTable('memberships').set({ rights: [] }).where('user_id', '=', worker.id).execute(),
}
export const PLAN_ENDS: Ending = { as: 'owner', refusal: [403, 'subscription_ended'], end: endPlan }
export const ALL_ENDINGS = { ...ENDINGS, "the owner's plan ends": PLAN_ENDS }

function endPlan(db: Db, { owner, app }: World) {
  return db
    .updateTable('subscriptions')
    .set({ status: 'canceled', subscription_ends_at: app.clock.now() })
    .where('owner_id', '=', owner.id)
    .execute()
}

/** Everything that a write could change. */
export async function rowsOf({ app }: World): Promise<string> {
  const { db } = app.platform
  const tables = ['restaurants', 'categories', 'menu_items', 'images', 'slugs'] as const
  const rows = await Promise.all(tables.map(table => db.selectFrom(table).selectAll().orderBy('created_at').execute()))
  return JSON.stringify(rows)
}
