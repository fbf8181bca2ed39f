import type { Drawing, PaintedTheme } from '#features/theme/looks.ts'
import type { QrMatrix } from '../../qr.rules.ts'

/** What every print format shows. */
export type PrintContent = {
  name: string
  /** In the chosen languages, or the restaurant's own one; the first stands out. */
  phrases: readonly string[]
  /** Of the zone whose prices the code opens; stands below the code. */
  zone: string | null
  /** The URL as people type it. */
  url: string
  matrix: QrMatrix
  /** The look of the menu: its fonts, its ground, its plate (REAL-CONTENT "Print and kit"). */
  drawing: Drawing
  theme: PaintedTheme
  /** The picture as a `data:` URL of a PNG, and the color of its plate; null: it stands on the paper itself. */
  logo: { href: string; plate: string | null } | null
}

/** Text on white: the URL under a code. */
export const INK = '#1d1916'
