import { pictureBytes } from '#platform/images/draw.ts'
import type { Platform } from '#platform/platform.ts'
import { imageStorage, storedImages } from '#features/images/server/index.ts'
import { imageKey } from '#shared/image-file.ts'

/** 18 mm at 500 dots per inch. */
const LOGO_PX = 360

type WithLogo = { id: string; logo_image_id: string | null }

/** The logo for paper; null without one, or when its file is gone: the sheet is printed without it. */
export async function logoOnPaper(platform: Platform, { id, logo_image_id: imageId }: WithLogo) {
  const image = imageId ? await storedImages.find(platform.db, id, imageId) : undefined
  if (!image) return null
  const width = image.widths.find(candidate => candidate >= LOGO_PX) ?? image.widths.at(-1) ?? 0
  const bytes = await imageStorage(platform).read(imageKey(image.folder, width))
  if (!bytes) return null
  return { tone: image.tone, png: await pictureBytes(bytes, { width: LOGO_PX, height: LOGO_PX, fit: 'contain' }) }
}
