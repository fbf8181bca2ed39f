import type { Db } from '#platform/db/database.ts'

/** Ids of the restaurants that a user works in or owns, oldest first. */
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
