import sharp, { type Sharp } from 'sharp'
import { READING_LIMITS } from '../../bringing.limits.ts'
import { Refusal } from '../sources/refusal.ts'
import { type Corners, type Grey, straighten } from './straighten.ts'

/** The long side on which letters are read: a phone's whole picture is no better, and takes four times as long. */
const SIDE_MAX = 2600
const SIDE_MIN = 1800
/** Points of a side of a part whose light is one: some letters wide, so that paper shows in each. */
const LIGHT_PART = 48
/** Of the points of a part. */
const BRIGHTER = 0.1
/** From this part of its light on it is paper, not noise. */
const PAPER = 0.88
/** A page that is darker has light letters on it. */
const DARK = 110
const WHITE = 255
/** Letters stay sharp; a page is 100 to 300 KB. */
const PICTURE_QUALITY = 55

const raw = ({ data, width, height }: Grey) => sharp(data, { raw: { width, height, channels: 1 } })
const greyOf = async (picture: Sharp): Promise<Grey> => {
  const { data, info } = await picture
    .toColourspace('b-w')
    .removeAlpha()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function decode(bytes: Buffer): Promise<Grey> {
  const picture = sharp(bytes, { limitInputPixels: READING_LIMITS.photoPixels, failOn: 'error' })
  const { width, height } = await picture.metadata()
  if (width * height > READING_LIMITS.photoPixels) throw new Refusal('unreadable')
  if (Math.min(width, height) < READING_LIMITS.photoSideMin) throw new Refusal('nothingFound')
  return greyOf(
    picture
      .rotate()
      .flatten({ background: '#fff' })
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true }),
  )
}

const mean = (data: Uint8Array): number => data.reduce((sum, value) => sum + value, 0) / Math.max(data.length, 1)

/** Light letters on a dark page become dark ones on a light page. */
const onLight = (page: Grey): Grey =>
  mean(page.data) < DARK ? { ...page, data: page.data.map(value => WHITE - value) } : page

/** How bright the paper is in each part: nine of ten points are darker, the rest is noise. */
function lightOf({ data, width, height }: Grey): Grey {
  const [columns, rows] = [Math.max(2, Math.ceil(width / LIGHT_PART)), Math.max(2, Math.ceil(height / LIGHT_PART))]
  const light = new Uint8Array(columns * rows)
  const counts = new Uint32Array(WHITE + 1)
  for (let part = 0; part < light.length; part++) {
    const [left, top] = [(part % columns) * LIGHT_PART, Math.floor(part / columns) * LIGHT_PART]
    counts.fill(0)
    let points = 0
    for (let y = top; y < Math.min(top + LIGHT_PART, height); y++)
      for (let x = left; x < Math.min(left + LIGHT_PART, width); x++) {
        const value = data[y * width + x] ?? 0
        counts[value] = (counts[value] ?? 0) + 1
        points++
      }
    let [value, brighter] = [WHITE, 0]
    while (value > 0 && (brighter += counts[value] ?? 0) < points * BRIGHTER) value--
    light[part] = value
  }
  return { data: light, width: columns, height: rows }
}

/** Divides each point by the light around it, so that shade and the corner under the lamp are as white as the rest. */
async function flatten(page: Grey): Promise<Grey> {
  const { data: light } = await greyOf(
    raw(lightOf(page))
      .median(3)
      .blur(1.2)
      .resize({ width: page.width, height: page.height, fit: 'fill', kernel: 'cubic' }),
  )
  const data = page.data.map((value, at) =>
    Math.min(WHITE, Math.round((value * WHITE) / Math.max((light[at] ?? WHITE) * PAPER, 1))),
  )
  return { ...page, data }
}

/** A photograph of a page as letters are read best: straight, evenly lit, large enough. PNG. Throws `Refusal`. */
export async function preparePage(bytes: Buffer, corners?: Corners): Promise<Buffer> {
  const photo = await decode(bytes).catch((error: unknown) => {
    throw error instanceof Refusal ? error : new Refusal('unreadable', 0, error)
  })
  const page = await flatten(onLight(corners ? straighten(photo, corners) : photo))
  const enlarged = Math.max(page.width, page.height) < SIDE_MIN
  return raw(page)
    .resize(enlarged ? { width: SIDE_MIN, height: SIDE_MIN, fit: 'inside' } : {})
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** The prepared page, small enough for a phone's connection. */
export async function pictureOf(prepared: Buffer): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  const { data, info } = await sharp(prepared).webp({ quality: PICTURE_QUALITY }).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
