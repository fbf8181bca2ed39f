import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

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
