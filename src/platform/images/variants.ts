import sharp, { type Sharp } from 'sharp'
import { imageKey } from '#shared/image-file.ts'

/** Widths of the variants (3-decisions §6). Pictures are never enlarged: a smaller one ends with its own width. */
export const IMAGE_WIDTHS = [320, 640, 960, 1600] as const
export const VARIANT_BYTES_MAX = 400_000

const WIDTH_MAX = 1600
/** WebP allows 16 383 pixels, but a picture of far less height already fits no screen. */
const HEIGHT_MAX = 4800
/**
 * Qualities from the best to the worst, and the size at each as a part of the size at the best: measured on photos and
 * on noise, the larger of the two.
 */
const QUALITIES = [
  { quality: 80, part: 1 },
  { quality: 72, part: 0.85 },
  { quality: 64, part: 0.75 },
  { quality: 56, part: 0.68 },
  { quality: 48, part: 0.62 },
  { quality: 40, part: 0.55 },
  { quality: 30, part: 0.46 },
  { quality: 20, part: 0.36 },
] as const
const BEST = QUALITIES[0]
const WORST = QUALITIES[7]
/** The first encoding, one at the predicted quality or width, and one that corrects it (a picture of noise). */
const ENCODINGS_MAX = 3
/** A prediction aims this far below the limit. */
const MARGIN = 0.9
/** Decoding or encoding a picture may take this long; then it is refused. */
const TIMEOUT_S = 20
/** AVIF looks the same at a lower number than WebP: 54 beside 80. */
const AVIF_QUALITY_STEP = 26
const AVIF_EFFORT = 2

export type ImageFile = {
  key: string
  format: 'webp' | 'avif'
  contentType: 'image/webp' | 'image/avif'
  width: number
  height: number
  bytes: Buffer
}

/** Decoded pixels: upright, sRGB, at most 1600 wide. */
export type Picture = { pixels: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 }

/** Decodes once, only the first frame, without metadata. Throws for broken files. */
export async function decodePicture(input: string | Buffer, limitInputPixels: number): Promise<Picture> {
  const { data, info } = await sharp(input, { limitInputPixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: TIMEOUT_S })
    .rotate()
    .resize({ width: WIDTH_MAX, height: HEIGHT_MAX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height, channels: info.channels as Picture['channels'] }
}

const draw = ({ pixels, ...raw }: Picture, width: number): Sharp =>
  sharp(pixels, { raw }).timeout({ seconds: TIMEOUT_S }).resize({ width })

type Webp = { bytes: Buffer; width: number; height: number; quality: number }

/** What to try after an encoding that was too large: a lower quality; or, at the lowest, a smaller picture. */
export function nextTry(tried: { width: number; quality: number; bytes: number }): { width: number; quality: number } {
  const before = QUALITIES.find(({ quality }) => quality === tried.quality) ?? BEST
  const fits = (VARIANT_BYTES_MAX * MARGIN * before.part) / tried.bytes
  const found = QUALITIES.find(({ quality, part }) => quality < tried.quality && part <= fits)
  if (found) return { width: tried.width, quality: found.quality }
  const smaller = Math.sqrt(Math.min(1, fits / WORST.part)) * MARGIN
  return { width: Math.max(1, Math.floor(tried.width * smaller)), quality: WORST.quality }
}

/**
 * Encodes at the best quality that is predicted to stay under the limit, in at most three encodings, because each may
 * take seconds. A picture that is too large at any quality (noise) becomes smaller; undefined when it would be no
 * larger than `above`, a width that exists already. Throws when three encodings were not enough, which only happens
 * with a crafted file.
 */
async function encodeWebp(picture: Picture, width: number, above: number): Promise<Webp | undefined> {
  let attempt: { width: number; quality: number } = { width, quality: BEST.quality }
  for (let encodings = 1; encodings <= ENCODINGS_MAX; encodings++) {
    if (attempt.width <= above) return undefined
    const encoded = await encodeAt(picture, attempt.width, attempt.quality)
    if (isSmallEnough(encoded)) return encoded
    attempt = nextTry({ ...attempt, bytes: encoded.bytes.length })
  }
  throw new Error('the picture stays too large')
}

async function encodeAt(picture: Picture, width: number, quality: number): Promise<Webp> {
  const { data, info } = await draw(picture, width).webp({ quality, effort: 4 }).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, quality }
}

const isSmallEnough = ({ bytes }: Webp): boolean => bytes.length < VARIANT_BYTES_MAX

/**
 * Each width once as WebP, and also as AVIF where that is smaller. Sorted by width. Throws the reason of `signal`
 * before the next width when nobody waits for it any more.
 */
export async function encodeVariants(picture: Picture, folder: string, signal?: AbortSignal): Promise<ImageFile[]> {
  const files: ImageFile[] = []
  let largest = 0
  for (const wanted of new Set(IMAGE_WIDTHS.map(width => Math.min(width, picture.width)))) {
    signal?.throwIfAborted()
    const webp = await encodeWebp(picture, wanted, largest)
    // It became as small as an existing width; so would larger ones.
    if (!webp) break
    const { bytes, width, height, quality } = webp
    largest = width
    files.push({ key: imageKey(folder, width), format: 'webp', contentType: 'image/webp', width, height, bytes })
    signal?.throwIfAborted()
    const avif = await encodeAvif(picture, width, quality)
    if (avif.length < bytes.length)
      files.push({
        key: imageKey(folder, width, 'avif'),
        format: 'avif',
        contentType: 'image/avif',
        width,
        height,
        bytes: avif,
      })
  }
  return files.sort((a, b) => a.width - b.width)
}

const encodeAvif = (picture: Picture, width: number, quality: number): Promise<Buffer> =>
  draw(picture, width)
    .avif({ quality: Math.max(1, quality - AVIF_QUALITY_STEP), effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' })
    .toBuffer()
