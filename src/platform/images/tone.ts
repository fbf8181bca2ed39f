import sharp, { type Sharp } from 'sharp'
import type { ImageTone } from '#shared/image-file.ts'
import { relativeLuminance } from '#shared/color/luminance.ts'
import type { Picture } from './variants.ts'

/** A mean needs no more pixels; a side longer than this is made smaller first. */
const SIDE = 24
const OPAQUE = 255
const TIMEOUT_S = 20

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0')

async function toneOf(picture: Sharp): Promise<ImageTone | null> {
  const { data, info } = await picture
    .timeout({ seconds: TIMEOUT_S })
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sums = [0, 0, 0]
  let weight = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const alpha = data[at + 3] ?? 0
    weight += alpha
    sums.forEach((sum, channel) => {
      sums[channel] = sum + (data[at + channel] ?? 0) * alpha
    })
  }
  if (weight === 0) return null
  const means = sums.map(sum => sum / weight)
  return {
    color: `#${means.map(hex).join('')}`,
    luminance: relativeLuminance(means),
    alpha: weight / OPAQUE / (data.length / info.channels),
  }
}

/** Mean color, luminance and opacity of a decoded picture; null when nothing is drawn in it. */
export const measurePicture = ({ pixels, ...raw }: Picture): Promise<ImageTone | null> => toneOf(sharp(pixels, { raw }))

/** The same for a stored file. Throws when it is broken. */
export const measureFile = (bytes: Buffer): Promise<ImageTone | null> => toneOf(sharp(bytes))
