import { randomBytes } from 'node:crypto'
import sharp, { type Metadata } from 'sharp'
import type { ImageTone } from '#shared/image-file.ts'
import { measureFile, measurePicture } from '../tone.ts'
import { decodePicture, encodeVariants, type ImageFile } from '../variants.ts'

const TIMEOUT_S = 20

/** What is known of a picture before it is decoded. */
export type PictureHeader = Pick<
  Metadata,
  'width' | 'height' | 'format' | 'compression' | 'depth' | 'channels' | 'isProgressive' | 'orientation'
>
/** A box in pixels, and how a picture is fitted into it. */
export type Fitted = { width: number; height: number; fit: 'cover' | 'contain' }
export type Encoded = { folder: string; tone: ImageTone | null; files: ImageFile[] }

async function readHeader(input: string | Buffer): Promise<PictureHeader> {
  const { width, height, format, compression, depth, channels, isProgressive, orientation } = await sharp(input, {
    limitInputPixels: false,
  }).metadata()
  return {
    width,
    height,
    format,
    depth,
    channels,
    isProgressive,
    ...(compression && { compression }),
    ...(orientation !== undefined && { orientation }),
  }
}

type ToEncode = { input: string | Buffer; pixelsMax: number }

async function encode({ input, pixelsMax }: ToEncode, signal: AbortSignal): Promise<Encoded> {
  const picture = await decodePicture(input, pixelsMax)
  const folder = randomBytes(16).toString('hex')
  const tone = await measurePicture(picture)
  return { folder, tone, files: await encodeVariants(picture, folder, signal) }
}

async function fit({ bytes, box }: { bytes: Buffer; box: Fitted }): Promise<Buffer> {
  const resized = sharp(bytes)
    .timeout({ seconds: TIMEOUT_S })
    .resize({ ...box, background: '#0000' })
  return box.fit === 'cover'
    ? resized.flatten({ background: '#fff' }).jpeg({ quality: 88 }).toBuffer()
    : resized.png().toBuffer()
}

const drawSvg = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { unlimited: true })
    .timeout({ seconds: TIMEOUT_S })
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer()

type Drawing = { path: string; density: number; width: number }
const rasterize = ({ path, density, width }: Drawing): Promise<Buffer> =>
  sharp(path, { density }).resize({ width }).png().toBuffer()

/**
 * Everything that decodes or encodes pictures, by name. It runs in a process of its own (decision 0230), so only
 * `picture-worker.ts` may import this module for more than its types.
 */
export const PICTURE_TASKS = {
  readHeader,
  encode,
  measure: measureFile,
  fit,
  drawSvg,
  rasterize,
} satisfies Record<string, (input: never, signal: AbortSignal) => Promise<unknown>>

export type PictureTasks = typeof PICTURE_TASKS
export type TaskName = keyof PictureTasks
export type InputOf<Name extends TaskName> = Parameters<PictureTasks[Name]>[0]
export type ResultOf<Name extends TaskName> = Awaited<ReturnType<PictureTasks[Name]>>

// One thread per picture: who asks decides how many run at once. Without a cache, memory is freed.
sharp.concurrency(1)
sharp.cache(false)
