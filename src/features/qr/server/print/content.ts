import type { QrMatrix } from '../../qr.rules.ts'

/** What every print format shows. */
export type PrintContent = {
  name: string
  /** In three languages. */
  phrases: readonly string[]
  /** The URL as people type it. */
  url: string
  matrix: QrMatrix
  /** The restaurant's color as `#rrggbb`, and a text color that can be read on it. */
  primary: string
  onPrimary: string
}

/** Text color of the design (DESIGN §2). */
export const INK = '#221c18'
export const INK_2 = '#5a5148'
