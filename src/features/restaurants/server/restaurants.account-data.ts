import type { AccountData } from '#platform/account-data/account-data.ts'
import { releaseImagesOfOwner } from '#features/images/server/index.ts'
import { listRestaurantIds } from '#features/identity/server/index.ts'
import { eraseRestaurants, exportRestaurants } from './restaurants.account-data.store.ts'
import { listRestaurants, type RestaurantRow } from './restaurants.store.ts'
import { findAccountSuspension, suspensionOfRow } from './suspension/suspension.store.ts'

/** As the operator's command prints it. */
function describeRow(row: RestaurantRow): string {
  const suspension = suspensionOfRow(row)
  const state = row.inactive_since ? `inactive since ${row.inactive_since.toISOString()}` : row.status
  const stop = suspension ? `, suspended since ${suspension.since.toISOString()}: ${suspension.reason}` : ''
  return `/${row.slug} ${row.name}: ${state}${stop}`
}

/** Restaurants with their slugs. The slugs stay as tombstones without personal data (3-decisions §5). */
export const restaurantsAccountData: AccountData = {
  tables: ['restaurants', 'slugs', 'account_suspensions', 'opening_today', 'special_days'],
  export: async ({ db }, ownerId) => ({ data: await exportRestaurants(db, ownerId) }),
  describe: async ({ db }, userId) => {
    const suspension = await findAccountSuspension(db, userId)
    const rows = await listRestaurants(db, await listRestaurantIds(db, userId))
    return {
      ...(suspension && { suspended: [`since ${suspension.since.toISOString()}: ${suspension.reason}`] }),
      restaurants: rows.map(describeRow),
    }
  },
  erase: async (deps, trx, ownerId) => {
    await releaseImagesOfOwner(deps, trx, ownerId)
    await eraseRestaurants(trx, ownerId)
  },
}
