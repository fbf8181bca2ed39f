import type { AccountData } from '#platform/account-data/account-data.ts'
import { listOwnedRestaurantIds } from '#features/restaurants/server/index.ts'
import { deleteScheduledOf, exportScheduled } from './scheduled.store.ts'

/** What waits for its moment in the menus of an owner, and what became of the last ones. */
export const scheduledAccountData: AccountData = {
  tables: ['scheduled_changes'],
  export: async ({ db }, ownerId) => {
    const ids = await listOwnedRestaurantIds(db, ownerId)
    return { data: ids.length === 0 ? [] : await exportScheduled(db, ids) }
  },
  erase: async (_, trx, ownerId) => {
    const ids = await listOwnedRestaurantIds(trx, ownerId)
    if (ids.length > 0) await deleteScheduledOf(trx, ids)
  },
}
