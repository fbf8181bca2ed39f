import type { AccountData } from '#platform/account-data/account-data.ts'
import type { Db } from '#platform/db/database.ts'
import { deleteMenus } from './menu.events.ts'
import { listOwnedRestaurantIds } from '#features/restaurants/server/index.ts'

const listCategories = (db: Db, restaurantIds: string[]) =>
  db
    .selectFrom('categories')
    .select(['id', 'restaurant_id as restaurantId', 'key', 'translations', 'sort_order as sortOrder'])
    .select(['created_at as createdAt', 'updated_at as updatedAt', 'deleted_at as deletedAt'])
    .where('restaurant_id', 'in', restaurantIds)
    .orderBy('restaurant_id')
    .orderBy('sort_order')
    .execute()

const listDishes = (db: Db, restaurantIds: string[]) =>
  db
    .selectFrom('menu_items')
    .select(['id', 'restaurant_id as restaurantId', 'category_id as categoryId', 'translations', 'price'])
    .select(['image_id as imageId', 'allergens', 'allergens_declared as allergensDeclared', 'available'])
    .select(['sort_order as sortOrder', 'created_at as createdAt', 'updated_at as updatedAt'])
    .select('deleted_at as deletedAt')
    .where('restaurant_id', 'in', restaurantIds)
    .orderBy('category_id')
    .orderBy('sort_order')
    .execute()

/** The menus of all restaurants of an owner, with what can still be restored: it is kept, so it is the owner's. */
export const menuAccountData: AccountData = {
  tables: ['categories', 'menu_items'],
  export: async ({ db }, ownerId) => {
    const ids = await listOwnedRestaurantIds(db, ownerId)
    if (ids.length === 0) return { data: { categories: [], dishes: [] } }
    return { data: { categories: await listCategories(db, ids), dishes: await listDishes(db, ids) } }
  },
  erase: async (_, trx, ownerId) => {
    const ids = await listOwnedRestaurantIds(trx, ownerId)
    if (ids.length > 0) await deleteMenus(trx, ids)
  },
}
