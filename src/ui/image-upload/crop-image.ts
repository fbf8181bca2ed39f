import { cropSide, cropType } from './image.rules.ts'

export type CropArea = { x: number; y: number; width: number; height: number }

/** Cuts `area` (in px of the upright picture) out of a file; rejects when the picture cannot be read. */
export async function cropImage(file: File, area: CropArea): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const side = cropSide(area.width)
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, side, side)
  bitmap.close()
  const type = cropType(file.type)
  const blob = await canvas.convertToBlob({ type, quality: 0.92 })
  return new File([blob], file.name, { type })
}
