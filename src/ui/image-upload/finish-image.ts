import { reportFailure } from '#ui/client/report-failure.ts'
import { cropSide, fitInside, isLight, SENT_MAX_PX } from './image.rules.ts'
import { type Brightness, brightnessOf, improveLight } from './light.rules.ts'
import { holdsMetadata } from './metadata.ts'
import { writeImage } from './write-image.ts'

/** Part of the upright picture, in percent of its sides. */
export type CropArea = { x: number; y: number; width: number; height: number }

/** What is done with a picked picture before it is sent, beside making it small. */
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
  context.imageSmoothingQuality = 'high'
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

/**
 * Cuts the area out, makes a dark picture lighter, and makes it small: drawn once, upright, at most 2 000 px, about 400
 * KB, without metadata (EVERY-DAY §8, rule 24). Rejects when the area cannot be cut out or the light not be improved; a
 * picture that only cannot be made smaller is answered as it came.
 */
export async function finishImage(file: File, { area, light }: Finish): Promise<File> {
  if (area || light) return draftOf(file, { area, light })
  return draftOf(file, {}).catch((error: unknown) => {
    reportFailure('canvas', error)
    return file
  })
}

async function draftOf(file: File, { area, light }: Finish): Promise<File> {
  const bitmap = await decode(file)
  const mayStay = !area && !light && !(await holdsMetadata(file))
  if (mayStay && isLight(file, bitmap)) {
    bitmap.close()
    return file
  }
  const fits = Math.max(bitmap.width, bitmap.height) <= SENT_MAX_PX
  const drawing = drawingOf(bitmap, area)
  const { canvas, context } = draw(bitmap, drawing)
  bitmap.close()
  if (light) {
    const image = context.getImageData(0, 0, drawing.width, drawing.height)
    improveLight(image.data, await measureBrightness(file))
    context.putImageData(image, 0, 0)
  }
  const written = await writeImage(canvas, file)
  // What was written well before is not made larger.
  return mayStay && fits && written.size >= file.size ? file : written
}
