import { eachOf } from '#platform/jobs/each-of.ts'
import type { Platform } from '#platform/platform.ts'
import { measureStored } from '#platform/images/draw.ts'
import { imageKey, type ImageTone } from '#shared/image-file.ts'
import { imageStorage } from './image-files.ts'
import { imagesMeasured } from './images.events.ts'
import { type ImageRow, listRestaurantsToMeasure, listUnmeasured, storeTone } from './images.store.ts'

/** The smallest file is enough for a mean color, and the quickest to read. */
const fileOf = ({ folder, widths }: ImageRow): string => imageKey(folder, widths[0] ?? 0)

/**
 * The tone of a stored image; null when its file is missing or broken, because it would be so at the next run too.
 * Throws when the storage does not answer.
 */
async function measure(platform: Platform, image: ImageRow): Promise<ImageTone | null> {
  const bytes = await imageStorage(platform).read(fileOf(image))
  if (!bytes) return null
  return measureStored(bytes).catch((err: unknown) => {
    platform.log.warn({ err, folder: image.folder }, 'images: a stored file cannot be measured')
    return null
  })
}

/** One transaction for each restaurant: its menu is rendered again once, not once for each picture. */
async function measureImagesOf(platform: Platform, restaurantId: string): Promise<void> {
  const measured: { image: ImageRow; tone: ImageTone | null }[] = []
  for (const image of await listUnmeasured(platform.db, restaurantId))
    measured.push({ image, tone: await measure(platform, image) })
  if (measured.length === 0) return
  const now = platform.clock.now()
  await platform.db.transaction().execute(async trx => {
    await platform.events.emit(trx, imagesMeasured, { restaurantId })
    for (const { image, tone } of measured) await storeTone(trx, image, { tone, now })
  })
}

/**
 * Measures the images that were uploaded before colors were stored (REAL-CONTENT "Plate", "Bloom"), restaurant by
 * restaurant. A run that was cut off goes on where it ended; one restaurant whose files cannot be read now is left to
 * the next run.
 */
export async function measureImages(platform: Platform): Promise<void> {
  await eachOf(platform, {
    name: 'images.measure',
    pages: page => listRestaurantsToMeasure(platform.db, page),
    work: restaurantId => measureImagesOf(platform, restaurantId),
    // Decoding is work of the processor, which menus need too.
    atOnce: 1,
  })
}
