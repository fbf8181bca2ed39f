import { createGate } from '#platform/limits/gate.ts'
import type { ImageTone } from '#shared/image-file.ts'
import { pictureProcesses } from './process/picture-processes.ts'
import type { Fitted } from './process/picture-tasks.ts'

/** Pictures that the product draws itself: one at a time, because each takes a core for a tenth of a second. */
const gate = createGate({ atOnce: 1, queue: 30 })

/** A stored picture in these pixels: a JPEG where it covers them, a PNG where it is contained. Transparency stays. */
export const pictureBytes = (bytes: Buffer, box: Fitted): Promise<Buffer> => pictureProcesses.run('fit', { bytes, box })

/** A stored picture in these pixels, as text for the `href` of an SVG's `<image>`. Transparency stays. */
export async function pictureHref(bytes: Buffer, box: Fitted): Promise<string> {
  const fitted = await pictureBytes(bytes, box)
  return `data:image/${box.fit === 'cover' ? 'jpeg' : 'png'};base64,${fitted.toString('base64')}`
}

/**
 * Draws an SVG without texts (the host's fonts are not ours) as a PNG of at most 256 colors, a quarter of the bytes.
 * Throws 503 when too many wait.
 */
export const drawPng = (makeSvg: () => Promise<string>): Promise<Buffer> =>
  gate(async () => pictureProcesses.run('drawSvg', await makeSvg()))

/** A drawing (path of an SVG file) as a PNG of this width; `density` in dots per inch. */
export const rasterizeDrawing = (path: string, size: { width: number; density: number }): Promise<Buffer> =>
  pictureProcesses.run('rasterize', { path, ...size })

/** Mean color, luminance and opacity of a stored picture; null when nothing is drawn in it. Throws for broken bytes. */
export const measureStored = (bytes: Buffer): Promise<ImageTone | null> => pictureProcesses.run('measure', bytes)
