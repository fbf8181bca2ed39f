import type { AccountData } from '#platform/account-data/account-data.ts'
import { listOwnedRestaurantIds } from '#features/restaurants/server/index.ts'
import { deleteHistory, exportChanges } from './forget.store.ts'

/** What changed in the menus of an owner, by whomever. */
export const historyAccountData: AccountData = {
  tables: ['history_changes', 'history_entries'],
  export: async ({ db }, ownerId) => {
    const ids = await listOwnedRestaurantIds(db, ownerId)
    return { data: ids.length === 0 ? [] : await exportChanges(db, ids) }
  },
  erase: async (_, trx, ownerId) => {
    const ids = await listOwnedRestaurantIds(trx, ownerId)
    if (ids.length > 0) await deleteHistory(trx, ids)
  },
}
