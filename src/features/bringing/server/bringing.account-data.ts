import type { AccountData } from '#platform/account-data/account-data.ts'
import { listOwnedRestaurantIds } from '#features/restaurants/server/index.ts'
import { deleteDraftFiles, draftFiles, pageKey } from './drafts/draft-files.ts'
import { deleteDraftsOf, exportDrafts } from './drafts/drafts.store.ts'

/** Drafts of an owner's restaurants; their pages go with them. */
export const bringingAccountData: AccountData = {
  tables: ['import_drafts'],
  export: async ({ db, storage }, ownerId) => {
    const ids = await listOwnedRestaurantIds(db, ownerId)
    const drafts = ids.length === 0 ? [] : await exportDrafts(db, ids)
    const pagesOf = ({ id, content }: (typeof drafts)[number]) =>
      (content?.pages ?? []).flatMap(({ image }, at) =>
        image === null
          ? []
          : [{ name: `imports/${id}/${at + 1}.webp`, open: () => draftFiles({ storage }).open(pageKey(id, at + 1)) }],
      )
    return { data: drafts, files: drafts.flatMap(pagesOf) }
  },
  erase: async ({ jobs }, trx, ownerId) => {
    const ids = await listOwnedRestaurantIds(trx, ownerId)
    if (ids.length === 0) return
    for (const draftId of await deleteDraftsOf(trx, ids)) await jobs.enqueue(trx, deleteDraftFiles, { draftId })
  },
}
