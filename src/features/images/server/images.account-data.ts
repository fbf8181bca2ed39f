import type { AccountData, ExportedFile } from '#platform/account-data/account-data.ts'
import { imageKey } from '#shared/image-file.ts'
import { imageStorage } from './image-files.ts'
import { listImagesOfOwner } from './images.store.ts'

/**
 * The images of an owner's restaurants, each in its largest width. Rows are deleted with their restaurants, which
 * release the files (`releaseImagesOfOwner`), so there is nothing left to erase here.
 */
export const imagesAccountData: AccountData = {
  tables: ['images', 'published_pages', 'stored_files'],
  export: async ({ db, storage }, ownerId) => {
    const images = await listImagesOfOwner(db, ownerId)
    const files: ExportedFile[] = images.map(({ id, folder, widths }) => ({
      name: `images/${id}.webp`,
      open: () => imageStorage({ storage }).open(imageKey(folder, widths.at(-1) ?? 0)),
    }))
    const data = images.map(({ id, restaurantId, width, height, createdAt }) => ({
      id,
      restaurantId,
      file: `images/${id}.webp`,
      width,
      height,
      createdAt,
    }))
    return { data, files }
  },
  erase: async () => undefined,
}
