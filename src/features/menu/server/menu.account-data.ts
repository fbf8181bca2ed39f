import type { AccountData } from '#platform/account-data/account-data.ts'
import { listOwnedRestaurantIds } from '#features/restaurants/server/index.ts'
import { exportAsks } from './unpriced/unpriced.store.ts'
import { deleteMenus, exportCategories, exportDishes } from './menu.store.ts'
import { exportSchedules } from './schedules/schedules.store.ts'

/** The menus of all restaurants of an owner, with what can still be restored: it is kept, so it is the owner's. */
export const menuAccountData: AccountData = {
  tables: ['categories', 'menu_items', 'schedules', 'price_asks'],
  export: async ({ db }, ownerId) => {
    const ids = await listOwnedRestaurantIds(db, ownerId)
    if (ids.length === 0) return { data: { categories: [], dishes: [], schedules: [], priceAsks: [] } }
    return {
      data: {
        categories: await exportCategories(db, ids),
        dishes: await exportDishes(db, ids),
        schedules: await exportSchedules(db, ids),
        priceAsks: await exportAsks(db, ids),
      },
    }
  },
  erase: async (_, trx, ownerId) => {
    const ids = await listOwnedRestaurantIds(trx, ownerId)
    if (ids.length > 0) await deleteMenus(trx, ids)
  },
}
