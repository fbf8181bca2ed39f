import type { AccountData } from '#platform/account-data/account-data.ts'
import { listOwnedRestaurantIds } from '#features/restaurants/server/index.ts'
import { deleteSetMenus, exportDailyMenus, exportDailyRules, exportSetMenus } from './set-menus.account-data.store.ts'

/** Set menus of all restaurants of an owner, with the days of the last year. */
export const setMenusAccountData: AccountData = {
  tables: ['daily_menu_rules', 'daily_menus', 'set_menus'],
  export: async ({ db }, ownerId) => {
    const ids = await listOwnedRestaurantIds(db, ownerId)
    if (ids.length === 0) return { data: { dailyMenuRules: [], dailyMenus: [], setMenus: [] } }
    return {
      data: {
        dailyMenuRules: await exportDailyRules(db, ids),
        dailyMenus: await exportDailyMenus(db, ids),
        setMenus: await exportSetMenus(db, ids),
      },
    }
  },
  erase: async (_, trx, ownerId) => {
    const ids = await listOwnedRestaurantIds(trx, ownerId)
    if (ids.length > 0) await deleteSetMenus(trx, ids)
  },
}
