import { createGate } from '#platform/limits/gate.ts'
import sharp from 'sharp'

/** Pictures that the product draws itself: one at a time, because each takes a core for a tenth of a second. */
const gate = createGate({ atOnce: 1, queue: 30 })
const TIMEOUT_S = 20

/** A box in pixels, and how a picture is fitted into it. */
export type Fitted = { width: number; height: number; fit: 'cover' | 'contain' }

/** A stored picture in these pixels, as text for the `href` of an SVG's `<image>`. Transparency stays. */
export async function pictureHref(bytes: Buffer, { width, height, fit }: Fitted): Promise<string> {
  const resized = sharp(bytes).timeout({ seconds: TIMEOUT_S }).resize({ width, height, fit, background: '#0000' })
  const { mime, data } =
    fit === 'cover'
      ? { mime: 'jpeg', data: await resized.flatten({ background: '#fff' }).jpeg({ quality: 88 }).toBuffer() }
      : { mime: 'png', data: await resized.png().toBuffer() }
  return `data:image/${mime};base64,${data.toString('base64')}`
}

/**
 * Draws an SVG without texts (the host's fonts are not ours) as a PNG of at most 256 colors, a quarter of the bytes.
 * Throws 503 when too many wait.
 */
export const drawPng = (makeSvg: () => Promise<string>): Promise<Buffer> =>
  gate(async () =>
    sharp(Buffer.from(await makeSvg()), { unlimited: true })
      .timeout({ seconds: TIMEOUT_S })
      .png({ palette: true, quality: 90, effort: 4 })
      .toBuffer(),
  )
