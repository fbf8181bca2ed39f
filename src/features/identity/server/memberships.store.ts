import type { Db } from '#platform/db/database.ts'

export type Membership = { role: 'owner' | 'worker'; ownerId: string }

/** What a person is in a restaurant that is not deleted; undefined for a stranger. Also says who owns it. */
export async function findMembership(db: Db, userId: string, restaurantId: string): Promise<Membership | undefined> {
  return db
    .selectFrom('memberships')
    .innerJoin('restaurants', 'restaurants.id', 'memberships.restaurant_id')
    .select(['memberships.role', 'restaurants.owner_id as ownerId'])
    .where('memberships.user_id', '=', userId)
    .where('memberships.restaurant_id', '=', restaurantId)
    .where('restaurants.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Ids of the restaurants that a person works in or owns, oldest first. */
export async function listRestaurantIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('restaurants', 'restaurants.id', 'memberships.restaurant_id')
    .select('restaurants.id')
    .where('memberships.user_id', '=', userId)
    .where('restaurants.deleted_at', 'is', null)
    .orderBy('restaurants.created_at')
    .orderBy('restaurants.id')
    .execute()
  return rows.map(row => row.id)
}

/** Gives somebody a place in a restaurant; doing it twice changes nothing. */
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
