import type { Locale } from '#shared/locale.ts'
import type { Drawing, PaintedTheme } from '#features/theme/looks.ts'

/** What the sheets of a house show whatever their code is. */
export type PrintHouse = {
  name: string
  /** Of the house: for those who hear its name and its address. */
  lang: Locale
  /** In the chosen languages, or one of the restaurant's own; the first stands out. */
  phrases: readonly { text: string; lang: Locale }[]
  /** The URL as people type it. */
  url: string
  /** The look of the menu: its fonts, its ground, its plate (REAL-CONTENT "Print and kit"). */
  drawing: Drawing
  theme: PaintedTheme
  /** The color of its plate, null: it stands on the sheet itself; the picture goes with the sheet as `LOGO_FILE`. */
  logo: { plate: string | null } | null
}

/** One code of it. */
export type PrintCode = {
  /** The whole text in the code. */
  text: string
  /** The name below it: of the zone whose prices it opens, or of a table. */
  place: string | null
  /** A table's name has larger letters (PAPER-AND-NUMBERS §4). */
  isTable?: boolean
}

/** What every print format shows. */
export type PrintContent = PrintHouse & { code: PrintCode }

/** Files of a sheet: the restaurant's logo, a PNG, and the tablecloth of the modern look. */
export const LOGO_FILE = 'logo.png'
export const CLOTH_FILE = 'cloth.svg'
