import { type Gray, photoQuality, type PhotoQuality, QUALITY_SIDE_PX } from '../../screen/photo-quality.rules.ts'
import { SOURCE_LIMITS } from '../../bringing.limits.ts'

/** More would be sent for nothing: the server reads on 2 600 points (decision 0322). */
const SENT_SIDE_PX = 3000
const SENT_QUALITY = 0.85

/** Named one by one, so that a phone hands its own format over as JPEG. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif'

export type Point = { x: number; y: number }
export type Corners = [Point, Point, Point, Point]
/** A photograph of a page, as it will be sent. */
export type Photo = { id: string; file: File; quality: PhotoQuality; corners: Corners | null }

function drawn(bitmap: ImageBitmap, sideMax: number): OffscreenCanvas {
  const scale = Math.min(1, sideMax / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  )
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

function grayOf(canvas: OffscreenCanvas): Gray {
  const { width, height } = canvas
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
  const data = new Uint8Array(width * height)
  for (let at = 0; at < data.length; at++)
    data[at] = 0.3 * (pixels[at * 4] ?? 0) + 0.59 * (pixels[at * 4 + 1] ?? 0) + 0.11 * (pixels[at * 4 + 2] ?? 0)
  return { data, width, height }
}

/**
 * Looks at a photograph on the phone, before it is sent: is it sharp, is it light? One that is larger than can be read
 * becomes smaller. Throws for what the browser cannot open.
 */
export async function lookAtPhoto(file: File): Promise<Photo> {
  const bitmap = await createImageBitmap(file)
  try {
    const quality = photoQuality(grayOf(drawn(bitmap, QUALITY_SIDE_PX)))
    const isLarge = Math.max(bitmap.width, bitmap.height) > SENT_SIDE_PX || file.size > SOURCE_LIMITS.fileBytes
    const blob =
      isLarge && (await drawn(bitmap, SENT_SIDE_PX).convertToBlob({ type: 'image/jpeg', quality: SENT_QUALITY }))
    const sent = blob ? new File([blob], file.name.replace(/\.[^.]*$/u, '.jpg'), { type: blob.type }) : file
    return { id: crypto.randomUUID(), file: sent, quality, corners: null }
  } finally {
    bitmap.close()
  }
}
