import type { Drawing } from '#features/theme/looks.ts'
import type { MenuTheme } from '#features/theme/theme.rules.ts'
import { ZONE_PARAMETER } from '#features/restaurants/locales/locales.rules.ts'
import { QR_PNG_SIZE_PX, QUIET_MODULES } from './qr.limits.ts'

/** Rows of modules; true is black. Without a quiet zone. */
export type QrMatrix = readonly (readonly boolean[])[]

/** What follows the origin in the menu's URL: its slug, and the zone whose prices it opens (4-beyond §2). */
export const menuPlace = (slug: string, zone?: string): string => (zone ? `${slug}?${ZONE_PARAMETER}=${zone}` : slug)

/** The text in the code: the menu's whole URL with its scheme (3-decisions §9). */
export const menuUrl = (publicUrl: string, slug: string, zone?: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/${menuPlace(slug, zone)}`

/** The menu's URL as people read and type it: without the scheme (3-decisions §9). */
export const readableUrl = (publicUrl: string, slug: string, zone?: string): string =>
  menuUrl(publicUrl, slug, zone).replace(/^[a-z]+:\/\//i, '')

/** Opens WhatsApp with a text that the sender can still change; on a phone in the app, else in the browser. */
export const whatsappUrl = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`

/** File name of a downloaded code, without its extension (S2 §2). */
export const qrFileName = (slug: string, zone?: string): string => (zone ? `qr-${slug}-${zone}` : `qr-${slug}`)

/** Modules per side, with the quiet zone on both sides. */
export const sizeWithQuietZone = (modules: number): number => modules + 2 * QUIET_MODULES

/**
 * Size and position of a code in a square picture: every module has the same whole number of pixels, the code is
 * centered, and the rest (at least the quiet zone) is white. Scaling the picture instead would blur the edges.
 */
export function pixelLayout(modules: number, sizePx: number = QR_PNG_SIZE_PX): { modulePx: number; offsetPx: number } {
  const modulePx = Math.max(1, Math.floor(sizePx / sizeWithQuietZone(modules)))
  return { modulePx, offsetPx: Math.floor((sizePx - modules * modulePx) / 2) }
}

/** Neighboring black modules of one row, drawn as one rectangle so that no thin white line shows between them. */
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

/** The `d` attribute of one SVG path in module units, moved by the quiet zone. */
export const qrPath = (matrix: QrMatrix): string =>
  blackRuns(matrix)
    .map(run => `M${run.x + QUIET_MODULES} ${run.y + QUIET_MODULES}h${run.length}v1h-${run.length}z`)
    .join('')

/** The color of the paper of tent, cards and sticker, by how they are drawn. */
export const PAPER_GROUND: Record<Drawing, keyof MenuTheme> = {
  modern: 'primary',
  classic: 'bg',
  minimal: 'bg',
  tavern: 'primary',
  counter: 'bg',
  fiesta: 'primary',
}
