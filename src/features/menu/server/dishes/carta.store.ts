import type { Db } from '#platform/db/database.ts'

/** Those of the ids that the carta has now, as a line of a set menu needs them: unsorted. */
export async function listCartaDishes(db: Db, restaurantId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('menu_items')
    .select(['id as _id', 'translations', 'allergens', 'allergens_declared as allergensDeclared', 'available'])
    .where('restaurant_id', '=', restaurantId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .execute()
}
