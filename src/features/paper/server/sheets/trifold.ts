import type { SheetItem, SheetPage } from '#platform/typeset/sheet.ts'
import { K } from '../../paper.limits.ts'
import type { Frame, Placed } from '../parts/block.ts'
import { backItems, coverItems } from './booklet.ts'
import type { SetCarta, SheetJob } from './carta.ts'
import { categoryBlocks } from '../parts/category-block.ts'
import { fillColumns, placeColumns } from '../parts/columns.ts'
import { leastK } from './fit.ts'
import { foldColumns } from '../parts/fold-columns.ts'
import { shifted } from './imposition.ts'
import { legendBlock } from '../parts/legend.ts'
import { PAPER_LOOKS } from '../parts/looks.ts'
import { TRIFOLD } from '../parts/papers.ts'

/** Of the narrowest panel: a dish fits each of them. */
export const TRIFOLD_COLUMN = Math.min(...TRIFOLD.inside, ...TRIFOLD.outside) - 2 * TRIFOLD.side
const lefts = (panels: readonly number[]): number[] =>
  panels.map((_, at) => panels.slice(0, at).reduce((sum, width) => sum + width, 0))

/** Inside from left to right, then the flap. */
function framesOf(): Frame[] {
  const frame = (page: number, left: number): Frame => ({
    page,
    x: left + TRIFOLD.side,
    y: TRIFOLD.top,
    width: TRIFOLD_COLUMN,
    height: TRIFOLD.height - TRIFOLD.top - TRIFOLD.foot,
  })
  return [...lefts(TRIFOLD.inside).map(left => frame(1, left)), frame(0, 0)]
}

function foldMarks(panels: readonly number[]): SheetItem[] {
  return lefts(panels)
    .slice(1)
    .flatMap(x =>
      [
        [0, TRIFOLD.foldMark],
        [TRIFOLD.height - TRIFOLD.foldMark, TRIFOLD.height],
      ].map(([y1 = 0, y2 = 0]) => ({
        kind: 'line',
        x1: x,
        y1,
        x2: x,
        y2,
        ink: 'k45',
        thickness: 0.12,
        dash: [0.6, 0.6],
      })),
    ) as SheetItem[]
}

/** The greatest k for which the carta fits its four panels. */
function fitPanels(job: SheetJob): { k: number; placed: Placed[] } | null {
  const look = PAPER_LOOKS[job.house.style]
  const categories = job.model.categories.map(category =>
    foldColumns(category, { look, width: TRIFOLD_COLUMN, zoneNames: job.model.zoneNames }),
  )
  const least = leastK(look, job.options.size === 'large')
  for (const frames of [framesOf().slice(0, 3), framesOf()])
    for (let k: number = Math.max(K.most, least); k >= least - K.step / 2; k = Math.round((k - K.step) * 100) / 100) {
      const setting = {
        model: job.model,
        look,
        allergens: job.options.allergens,
        k,
        width: TRIFOLD_COLUMN,
        colors: job.house.colors,
      }
      const between = look.betweenCategories * k
      const columns = fillColumns(
        categories.map(category => categoryBlocks(category, setting)),
        frames,
        { between },
      )
      if (columns) return { k, placed: placeColumns(columns, frames, { between }) }
    }
  return null
}

/** A carta on both sides of one A4 that is folded twice, its cover outside on the right; null when it does not fit. */
export function setTrifold(job: SheetJob): SetCarta | null {
  const fitted = fitPanels(job)
  if (!fitted) return null
  const { k, placed } = fitted
  const look = PAPER_LOOKS[job.house.style]
  const on = (page: number): SheetItem[] =>
    placed.filter(each => each.page === page).flatMap(({ block, x, y }) => block.draw(x, y))
  const [, back = 0, cover = 0] = lefts(TRIFOLD.outside)
  const [, backWidth, coverWidth] = TRIFOLD.outside
  const panel = (width: number) => ({ width, height: TRIFOLD.height, side: TRIFOLD.side })
  const shiftedTo = (items: SheetItem[], dx: number): SheetItem[] => items.map(item => shifted(item, dx))
  const legend = legendBlock({
    model: job.model,
    allergens: job.options.allergens,
    look,
    width: backWidth - 2 * TRIFOLD.side,
    colors: job.house.colors,
  })
  const sheet = (items: SheetItem[]): SheetPage => ({ width: TRIFOLD.width, height: TRIFOLD.height, items })
  return {
    k,
    nameSize: Math.round(look.name.size * k * 10) / 10,
    pages: [
      sheet([
        ...on(0),
        ...legend.draw(back + TRIFOLD.side, TRIFOLD.top),
        ...shiftedTo(backItems(job, panel(backWidth)), back),
        ...shiftedTo(coverItems(job, panel(coverWidth)), cover),
        ...foldMarks(TRIFOLD.outside),
      ]),
      sheet([...on(1), ...foldMarks(TRIFOLD.inside)]),
    ],
  }
}
