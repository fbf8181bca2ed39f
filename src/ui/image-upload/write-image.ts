import { isLightEnough, writingsOf } from './image.rules.ts'

/** Extensions by type, so that a file's name says what it is. */
const ENDINGS: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' }

/**
 * Writes a drawn picture as WebP of about 400 KB, or as JPEG or PNG where the browser cannot; the result has no
 * metadata. `from` is the file that was drawn.
 */
export async function writeImage(canvas: OffscreenCanvas, from: File): Promise<File> {
  let best: Blob | undefined
  const unwritable = new Set<string>()
  for (const { type, quality } of writingsOf(from.type, canvas)) {
    if (unwritable.has(type) || (best && best.type !== type)) continue
    const blob = await canvas.convertToBlob({ type, quality })
    if (blob.type !== type) unwritable.add(type)
    else if (!best || blob.size < best.size) best = blob
    if (best && isLightEnough(best.size)) break
  }
  if (!best) throw new Error('no type can be written')
  const name = from.name.replace(/\.[^.]*$/, '')
  return new File([best], `${name}.${ENDINGS[best.type] ?? ''}`, { type: best.type })
}
