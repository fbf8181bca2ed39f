import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import sharp, { type Metadata } from 'sharp'
import { AppError } from '#shared/app-error.ts'
import { imageFileErrors } from '#shared/image-file.errors.ts'
import { IMAGE_BYTES_MAX } from '#shared/image-file.ts'
import { createGate } from '#platform/limits/gate.ts'
import { type ImageFormat, SNIFF_BYTES, sniffFormat } from './sniff.ts'
import { encodeVariants, type ImageFile, decodePicture } from './variants.ts'

/** Limits of the image pipeline (3-decisions §6). */
export const IMAGE_PIXELS_MAX = 50_000_000
const QUEUE_MAX = 50

export type ProcessedImage = {
  /** A random name, so that two equal pictures never share files, and one can be deleted without the other. */
  folder: string
  /** Of the largest variant, in pixels. */
  width: number
  height: number
  /** Ascending; each exists as WebP. */
  widths: number[]
  /** Widths that exist as AVIF too, where it is smaller. */
  avifWidths: number[]
  /** Bytes of all files together. */
  bytes: number
  /** The re-encoded files with storage keys `{folder}/{width}.webp`. The uploaded bytes are never among them. */
  files: ImageFile[]
}

export type Images = {
  /**
   * Makes the variants of an upload (path of a temporary file, or bytes): upright, without metadata. Throws 415 when it
   * is no JPEG, PNG, WebP or AVIF, 413 over 15 000 000 bytes or 50 megapixels, 503 when too many wait.
   */
  process(input: string | Buffer): Promise<ProcessedImage>
}

// One thread per picture: the gate decides how many run at once. Without a cache, memory is freed.
sharp.concurrency(1)
sharp.cache(false)

/** libvips's names of the formats that we detect; it calls AVIF "heif", its container. */
const LIBVIPS_NAMES: Record<ImageFormat, string> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' }

async function readHead(input: string | Buffer): Promise<{ head: Buffer; bytes: number }> {
  if (typeof input !== 'string') return { head: input.subarray(0, SNIFF_BYTES), bytes: input.length }
  const file = await open(input)
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0)
    return { head: buffer.subarray(0, bytesRead), bytes: size }
  } finally {
    await file.close()
  }
}

const notAnImage = (cause?: unknown): AppError => new AppError(imageFileErrors.notAnImage, { cause })

/** Checks size and format by the first bytes and the header, so that a refused file is never decoded. */
async function throwIfUnsupported(input: string | Buffer): Promise<void> {
  const { head, bytes } = await readHead(input)
  if (bytes > IMAGE_BYTES_MAX) throw new AppError(imageFileErrors.tooLarge)
  const format = sniffFormat(head)
  if (!format) throw notAnImage()
  const header = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw notAnImage(error)
    })
  if (!matches(header, format)) throw notAnImage()
  if (header.width * header.height > IMAGE_PIXELS_MAX) throw new AppError(imageFileErrors.tooLarge)
}

const matches = (header: Metadata, format: ImageFormat): boolean =>
  header.format === LIBVIPS_NAMES[format] && (format !== 'avif' || header.compression === 'av1')

async function processImage(input: string | Buffer): Promise<ProcessedImage> {
  await throwIfUnsupported(input)
  const picture = await decodePicture(input, IMAGE_PIXELS_MAX).catch((error: unknown) => {
    throw notAnImage(error)
  })
  const folder = randomBytes(16).toString('hex')
  const files = await encodeVariants(picture, folder)
  const webp = files.filter(file => file.format === 'webp')
  const largest = webp.reduce((a, b) => (b.width > a.width ? b : a))
  return {
    folder,
    width: largest.width,
    height: largest.height,
    widths: webp.map(file => file.width),
    avifWidths: files.filter(file => file.format === 'avif').map(file => file.width),
    bytes: files.reduce((sum, file) => sum + file.bytes.length, 0),
    files,
  }
}

/** The image pipeline: as many pictures at once as cores, a queue of 50 (3-decisions §9). */
export function createImages(): Images {
  const gate = createGate({ atOnce: availableParallelism(), queue: QUEUE_MAX })
  return { process: input => gate(() => processImage(input)) }
}
