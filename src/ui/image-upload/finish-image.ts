import { cropSide, cropType, fitInside } from './image.rules.ts'
import { type Brightness, brightnessOf, improveLight } from './light.rules.ts'

/** Part of the upright picture, in percent of its sides. */
export type CropArea = { x: number; y: number; width: number; height: number }

/** What is done with a picked picture before it is sent; nothing: the file goes up as it is. */
export type Finish = { area?: CropArea | undefined; light?: boolean }

const PERCENT = 100
/** Enough pixels to know how light a picture is. */
const MEASURED_PX = 64

type Place = { x: number; y: number; width: number; height: number }
type Drawing = { from: Place; width: number; height: number }

const drawingOf = ({ width, height }: ImageBitmap, area: CropArea | undefined): Drawing => {
  if (!area) return { from: { x: 0, y: 0, width, height }, ...fitInside(width, height) }
  const side = (area.width * width) / PERCENT
  const from = { x: (area.x * width) / PERCENT, y: (area.y * height) / PERCENT, width: side, height: side }
  return { from, width: cropSide(side), height: cropSide(side) }
}

function draw(bitmap: ImageBitmap, { from, width, height }: Drawing) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(bitmap, from.x, from.y, from.width, from.height, 0, 0, width, height)
  return { canvas, context }
}

const decode = (file: File): Promise<ImageBitmap> => createImageBitmap(file, { imageOrientation: 'from-image' })

/** How light the whole picture is; rejects when it cannot be read. */
export async function measureBrightness(file: File): Promise<Brightness> {
  const bitmap = await decode(file)
  const whole = { x: 0, y: 0, width: bitmap.width, height: bitmap.height }
  const { context } = draw(bitmap, { from: whole, width: MEASURED_PX, height: MEASURED_PX })
  bitmap.close()
  return brightnessOf(context.getImageData(0, 0, MEASURED_PX, MEASURED_PX).data)
}

/** Cuts the area out, and makes a dark picture lighter; rejects when the picture cannot be read. */
export async function finishImage(file: File, { area, light }: Finish): Promise<File> {
  if (!area && !light) return file
  const bitmap = await decode(file)
  const drawing = drawingOf(bitmap, area)
  const { canvas, context } = draw(bitmap, drawing)
  bitmap.close()
  if (light) {
    const image = context.getImageData(0, 0, drawing.width, drawing.height)
    improveLight(image.data, await measureBrightness(file))
    context.putImageData(image, 0, 0)
  }
  const type = cropType(file.type)
  const blob = await canvas.convertToBlob({ type, quality: 0.92 })
  return new File([blob], file.name, { type })
}
