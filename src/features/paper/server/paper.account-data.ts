import type { AccountData } from '#platform/account-data/account-data.ts'
import { listOwnedRestaurantIds } from '#features/restaurants/server/index.ts'
import { deletePaperFiles, paperFiles } from './paper-files.ts'
import { deletePaper, exportEditions, exportFiles, exportOptions } from './paper.store.ts'

/** Editions of an owner's restaurants: contents and files as they were printed. */
export const paperAccountData: AccountData = {
  tables: ['paper_options', 'paper_editions', 'paper_files'],
  export: async ({ db, storage }, ownerId) => {
    const ids = await listOwnedRestaurantIds(db, ownerId)
    if (ids.length === 0) return { data: { editions: [], options: [] } }
    const files = await exportFiles(db, ids)
    return {
      data: { editions: await exportEditions(db, ids), options: await exportOptions(db, ids) },
      files: files.map(({ restaurant_id: restaurantId, name, storage_key: key }) => ({
        name: `paper/${restaurantId}/${name}`,
        open: () => paperFiles({ storage }).open(key),
      })),
    }
  },
  erase: async ({ jobs }, trx, ownerId) => {
    const ids = await listOwnedRestaurantIds(trx, ownerId)
    if (ids.length === 0) return
    await deletePaper(trx, ids)
    for (const restaurantId of ids) await jobs.enqueue(trx, deletePaperFiles, { restaurantId })
  },
}
