import type { Db } from '#platform/db/database.ts'

/** Owner and status of a restaurant that is not deleted. */
export async function findOwnerAndStatus(
  db: Db,
  restaurantId: string,
): Promise<{ ownerId: string; status: 'active' | 'inactive' } | undefined> {
  return db
    .selectFrom('restaurants')
    .select(['owner_id as ownerId', 'status'])
    .where('id', '=', restaurantId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
