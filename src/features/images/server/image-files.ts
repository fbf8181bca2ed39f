import type { ImageFile } from '#platform/images/variants.ts'
import type { Platform } from '#platform/platform.ts'
import type { Storage, StorageNamespace } from '#platform/storage/storage.ts'

/** The folder of an image's files, and the widths in pixels that it has. */
export type ImageFiles = { folder: string; widths: readonly number[]; avifWidths: readonly number[] }

/** The files of all images: keys are `{folder}/{width}.webp` and `{folder}/{width}.avif`. */
export const imageStorage = ({ storage }: { storage: Pick<Storage, 'in'> }): StorageNamespace => storage.in('images/')

/** Stores the variants that the image pipeline made. */
export async function storeFiles(platform: Platform, files: readonly ImageFile[]): Promise<void> {
  const storage = imageStorage(platform)
  for (const { key, bytes, contentType } of files) await storage.put(key, bytes, contentType)
}

/** Deletes all files of an image, by their names; a missing file is no error. */
export async function deleteFiles(platform: Platform, { folder, widths, avifWidths }: ImageFiles): Promise<void> {
  const storage = imageStorage(platform)
  for (const width of widths) await storage.delete(`${folder}/${width}.webp`)
  for (const width of avifWidths) await storage.delete(`${folder}/${width}.avif`)
}
