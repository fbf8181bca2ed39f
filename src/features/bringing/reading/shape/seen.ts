import type { Tail } from '../line/tail.ts'
import type { PriceColumn } from '../line/labels-row.ts'
import type { SourceLine } from '../source-line.ts'

/** A line with what was found in it. */
export type Seen = {
  line: SourceLine
  /** Without marks of allergens and leaders; with its prices. */
  text: string
  /** Without its prices. */
  rest: string
  tail: Tail | undefined
  marks: string[]
  columns: PriceColumn[] | undefined
}

/** How this carta is written. */
export type Habits = {
  /** Names of dishes are in capitals, or in small letters only. */
  areCaps: boolean
  areLower: boolean
  /** Height of the letters of dishes, where it is known. */
  size: number | undefined
  /** Prices stand in lines of their own, under name and description. */
  areBlocks: boolean
  /** The name stands alone over the line with description and price. */
  areNamesAbove: boolean
  /** Most prices have decimals or the sign of the euro. */
  isMarked: boolean
  /** Amounts have two decimals. */
  hasDecimals: boolean
  /** Lines without a price for each line with one. */
  unpriced: number
}
