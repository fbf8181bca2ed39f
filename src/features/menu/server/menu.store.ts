import type { Db, Trx } from '#platform/db/database.ts'
import { dishStateOf } from './dishes/dish.columns.ts'

// Whole menus of several restaurants, with what is deleted and can still be restored.

/**
 * Deletes the whole menus of restaurants that are permanently deleted. Dishes first, because they refer to categories
 * and images.
 */
export async function deleteMenus(trx: Trx, restaurantIds: string[]): Promise<void> {
  await trx.deleteFrom('schedules').where('restaurant_id', 'in', restaurantIds).execute()
  await trx.deleteFrom('price_asks').where('restaurant_id', 'in', restaurantIds).execute()
  await trx.deleteFrom('menu_items').where('restaurant_id', 'in', restaurantIds).execute()
  await trx.deleteFrom('categories').where('restaurant_id', 'in', restaurantIds).execute()
}

export const exportCategories = (db: Db, restaurantIds: string[]) =>
  db
    .selectFrom('categories')
    .select(['id', 'restaurant_id as restaurantId', 'key', 'translations', 'sort_order as sortOrder'])
    .select(['created_at as createdAt', 'updated_at as updatedAt', 'deleted_at as deletedAt'])
    .where('restaurant_id', 'in', restaurantIds)
    .orderBy('restaurant_id')
    .orderBy('sort_order')
    .execute()

/** Every field of the list, as it is stored. */
export async function exportDishes(db: Db, restaurantIds: string[]) {
  const rows = await db
    .selectFrom('menu_items')
    .selectAll()
    .where('restaurant_id', 'in', restaurantIds)
    .orderBy('category_id')
    .orderBy('sort_order')
    .execute()
  return rows.map(row => ({
    id: row.id,
    restaurantId: row.restaurant_id,
    ...dishStateOf(row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  }))
}
