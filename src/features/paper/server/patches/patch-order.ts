import type { SheetPage } from '#platform/typeset/sheet.ts'
import type { PaperContent } from '../../paper.content.ts'
import type { PaperChanges, SheetOptions } from '../../paper.contract.ts'
import type { Patch } from '../../paper.limits.ts'
import type { FootWords, PaperHouse } from '../parts/house.ts'
import type { PrintedLook } from './dish-lines.ts'

/** What is printed of what has changed. */
export type PatchOrder = {
  as: Patch
  /** Cards in the room. */
  copies: number
  /** The edition that lies on the tables, and the one that it is afterwards. */
  from: number
  n: number
  /** The sheet that was printed whole last, as it was set. */
  base: { content: PaperContent; options: SheetOptions; look: PrintedLook }
  before: PaperContent
  after: PaperContent
  changes: PaperChanges
  /** Dishes whose lines have changed or are new, in the order of the carta. */
  dishIds: string[]
  goneIds: string[]
  house: PaperHouse
  words: FootWords
}
/** `tooTall`: dishes whose new line has no room where the old one is. */
export type PatchLaidOut = { pages: SheetPage[]; stickers: number; tooTall: string[] }
