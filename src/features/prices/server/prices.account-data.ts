import type { AccountData } from '#platform/account-data/account-data.ts'
import { listOwnedRestaurantIds } from '#features/restaurants/server/index.ts'
import { deletePrices, exportLabels, exportZones } from './prices.account-data.store.ts'

/** Labels and zones of all restaurants of an owner. */
export const pricesAccountData: AccountData = {
  tables: ['price_labels', 'zones'],
  export: async ({ db }, ownerId) => {
    const ids = await listOwnedRestaurantIds(db, ownerId)
    if (ids.length === 0) return { data: { labels: [], zones: [] } }
    return { data: { labels: await exportLabels(db, ids), zones: await exportZones(db, ids) } }
  },
  erase: async (_, trx, ownerId) => {
    const ids = await listOwnedRestaurantIds(trx, ownerId)
    if (ids.length > 0) await deletePrices(trx, ids)
  },
}
