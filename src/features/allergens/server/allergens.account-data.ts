import type { AccountData } from '#platform/account-data/account-data.ts'
import { listOwnedRestaurantIds } from '#features/restaurants/server/index.ts'
import { deleteNotices, exportNotices } from './notice/notice.store.ts'
import { deleteReportsOf, exportReports } from './reports/reports.store.ts'

/** What the houses of an owner say of allergens, and what guests have reported to them. */
export const allergensAccountData: AccountData = {
  tables: ['allergen_notices', 'dish_reports'],
  export: async ({ db }, ownerId) => {
    const ids = await listOwnedRestaurantIds(db, ownerId)
    if (ids.length === 0) return { data: { notices: [], reports: [] } }
    return { data: { notices: await exportNotices(db, ids), reports: await exportReports(db, ids) } }
  },
  erase: async (_, trx, ownerId) => {
    const ids = await listOwnedRestaurantIds(trx, ownerId)
    if (ids.length === 0) return
    await deleteNotices(trx, ids)
    await deleteReportsOf(trx, ids)
  },
}
