import sharp, { type Sharp } from 'sharp'

/** Widths of the variants (3-decisions §6). Pictures are never enlarged: a smaller one ends with its own width. */
export const IMAGE_WIDTHS = [320, 640, 960, 1600] as const
export const VARIANT_BYTES_MAX = 400_000

const WIDTH_MAX = 1600
/** WebP allows 16 383 pixels, but a picture of far less height already fits no screen. */
const HEIGHT_MAX = 4800
/** From the best to the worst; a lower quality never makes a larger file. */
const QUALITIES = [80, 72, 64, 56, 48, 40, 30, 20] as const
const AVIF_QUALITY_STEP = 22
const AVIF_EFFORT = 2
const SMALLER = 0.75

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
    .rotate()
    .resize({ width: WIDTH_MAX, height: HEIGHT_MAX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height, channels: info.channels as Picture['channels'] }
}

const draw = ({ pixels, ...raw }: Picture, width: number): Sharp => sharp(pixels, { raw }).resize({ width })

type Webp = { bytes: Buffer; width: number; height: number; quality: number }

/** At the best quality that stays under the limit. A picture that is too large at any quality (noise) becomes smaller. */
async function encodeWebp(picture: Picture, width: number): Promise<Webp> {
  const best = await encodeAt(picture, width, QUALITIES[0])
  if (isSmallEnough(best)) return best
  const worst = await encodeAt(picture, width, QUALITIES[QUALITIES.length - 1] ?? 0)
  if (!isSmallEnough(worst)) return encodeWebp(picture, Math.floor(width * SMALLER))
  return searchQuality(picture, width, worst)
}

/** Binary search between the two ends, because each encoding of a large picture costs up to a second. */
async function searchQuality(picture: Picture, width: number, worst: Webp): Promise<Webp> {
  let found = worst
  let tooLarge = 0
  let small = QUALITIES.length - 1
  while (small - tooLarge > 1) {
    const middle = Math.floor((tooLarge + small) / 2)
    const encoded = await encodeAt(picture, width, QUALITIES[middle] ?? 0)
    if (isSmallEnough(encoded)) {
      found = encoded
      small = middle
    } else tooLarge = middle
  }
  return found
}

async function encodeAt(picture: Picture, width: number, quality: number): Promise<Webp> {
  const { data, info } = await draw(picture, width).webp({ quality, effort: 4 }).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, quality }
}

const isSmallEnough = ({ bytes }: Webp): boolean => bytes.length < VARIANT_BYTES_MAX

/** Each width once as WebP, and also as AVIF where that is smaller. Sorted by width. */
export async function encodeVariants(picture: Picture, folder: string): Promise<ImageFile[]> {
  const files: ImageFile[] = []
  const done = new Set<number>()
  for (const wanted of new Set(IMAGE_WIDTHS.map(width => Math.min(width, picture.width)))) {
    const { bytes, width, height, quality } = await encodeWebp(picture, wanted)
    if (done.has(width)) continue
    done.add(width)
    files.push({ key: `${folder}/${width}.webp`, format: 'webp', contentType: 'image/webp', width, height, bytes })
    const avif = await draw(picture, width)
      .avif({ quality: Math.max(1, quality - AVIF_QUALITY_STEP), effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' })
      .toBuffer()
    if (avif.length < bytes.length)
      files.push({
        key: `${folder}/${width}.avif`,
        format: 'avif',
        contentType: 'image/avif',
        width,
        height,
        bytes: avif,
      })
  }
  return files.sort((a, b) => a.width - b.width)
}
