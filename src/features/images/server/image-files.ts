import type { ImageFile } from '#platform/images/variants.ts'
import type { Platform } from '#platform/platform.ts'
import { IMMUTABLE } from '#platform/storage/namespaces.ts'
import type { StorageNamespace } from '#platform/storage/storage.ts'
import { bringBackFromTrash, moveToTrash } from '#platform/storage/trash.ts'
import { imageKey } from '#shared/image-file.ts'
import { pictureMemory } from './picture-memory.ts'

/** The folder of an image's files, and the widths in pixels that it has. */
export type ImageFiles = { folder: string; widths: readonly number[]; avifWidths: readonly number[] }

const IMAGES = 'images/'

/** The files of all images, by `imageKey`. */
export const imageStorage = ({ storage }: { storage: Pick<Platform['storage'], 'in'> }): StorageNamespace =>
  storage.in('images/')

/** Stores the variants that the image pipeline made. */
export async function storeFiles(platform: Platform, files: readonly ImageFile[]): Promise<void> {
  const storage = imageStorage(platform)
  for (const { key, bytes, contentType } of files)
    await storage.put(key, bytes, { type: contentType, cache: IMMUTABLE })
}

const keysOf = ({ folder, widths, avifWidths }: ImageFiles): string[] => [
  ...widths.map(width => imageKey(folder, width)),
  ...avifWidths.map(width => imageKey(folder, width, 'avif')),
]

/**
 * Deletes all files of an image, by their names; a missing file is no error. It is gone from the memory of this process
 * at once, of every other one within a second.
 */
export async function deleteFiles(platform: Platform, image: ImageFiles): Promise<void> {
  const storage = imageStorage(platform)
  for (const key of keysOf(image)) await storage.delete(key)
  platform.services.get(pictureMemory).drop(image.folder)
}

/** Moves files of images into the trash. */
export async function trashKeys(platform: Platform, keys: readonly string[]): Promise<void> {
  for (const key of keys) await moveToTrash(platform, IMAGES, key)
}

/** The same for all files of an image. */
export const trashFiles = (platform: Platform, image: ImageFiles): Promise<void> => trashKeys(platform, keysOf(image))

/** Brings every image's files in the trash back to where they were; answers how many files. */
export const bringFilesBack = ({ storage }: Platform): Promise<number> => bringBackFromTrash(storage, IMAGES)

/**
 * Address of the largest variant: `/uploads/{folder}/{width}.webp`, or below the public address of the bucket
 * (3-decisions §1). '' when there is no image.
 */
export function imageUrl(platform: Platform, image: { folder: string | null; widths: number[] | null }): string {
  const width = image.widths?.at(-1)
  if (!image.folder || width === undefined) return ''
  return imageStorage(platform).urlOf(imageKey(image.folder, width))
}

const ANY_KEY = 'any'
/**
 * What addresses of images begin with: behind it, a folder is the address that `imageKey` stands below. For threads
 * that have no storage.
 */
export const imagesUrl = (platform: Pick<Platform, 'storage'>): string =>
  imageStorage(platform).urlOf(ANY_KEY).slice(0, -ANY_KEY.length)

/** The folder of such an address. */
export const folderOfBase = (base: string): string => base.slice(base.lastIndexOf('/') + 1)
