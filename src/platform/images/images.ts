import { open } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { AppError } from '#shared/app-error.ts'
import { IMAGE_BYTES_MAX, imageFileErrors } from '#shared/image-file.errors.ts'
import type { ImageTone } from '#shared/image-file.ts'
import { BEGIN_WITHIN_MS } from '#platform/limits/begin-soon.ts'
import { createBudget } from '#platform/limits/budget.ts'
import { createGate, overloaded } from '#platform/limits/gate.ts'
import { createKeyedGate } from '#platform/limits/keyed-gate.ts'
import { createForecast } from './forecast.ts'
import { decodedBytes } from './memory.ts'
import { type ImageFormat, SNIFF_BYTES, sniffFormat } from './sniff.ts'
import { PictureLimitError } from './process/picture-errors.ts'
import { type PictureProcesses, pictureProcesses } from './process/picture-processes.ts'
import type { PictureHeader } from './process/picture-tasks.ts'
import type { ImageFile } from './variants.ts'

/** Limits of the image pipeline (3-decisions §6). */
export const IMAGE_PIXELS_MAX = 50_000_000
const QUEUE_MAX = 50
/** Per owner: one runs and this many wait; one more is 429 `busy`. */
const OF_OWNER = { atOnce: 1, queue: 8 }
/** Decoded bytes of all pictures that run at the same time; one picture that needs more is too large. */
const MEMORY_BYTES = 512_000_000

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
  /** Null when nothing is drawn in it. */
  tone: ImageTone | null
  /** The re-encoded files with storage keys `{folder}/{width}.webp`. The uploaded bytes are never among them. */
  files: ImageFile[]
}

/**
 * Who wants a picture: one per owner runs at a time; one that nobody waits for any more is dropped, and one that has
 * not begun when `beginBy` aborts is refused.
 */
export type PictureOrder = {
  owner?: string | undefined
  signal?: AbortSignal | undefined
  beginBy?: AbortSignal | undefined
}

export type Images = {
  /**
   * Makes the variants of an upload (path of a temporary file, or bytes): upright, without metadata. Throws 415 when it
   * is no JPEG, PNG, WebP or AVIF, 413 over 15 000 000 bytes or 50 megapixels, 503 when too many wait or when it would
   * not begin within 30 s: at once where that is known.
   */
  process(input: string | Buffer, order?: PictureOrder): Promise<ProcessedImage>
}

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

/** A picture that takes too long, or too much memory, counts as too large; one that the decoder crashes on as none. */
const TOO_LARGE = /timeout/i

/** What the file cannot help (the decoder's process was ended, the caller has gone) stays as it is. */
function refused(error: unknown, signal?: AbortSignal): unknown {
  if (error instanceof AppError || signal?.aborted) return error
  const isTooLarge = error instanceof PictureLimitError || TOO_LARGE.test((error as Error).message)
  return isTooLarge ? new AppError(imageFileErrors.tooLarge, { cause: error }) : notAnImage(error)
}

/**
 * Checks size and format by the first bytes and the header, so that a refused file is never decoded. Answers the bytes
 * that decoding will need.
 */
async function readSupported(processes: PictureProcesses, input: string | Buffer): Promise<{ memory: number }> {
  const { head, bytes } = await readHead(input)
  if (bytes > IMAGE_BYTES_MAX) throw new AppError(imageFileErrors.tooLarge)
  const format = sniffFormat(head)
  if (!format) throw notAnImage()
  const header = await processes.run('readHeader', input).catch((error: unknown) => {
    throw refused(error)
  })
  if (!matches(header, format)) throw notAnImage()
  const memory = decodedBytes(header)
  if (header.width * header.height > IMAGE_PIXELS_MAX || memory > MEMORY_BYTES)
    throw new AppError(imageFileErrors.tooLarge)
  return { memory }
}

const matches = (header: PictureHeader, format: ImageFormat): boolean =>
  header.format === LIBVIPS_NAMES[format] && (format !== 'avif' || header.compression === 'av1')

async function processImage(
  processes: PictureProcesses,
  input: string | Buffer,
  signal: AbortSignal | undefined,
): Promise<ProcessedImage> {
  const order = { input, pixelsMax: IMAGE_PIXELS_MAX }
  const { folder, tone, files } = await processes.run('encode', order, signal).catch((error: unknown) => {
    throw refused(error, signal)
  })
  const webp = files.filter(file => file.format === 'webp')
  const largest = webp.reduce((a, b) => (b.width > a.width ? b : a))
  return {
    folder,
    width: largest.width,
    height: largest.height,
    widths: webp.map(file => file.width),
    avifWidths: files.filter(file => file.format === 'avif').map(file => file.width),
    bytes: files.reduce((sum, file) => sum + file.bytes.length, 0),
    tone,
    files,
  }
}

/**
 * The image pipeline: as many pictures at once as cores, a queue of 50 (3-decisions §9), one per owner, and together no
 * more decoded bytes than the budget. `now` in milliseconds: how long pictures take is forecast from it. Decoding and
 * encoding happen in `processes` of their own (decision 0230).
 */
export function createImages(
  now: () => number = () => performance.now(),
  processes: PictureProcesses = pictureProcesses,
): Images {
  const atOnce = availableParallelism()
  const gate = createGate({ atOnce, queue: QUEUE_MAX })
  const forecast = createForecast({ atOnce, now })
  const ofOwner = createKeyedGate(OF_OWNER)
  const budget = createBudget(MEMORY_BYTES)
  return {
    process: async (input, { owner, signal, beginBy } = {}) => {
      if (forecast.waitMs(owner) > BEGIN_WITHIN_MS) throw overloaded()
      return forecast.count(owner, begun => {
        const decode = () => {
          begun()
          return processImage(processes, input, signal)
        }
        const read = async () => {
          signal?.throwIfAborted()
          const { memory } = await readSupported(processes, input)
          return budget(memory, decode, beginBy)
        }
        return ofOwner(owner === undefined ? [] : [owner], () => gate(read, beginBy), beginBy)
      })
    },
  }
}
