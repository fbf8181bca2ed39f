import { join } from 'node:path'
import sharp from 'sharp'
import { storeFiles, type StoredUpload } from '#features/images/server/index.ts'
import type { Platform } from '#platform/platform.ts'

const ASSETS = join(import.meta.dirname, 'assets')
/** Wide enough for a large card on a high-resolution screen; flat square drawings need no more. */
const RASTER_PX = 960
const PROGRESS_EVERY = 5

/** The design's drawings as PNG files, as an owner would upload them. */
const rasterized = (file: string): Promise<Buffer> =>
  sharp(join(ASSETS, file), { density: 216 }).resize({ width: RASTER_PX }).png().toBuffer()

/**
 * Sends drawings (paths below `seeds/assets`) through the normal image pipeline and stores their files; answers the
 * uploads by path. Rows are saved later, in the transaction that uses them; after a crash, the hourly sweep removes the
 * files.
 */
export async function preparePictures(
  platform: Platform,
  files: readonly string[],
): Promise<ReadonlyMap<string, StoredUpload>> {
  const uploads = new Map<string, StoredUpload>()
  await Promise.all(
    files.map(async file => {
      const { files: variants, ...upload } = await platform.images.process(await rasterized(file))
      await storeFiles(platform, variants)
      uploads.set(file, upload)
      if (uploads.size % PROGRESS_EVERY === 0 || uploads.size === files.length)
        platform.log.info(`demo: picture ${uploads.size} of ${files.length}`)
    }),
  )
  return uploads
}
