import { QR_PNG_SIZE_PX, QUIET_MODULES } from './qr.limits.ts'

/** Rows of modules, true is black; without a quiet zone. */
export type QrMatrix = readonly (readonly boolean[])[]

/** What the code holds: the whole address with its scheme (3-decisions §9). */
export const menuUrl = (publicUrl: string, slug: string): string => `${publicUrl.replace(/\/+$/, '')}/${slug}`

/** As people read and type it: without the scheme (3-decisions §9). */
export const readableAddress = (publicUrl: string, slug: string): string =>
  menuUrl(publicUrl, slug).replace(/^[a-z]+:\/\//i, '')

/** Name of a downloaded code, without its ending (S2 §2). */
export const qrFileName = (slug: string): string => `qr-${slug}`

/** Modules of the quiet zone on both sides included. */
export const sizeWithQuietZone = (modules: number): number => modules + 2 * QUIET_MODULES

/**
 * Where a code of so many modules stands in a square picture: whole pixels for each module, centered, the rest (at least
 * the quiet zone) white. Scaling to the picture's size would blur the edges.
 */
export function pixelLayout(modules: number, sizePx: number = QR_PNG_SIZE_PX): { modulePx: number; offsetPx: number } {
  const modulePx = Math.max(1, Math.floor(sizePx / sizeWithQuietZone(modules)))
  return { modulePx, offsetPx: Math.floor((sizePx - modules * modulePx) / 2) }
}

/** A run of black modules in one row: drawn as one rectangle, so that no hairline shows between them. */
export type QrRun = { x: number; y: number; length: number }

/** The black runs of a matrix, in modules from its upper left corner. */
export function blackRuns(matrix: QrMatrix): QrRun[] {
  return matrix.flatMap((row, y) => {
    const runs: QrRun[] = []
    row.forEach((black, x) => {
      const last = runs.at(-1)
      if (!black) return
      if (last && last.x + last.length === x) last.length += 1
      else runs.push({ x, y, length: 1 })
    })
    return runs
  })
}

/** The `d` of one SVG path in module units, moved by the quiet zone. */
export const qrPath = (matrix: QrMatrix): string =>
  blackRuns(matrix)
    .map(run => `M${run.x + QUIET_MODULES} ${run.y + QUIET_MODULES}h${run.length}v1h-${run.length}z`)
    .join('')
