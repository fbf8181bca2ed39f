import type { AccountData } from '#platform/account-data/account-data.ts'
import { listOwnedRestaurantIds } from '#features/restaurants/server/index.ts'
import { deleteCodes, exportCodes } from './codes.store.ts'

/** Codes of all restaurants of an owner, with the retired ones. */
export const codesAccountData: AccountData = {
  tables: ['table_codes'],
  export: async ({ db }, ownerId) => {
    const ids = await listOwnedRestaurantIds(db, ownerId)
    return { data: { codes: ids.length === 0 ? [] : await exportCodes(db, ids) } }
  },
  erase: async (_, trx, ownerId) => {
    const ids = await listOwnedRestaurantIds(trx, ownerId)
    if (ids.length > 0) await deleteCodes(trx, ids)
  },
}
