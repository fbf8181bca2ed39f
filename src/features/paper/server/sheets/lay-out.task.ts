import type { Task } from '#platform/work/task.ts'
import type { SheetOptions } from '../../paper.contract.ts'
import type { PaperContent } from '../../paper.content.ts'
import type { SetCarta } from './carta.ts'
import type { FootWords, PaperHouse } from '../parts/house.ts'
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

/** Where everything of a sheet stands. The fonts load with the first sheet of a thread. */
export const layOut: Task<LayOutOrder, LaidOut> = {
  name: 'paper.lay-out',
  run: async order => {
    const { layOutSheet } = await import('./lay-out.ts')
    return layOutSheet(order)
  },
}
