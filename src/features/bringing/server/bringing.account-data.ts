import type { AccountData } from '#platform/account-data/account-data.ts'
import { listOwnedRestaurantIds } from '#features/restaurants/server/index.ts'
import { deleteDraftFiles } from './drafts/draft-files.ts'
import { deleteDraftsOf, exportDrafts } from './drafts/drafts.store.ts'

/** Drafts of an owner's restaurants; their pages go with them. */
export const bringingAccountData: AccountData = {
  tables: ['import_drafts'],
  export: async ({ db }, ownerId) => {
    const ids = await listOwnedRestaurantIds(db, ownerId)
    return { data: ids.length === 0 ? [] : await exportDrafts(db, ids) }
  },
  erase: async ({ jobs }, trx, ownerId) => {
    const ids = await listOwnedRestaurantIds(trx, ownerId)
    if (ids.length === 0) return
    for (const draftId of await deleteDraftsOf(trx, ids)) await jobs.enqueue(trx, deleteDraftFiles, { draftId })
  },
}
