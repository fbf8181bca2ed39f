import { AppError } from '#shared/app-error.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/database.ts'
import type { UploadedFile } from '#platform/http/uploaded-file.ts'
import { v7 } from '#platform/id/id.ts'
import type { ProcessedImage } from '#platform/images/images.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { imageErrors } from '../images.errors.ts'
import { IMAGES_BYTES_MAX } from '../images.limits.ts'
import {
  deleteIfUnreferenced,
  type ImageRow,
  insertImageRow,
  listKnownHashes,
  lockAndSumImageBytes,
} from './images.store.ts'

/** An upload whose files are stored already and whose row is not yet. */
export type StoredUpload = Omit<ProcessedImage, 'files'>

/** After the commit: an image that was replaced or removed goes, unless something else still shows it. */
export const dropImage = defineJob<ImageRow>('images.drop-image')

/** `23503`: a dish was given the image between our look and the deletion. */
const isStillReferenced = (error: unknown): boolean => (error as { code?: string }).code === '23503'

/**
 * Processes an upload and stores its files, then does the work that saves the row; when that fails, the files go again
 * (3-decisions §6). Without a file it just does the work. To be called outside every transaction. Throws 415, 413, 503.
 */
export async function withUpload<T>(
  platform: Platform,
  file: UploadedFile | undefined,
  work: (upload: StoredUpload | undefined) => Promise<T>,
): Promise<T> {
  if (!file) return work(undefined)
  const { files, ...upload } = await platform.images.process(file.path)
  try {
    for (const { key, bytes, contentType } of files) await platform.storage.put(key, bytes, contentType)
    return await work(upload)
  } catch (error) {
    await dropUnsavedFiles(platform, upload.hash)
    throw error
  }
}

/** Looks first: a commit whose answer was lost has saved the row. What fails here is left to the sweeper. */
async function dropUnsavedFiles(platform: Platform, hash: string): Promise<void> {
  try {
    const known = await listKnownHashes(platform.db, [hash])
    if (!known.has(hash)) await deleteFiles(platform, hash)
  } catch (err) {
    platform.log.warn({ err, hash }, 'images: files of a failed upload stay until the sweep')
  }
}

/** Deletes all files of an image. */
export async function deleteFiles(platform: Platform, hash: string): Promise<void> {
  for (const key of await platform.storage.list(`${hash}/`)) await platform.storage.delete(key)
}

/**
 * Saves an upload's row and answers its id. To be called in the transaction that shows the image, after its lock of the
 * restaurant. Throws 409 `image_quota` when the owner's images would take more than 2 GB (3-decisions §2).
 */
export async function saveImage(
  trx: Db,
  image: { restaurantId: string; upload: StoredUpload; now: Date },
): Promise<string> {
  const { restaurantId, upload, now } = image
  const used = await lockAndSumImageBytes(trx, restaurantId)
  if (used + upload.bytes > IMAGES_BYTES_MAX) throw new AppError(imageErrors.quota)
  const id = v7()
  await insertImageRow(trx, { ...upload, id, restaurantId, now })
  return id
}

/**
 * Lets images go that the transaction has just stopped showing (replaced, removed, dish deleted): row and files are
 * deleted after the commit, unless something else shows them.
 */
export async function releaseImages(platform: Platform, trx: Db, images: readonly ImageRow[]): Promise<void> {
  for (const { id, restaurantId, hash } of images)
    await platform.jobs.enqueue(trx, dropImage, { id, restaurantId, hash })
}

/** The job: idempotent; files go only when the row is gone. */
export async function dropUnreferenced(platform: Platform, image: ImageRow): Promise<void> {
  await deleteIfUnreferenced(platform.db, image).catch((error: unknown) => {
    if (!isStillReferenced(error)) throw error
  })
  const known = await listKnownHashes(platform.db, [image.hash])
  if (!known.has(image.hash)) await deleteFiles(platform, image.hash)
}

/** Address of the largest variant: `/uploads/{hash}/{width}.webp`, or the S3 bucket's (3-decisions §1). '' for none. */
export function imageUrl(config: Config, image: { hash: string | null; widths: number[] | null }): string {
  const width = image.widths?.at(-1)
  if (!image.hash || width === undefined) return ''
  return `${config.s3?.publicUrl ?? '/uploads'}/${image.hash}/${width}.webp`
}
