import { AppError } from '#shared/app-error.ts'
import { holdOffBackups } from '#platform/db/backup-lock.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import type { UploadedFile } from '#platform/http/uploaded-file.ts'
import { v7 } from '#platform/id/id.ts'
import type { PictureOrder, ProcessedImage } from '#platform/images/images.ts'
import { eachOf } from '#platform/jobs/each-of.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { imageErrors } from '../images.errors.ts'
import { deleteFiles, storeFiles } from './image-files.ts'
import {
  deleteIfUnreferenced,
  type ImageRow,
  insertImageRow,
  listImages,
  listImagesOfOwner,
  listKeptUntil,
  listKnownFolders,
  stopKeeping,
} from './images.store.ts'
import { lockRoom } from './quota.ts'

/** An upload whose files are stored, but whose row is not saved yet. */
export type StoredUpload = Omit<ProcessedImage, 'files'>

/** Job after a commit: deletes an image that was replaced or removed, unless something else still uses it. */
export const dropImage = defineJob<ImageRow>('images.drop-image', { deletes: true })

/** Error `23503`: a dish began to use the image between our check and the deletion. */
const isStillReferenced = (error: unknown): boolean => (error as { code?: string }).code === '23503'

/** A picture to be stored: the path of a temporary file, or bytes. */
type PictureInput = PictureOrder & { input: string | Buffer }

/**
 * Processes a picture and stores its files, then runs `work`, which saves the row. When `work` fails, the files are
 * deleted again (3-decisions §6). Call it outside every transaction. Throws 415, 413, 503.
 */
export async function withPicture<T>(
  platform: Platform,
  { input, ...order }: PictureInput,
  work: (upload: StoredUpload) => Promise<T>,
): Promise<T> {
  const { files, ...upload } = await platform.images.process(input, order)
  try {
    await storeFiles(platform, files)
    return await work(upload)
  } catch (error) {
    await dropUnsavedFiles(platform, upload)
    throw error
  }
}

/** `withPicture` for an uploaded file; without a file it only runs `work`. */
export async function withUpload<T>(
  platform: Platform,
  file: UploadedFile | undefined,
  work: (upload: StoredUpload | undefined) => Promise<T>,
): Promise<T> {
  return file ? withPicture(platform, { ...file, input: file.path }, work) : work(undefined)
}

/**
 * Checks first whether the row is there: the commit may have worked although its answer was lost. What fails here is
 * left to the hourly sweep.
 */
async function dropUnsavedFiles(platform: Platform, upload: StoredUpload): Promise<void> {
  try {
    const known = await listKnownFolders(platform.db, [upload.folder])
    if (!known.has(upload.folder)) await deleteFiles(platform, upload)
  } catch (err) {
    platform.log.warn({ err, folder: upload.folder }, 'images: files of a failed upload stay until the sweep')
  }
}

/**
 * Saves an upload's row and answers its id. Call it in the transaction that uses the image, after it has locked the
 * restaurant. Throws 409 `image_quota` when the owner's files would use more than 2 GB, on the
 * trial 200 MB (3-decisions §2).
 */
export async function saveImage(
  trx: Db,
  image: { restaurantId: string; upload: StoredUpload; now: Date },
): Promise<string> {
  const { restaurantId, upload, now } = image
  const { free, onTrial } = await lockRoom(trx, restaurantId)
  if (upload.bytes > free) throw new AppError(onTrial ? imageErrors.trialQuota : imageErrors.quota)
  const id = v7()
  await insertImageRow(trx, { ...upload, id, restaurantId, now })
  return id
}

/**
 * Releases images that the transaction has just stopped using (replaced, removed, dish deleted): row and files are
 * deleted after the commit, unless something else uses them.
 */
export async function releaseImages(
  platform: Platform,
  trx: Trx,
  restaurantId: string,
  ids: readonly string[],
): Promise<void> {
  for (const image of await listImages(trx, restaurantId, ids)) await platform.jobs.enqueue(trx, dropImage, image)
}

/**
 * Like `releaseImages`, for an account that is deleted permanently; call it before its restaurants and their rows are
 * deleted.
 */
export async function releaseImagesOfOwner({ jobs }: Pick<Platform, 'jobs'>, trx: Trx, ownerId: string): Promise<void> {
  for (const { id, restaurantId, folder, widths, avifWidths } of await listImagesOfOwner(trx, ownerId))
    await jobs.enqueue(trx, dropImage, { id, restaurantId, folder, widths, avifWidths })
}

/** The job: idempotent; deletes the files only when the row is deleted. */
export const dropUnreferenced = (platform: Platform, image: ImageRow): Promise<void> =>
  releaseFiles(platform, image, deleteFiles)

/** Deletes the images that were kept until now, and that nothing uses again. */
export async function dropKept(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const now = clock.now()
  await eachOf(platform, {
    name: 'images.drop-kept',
    pages: page => listKeptUntil(db, now, page),
    work: async image => {
      await dropUnreferenced(platform, image)
      await stopKeeping(db, image, now)
    },
  })
}

/** Deletes the row of an image that nothing uses, then does away with its files. */
export async function releaseFiles(
  platform: Platform,
  image: ImageRow,
  dispose: (platform: Platform, image: ImageRow) => Promise<void>,
): Promise<void> {
  const dropRow = platform.db.transaction().execute(async trx => {
    await holdOffBackups(trx)
    await deleteIfUnreferenced(trx, image, platform.clock.now())
  })
  await dropRow.catch((error: unknown) => {
    if (!isStillReferenced(error)) throw error
  })
  const known = await listKnownFolders(platform.db, [image.folder])
  if (!known.has(image.folder)) await dispose(platform, image)
}
