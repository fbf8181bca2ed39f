import type { AccountData } from '#platform/account-data/account-data.ts'
import { releaseImagesOfOwner } from '#features/images/server/index.ts'
import { eraseRestaurants, exportRestaurants } from './restaurants.account-data.store.ts'

/** Restaurants with their slugs. The slugs stay as tombstones without personal data (3-decisions §5). */
export const restaurantsAccountData: AccountData = {
  tables: ['restaurants', 'slugs'],
  export: async ({ db }, ownerId) => ({ data: await exportRestaurants(db, ownerId) }),
  erase: async (deps, trx, ownerId) => {
    await releaseImagesOfOwner(deps, trx, ownerId)
    await eraseRestaurants(trx, ownerId)
  },
}
