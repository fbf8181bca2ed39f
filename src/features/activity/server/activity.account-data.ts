import type { AccountData } from '#platform/account-data/account-data.ts'
import { listOwnedRestaurantIds } from '#features/restaurants/server/index.ts'

/**
 * What happened in an owner's restaurants, by any actor. What the owner did elsewhere loses its name when the account
 * is deleted.
 */
export const activityAccountData: AccountData = {
  tables: ['activity'],
  export: async ({ db }, ownerId) => {
    const ids = await listOwnedRestaurantIds(db, ownerId)
    if (ids.length === 0) return { data: [] }
    const data = await db
      .selectFrom('activity')
      .select(['restaurant_id as restaurantId', 'user_id as userId', 'action', 'details', 'created_at as createdAt'])
      .where('restaurant_id', 'in', ids)
      .orderBy('created_at')
      .execute()
    return { data }
  },
  erase: async (_, trx, ownerId) => {
    const ids = await listOwnedRestaurantIds(trx, ownerId)
    if (ids.length > 0) await trx.deleteFrom('activity').where('restaurant_id', 'in', ids).execute()
  },
}
