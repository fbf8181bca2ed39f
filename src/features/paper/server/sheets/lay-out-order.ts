import type { SheetOptions } from '../../paper.contract.ts'
import type { PaperContent } from '../../paper.content.ts'
import type { Photo } from '../parts/block.ts'
import type { FootWords, PaperHouse } from '../parts/house.ts'
import type { SetCarta } from './carta.ts'
import type { TriedWay } from './ways.ts'

export type LayOutOrder = {
  content: PaperContent
  options: SheetOptions
  house: PaperHouse
  words: FootWords
  /** By category. */
  photos?: Readonly<Record<string, Photo>> | undefined
  /** Other ways are looked for, too. */
  withWays: boolean
}
export type LaidOut = { set: SetCarta | null; ways: TriedWay[]; otherScript: string[] }
