import type { CodeModules, Ink } from '#platform/typeset/sheet.ts'
import type { BaseStyle, PaintedTheme } from '#features/theme/looks.ts'
import type { Face } from '#platform/typeset/faces.ts'

/** The head of a look whose sheet is that of its nearest base: its own letters, and what they stand on or under. */
export type LookHead = {
  face: Face
  spacing: number
  /** Of the size. */
  lineHeight: number
  isCapitals: boolean
  ink: Ink
  ornament: 'board' | 'awning' | 'bunting'
  drawn: Pick<PaintedTheme, 'primary' | 'card' | 'text' | 'accent' | 'bg' | 'sign'>
  /** Of the logo's plate, in parts of its side. */
  plateRadius: number
}

/** Who prints: what stands beside the carta, and in which colors. */
export type PaperHouse = {
  name: string
  description: string
  /** In one line. */
  address: string
  phone: string
  /** Of the sheet. */
  style: BaseStyle
  head: LookHead | null
  /** As people type it. */
  url: string
  /** The code of the edition. */
  code: CodeModules
  colors: {
    ground: string
    onGround: string
    title: string
    pale: string
    rule: string
    stripe: string
    crossing: string
    /** Of the sheet, for a printer. */
    paper?: string
  }
  /** A file that goes with the sheet, and the color behind it. */
  logo: { file: string; plate: string } | null
}

/** What is said at the foot of each page. */
export type FootWords = {
  /** Null: a preview; the edition is made with the download. */
  edition: string
  validFrom: string
  /** Currency, taxes, market prices, the house's note. */
  said: string[]
  /** Where the legend is, on pages that do not have it; in fewer words. */
  elsewhere: string
  elsewhereShort?: string
}
