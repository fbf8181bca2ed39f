import type { AccountData } from '#platform/account-data/account-data.ts'
import { listOwnedRestaurantIds } from '#features/restaurants/server/index.ts'
import { deleteChecks, exportIgnored } from './check.store.ts'

/** What is ignored in the checks of all restaurants of an owner, and who gets them by mail. */
export const checkAccountData: AccountData = {
  tables: ['check_ignored', 'check_mails'],
  export: async ({ db }, ownerId) => {
    const ids = await listOwnedRestaurantIds(db, ownerId)
    return { data: { ignored: ids.length === 0 ? [] : await exportIgnored(db, ids) } }
  },
  erase: async (_, trx, ownerId) => {
    const ids = await listOwnedRestaurantIds(trx, ownerId)
    if (ids.length > 0) await deleteChecks(trx, ids)
  },
}
