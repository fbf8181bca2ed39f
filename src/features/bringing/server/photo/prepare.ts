import sharp, { type Sharp } from 'sharp'
import { READING_LIMITS } from '../../bringing.limits.ts'
import { Refusal } from '../sources/refusal.ts'
import { type Corners, type Grey, straighten } from './straighten.ts'

/** The long side on which letters are read: a phone's whole picture is no better, and takes four times as long. */
const SIDE_MAX = 2600
const SIDE_MIN = 1800
/** The light of a place is that of a part this much smaller. */
const LIGHT_PART = 40
/** A page that is darker has light letters on it. */
const DARK = 110
const WHITE = 255

const raw = ({ data, width, height }: Grey) => sharp(data, { raw: { width, height, channels: 1 } })
const greyOf = async (picture: Sharp): Promise<Grey> => {
  const { data, info } = await picture.toColourspace('b-w').removeAlpha().extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function decode(bytes: Buffer): Promise<Grey> {
  const picture = sharp(bytes, { limitInputPixels: READING_LIMITS.photoPixels, failOn: 'error' })
  const { width, height } = await picture.metadata()
  if (width * height > READING_LIMITS.photoPixels) throw new Refusal('unreadable')
  if (Math.min(width, height) < READING_LIMITS.photoSideMin) throw new Refusal('nothingFound')
  return greyOf(
    picture.rotate().flatten({ background: '#fff' }).resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true }),
  )
}

const mean = (data: Uint8Array): number => data.reduce((sum, value) => sum + value, 0) / Math.max(data.length, 1)

/** Light letters on a dark page become dark ones on a light page. */
const onLight = (page: Grey): Grey => (mean(page.data) < DARK ? { ...page, data: page.data.map(value => WHITE - value) } : page)

/** Divides each point by the light around it, so that shade and the corner under the lamp are as white as the rest. */
async function flatten(page: Grey): Promise<Grey> {
  const [width, height] = [page.width, page.height].map(side => Math.max(2, Math.round(side / LIGHT_PART))) as [number, number]
  // The brightest of each part is its paper, not its letters.
  const small = await greyOf(raw(page).resize({ width: width * 4, height: height * 4, fit: 'fill' }))
  const paper = await greyOf(raw(small).dilate(2).blur(2).resize({ width: page.width, height: page.height, fit: 'fill', kernel: 'cubic' }))
  const data = page.data.map((value, at) => Math.min(WHITE, Math.round((value * WHITE) / Math.max(paper.data[at] ?? WHITE, 1))))
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
    .median(3)
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer()
}
