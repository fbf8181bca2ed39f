import { sql } from 'kysely'
import type { Db, Trx } from '#platform/db/database.ts'

/** Who works in which restaurant, as a part of another feature's query. */
export const selectMemberships = (db: Db) => db.selectFrom('memberships').select(['user_id', 'restaurant_id', 'role'])

/** Ids of the restaurants that a user works in or owns, oldest first, as a column of a query about `users`. */
export const RESTAURANT_IDS = sql<string[]>`ARRAY(
  SELECT restaurants.id::text FROM memberships JOIN restaurants ON restaurants.id = memberships.restaurant_id
  WHERE memberships.user_id = users.id AND restaurants.deleted_at IS NULL
  ORDER BY restaurants.created_at, restaurants.id)`

/** The same ids by themselves. */
export async function listRestaurantIds(db: Db, userId: string): Promise<string[]> {
  const user = db.selectFrom('users').select(RESTAURANT_IDS.as('ids')).where('users.id', '=', userId)
  return (await user.executeTakeFirst())?.ids ?? []
}

/** Makes a user a member of a restaurant; a second time changes nothing. */
export async function addMembership(
  db: Db,
  membership: { userId: string; restaurantId: string; role: 'owner' | 'worker'; now: Date },
): Promise<void> {
  await db
    .insertInto('memberships')
    .values({
      user_id: membership.userId,
      restaurant_id: membership.restaurantId,
      role: membership.role,
      created_at: membership.now,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/**
 * Gives a worker access to exactly these restaurants. A current restaurant that is no longer theirs becomes the first
 * of them.
 */
export async function replaceMemberships(
  trx: Trx,
  { userId, restaurantIds, now }: { userId: string; restaurantIds: readonly string[]; now: Date },
): Promise<void> {
  await trx
    .deleteFrom('memberships')
    .where('user_id', '=', userId)
    .where('restaurant_id', 'not in', restaurantIds)
    .execute()
  for (const restaurantId of restaurantIds) await addMembership(trx, { userId, restaurantId, role: 'worker', now })
  await trx
    .updateTable('users')
    .set({ current_restaurant_id: restaurantIds[0] ?? null })
    .where('id', '=', userId)
    .where(eb => eb.or([eb('current_restaurant_id', 'is', null), eb('current_restaurant_id', 'not in', restaurantIds)]))
    .execute()
}
