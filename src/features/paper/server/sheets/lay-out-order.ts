import type { SheetOptions } from '../../paper.contract.ts'
import type { PaperContent } from '../../paper.content.ts'
import type { FootWords, PaperHouse } from '../parts/house.ts'
import type { SetCarta } from './carta.ts'
import type { TriedWay } from './ways.ts'

export type LayOutOrder = {
  content: PaperContent
  options: SheetOptions
  house: PaperHouse
  words: FootWords
  /** Other ways are looked for, too. */
  withWays: boolean
}
export type LaidOut = { set: SetCarta | null; ways: TriedWay[]; otherScript: string[] }
