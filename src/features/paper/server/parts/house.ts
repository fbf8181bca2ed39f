import type { CodeModules } from '#platform/typeset/sheet.ts'
import type { Style } from '#features/theme/theme.contract.ts'

/** Who prints: what stands beside the carta, and in which colors. */
export type PaperHouse = {
  name: string
  description: string
  /** In one line. */
  address: string
  phone: string
  style: Style
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
