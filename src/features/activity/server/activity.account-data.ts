import type { AccountData } from '#platform/account-data/account-data.ts'
import { listOwnedRestaurantIds } from '#features/restaurants/server/index.ts'
import { eraseEntries, listAllEntries } from './activity.store.ts'

/**
 * What happened in an owner's restaurants, by any actor. What the owner did elsewhere loses its name when the account
 * is deleted.
 */
export const activityAccountData: AccountData = {
  tables: ['activity'],
  export: async ({ db }, ownerId) => {
    const ids = await listOwnedRestaurantIds(db, ownerId)
    if (ids.length === 0) return { data: [] }
    return { data: await listAllEntries(db, ids) }
  },
  erase: async (_, trx, ownerId) => {
    const ids = await listOwnedRestaurantIds(trx, ownerId)
    if (ids.length > 0) await eraseEntries(trx, ids)
  },
}
