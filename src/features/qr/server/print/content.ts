import type { QrMatrix } from '../../qr.rules.ts'

/** What everything printed shows. */
export type PrintContent = {
  name: string
  /** In three languages. */
  phrases: readonly string[]
  /** As people type it. */
  address: string
  matrix: QrMatrix
  /** `#rrggbb` of the restaurant, and what reads on it. */
  primary: string
  onPrimary: string
}

/** The design's ink (DESIGN §2). */
export const INK = '#221c18'
export const INK_2 = '#5a5148'
