import type { SheetItem, SheetPage } from '#platform/typeset/sheet.ts'
import type { SheetOptions } from '../../paper.contract.ts'
import { PRINT_TEXTS } from '../../paper.print-texts.ts'
import type { PrintCategory, PrintModel } from '../content/print-model.ts'
import { placeBands } from '../parts/bands.ts'
import type { CategoryBlocks, Frame, Photo, Placed } from '../parts/block.ts'
import { categoryBlocks, type CategorySetting } from '../parts/category-block.ts'
import { fillColumns, placeColumns } from '../parts/columns.ts'
import { fit, type Fitted, type Range, rangeOf } from './fit.ts'
import { footBlock } from '../parts/foot.ts'
import { foldColumns } from '../parts/fold-columns.ts'
import { frameItems, headOf, type Head } from '../parts/heads.ts'
import type { FootWords, PaperHouse } from '../parts/house.ts'
import { legendBlock } from '../parts/legend.ts'
import { PAPER_LOOKS, type PaperLook } from '../parts/looks.ts'
import { columnWidth, type Paper } from '../parts/papers.ts'

/** Everything that a sheet is made from. */
export type SheetJob = {
  model: PrintModel
  options: SheetOptions
  house: PaperHouse
  words: FootWords
  /** By category. */
  photos?: Readonly<Record<string, Photo>> | undefined
}
/** `pages`: as they are printed; `k`: of its letters. */
export type SetCarta = {
  /** As they are printed. */
  pages: SheetPage[]
  /** As they are read, where that is another order: a booklet. */
  reading?: SheetPage[]
  k: number
  nameSize: number
}

/** Between the carta and what stands at the foot, and between legend and foot. */
const ABOVE_FOOT_MM = 5
/** Between dishes of a booklet, at most. */
const BOOK_BETWEEN_MM = 7.5

/** A kind of sheet on one paper. */
export type Kind = {
  paper: Paper
  head: Head
  look: PaperLook
  /** The sheet says at its end what its marks mean. */
  hasLegend: boolean
  /** Of its letters, where they have sizes of their own. */
  range?: Range
  /** Its pages are numbered as those of a whole that has more of them. */
  numberOf?: (page: number, pages: number) => [n: number, all: number]
  /** A booklet: its pages begin with categories, and what is left of one goes between dishes, too. */
  isBook?: boolean
  /** The code and all that is said at the end stand elsewhere. */
  hasEnd?: boolean
  blocks: (category: PrintCategory, setting: CategorySetting) => CategoryBlocks
}
type Setting = SheetJob & Kind & { width: number }

const colorsOf = ({ colors }: PaperHouse): CategorySetting['colors'] => colors

function footOf(setting: Setting, page: number, pages: number) {
  const { house, look, words, model, paper, options, hasEnd = true, numberOf } = setting
  const [n, all] = numberOf?.(page, pages) ?? [page + 1, pages]
  return footBlock({
    house,
    look,
    words,
    locale: model.locale,
    width: paper.width - 2 * paper.side,
    isLast: page === pages - 1 && hasEnd,
    qr: options.qr,
    page: all > 1 ? PRINT_TEXTS[model.locale].pages(n, all) : '',
  })
}

const legendOf = ({ model, options, look, paper, house }: Setting) =>
  legendBlock({
    model,
    allergens: options.allergens,
    look,
    width: paper.width - 2 * paper.side,
    colors: house.colors,
  })

/** Where the carta may stand on each page. */
function roomsOf(setting: Setting, pages: number): { page: number; y: number; height: number }[] {
  const { paper, head } = setting
  const legend = setting.hasLegend ? legendOf(setting).height + ABOVE_FOOT_MM : 0
  return Array.from({ length: pages }, (_, page) => {
    const y = page === 0 ? head.bottom : paper.nextTop
    const foot = footOf(setting, page, pages).height + ABOVE_FOOT_MM + (page === pages - 1 ? legend : 0)
    return { page, y, height: paper.height - paper.foot - foot - y }
  })
}

function framesOf({ paper, width }: Setting, rooms: ReturnType<typeof roomsOf>): Frame[] {
  return rooms.flatMap(room =>
    Array.from({ length: paper.columns }, (_, column) => ({
      ...room,
      x: paper.side + column * (width + paper.gutter),
      width,
    })),
  )
}

type Rules = { between: number; isBook?: boolean | undefined }

/** The smallest part of each column that still holds the carta: columns end at about one height. */
function balanced(categories: Parameters<typeof fillColumns>[0], frames: readonly Frame[], rules: Rules) {
  let best = fillColumns(categories, frames, rules)
  if (!best) return null
  let [low, high] = [0.3, 1]
  for (let step = 0; step < 7; step += 1) {
    const share = (low + high) / 2
    const made = fillColumns(categories, frames, { ...rules, share })
    if (made) [best, high] = [made, share]
    else low = share
  }
  return best
}

function attemptOf(setting: Setting, categories: readonly PrintCategory[]) {
  const { paper, look, model, options, house, width, photos = {} } = setting
  const blocks = new Map<number, CategoryBlocks[]>()
  const base = { model, look, allergens: options.allergens, width, colors: colorsOf(house) }
  const blocksAt = (k: number) => {
    const made =
      blocks.get(k) ??
      categories.map(category => ({ ...setting.blocks(category, { ...base, k }), photo: photos[category._id] }))
    blocks.set(k, made)
    return made
  }
  return (k: number, pages: number): Placed[] | null => {
    const rooms = roomsOf(setting, pages)
    if (rooms.some(({ height }) => height <= 0)) return null
    if (paper.mode === 'bands')
      return placeBands(
        categories,
        rooms.map(room => ({ ...room, x: paper.side })),
        { ...base, k, paper },
      )
    const frames = framesOf(setting, rooms)
    const { isBook } = setting
    const rules = { between: look.betweenCategories * k, isBook }
    // The pages of a book are filled one after the other.
    const columns = isBook ? fillColumns(blocksAt(k), frames, rules) : balanced(blocksAt(k), frames, rules)
    return columns && placeColumns(columns, frames, { ...rules, ...(isBook && { mostBetween: BOOK_BETWEEN_MM }) })
  }
}

function drawPage(setting: Setting, placed: readonly Placed[], page: number, pages: number): SheetItem[] {
  const { paper, head, house } = setting
  const foot = footOf(setting, page, pages)
  const footTop = paper.height - paper.foot - foot.height
  const legend = legendOf(setting)
  const isLast = setting.hasLegend && page === pages - 1
  return [
    ...frameItems(house, paper.width, paper.height, paper.frame),
    ...(page === 0 ? head.items : []),
    ...placed.filter(each => each.page === page).flatMap(({ block, x, y }) => block.draw(x, y)),
    ...(isLast ? legend.draw(paper.side, footTop - ABOVE_FOOT_MM - legend.height) : []),
    ...foot.draw(paper.side, footTop),
  ]
}

/** The head of a carta's first page on a paper. */
export const cartaHead = ({ house }: SheetJob, paper: Paper): Head =>
  headOf({
    house,
    pageWidth: paper.width,
    left: paper.side,
    right: paper.side,
    top: paper.top,
    blockHeight: paper.blockHeight,
  })

/** Between its covers a booklet has a multiple of four pages less two: none stays white that the letters can use. */
const insidePages = (fewest: number): number => 4 * Math.ceil((fewest + 2) / 4) - 2

/** A carta on pages of one paper; null when it needs more pages than an edition may have. */
export function setPages(job: SheetJob, kind: Kind): SetCarta | null {
  const setting: Setting = { ...job, ...kind, width: columnWidth(kind.paper) }
  const { paper, look, width } = setting
  const categories = job.model.categories.map(category =>
    foldColumns(category, { look, width, zoneNames: job.model.zoneNames, most: kind.range?.most }),
  )
  const fitted: Fitted<Placed[]> | null = fit(
    attemptOf(setting, categories),
    kind.range ?? rangeOf(look, job.options.size === 'large'),
    kind.isBook ? insidePages : undefined,
  )
  if (!fitted) return null
  const pages = Array.from({ length: fitted.pages }, (_, page) => ({
    width: paper.width,
    height: paper.height,
    items: drawPage(setting, fitted.made, page, fitted.pages),
  }))
  return { pages, k: fitted.k, nameSize: Math.round(look.name.size * fitted.k * 10) / 10 }
}

/** How the pages of a sheet differ from those of a usual one. */
export type KindChange = Partial<Pick<Kind, 'hasLegend' | 'hasEnd' | 'numberOf' | 'isBook'>>

/** The usual carta in the look of the house. */
export const setCarta = (job: SheetJob, paper: Paper, head = cartaHead(job, paper), change: KindChange = {}) =>
  setPages(job, {
    paper,
    head,
    look: PAPER_LOOKS[job.house.style],
    hasLegend: true,
    blocks: categoryBlocks,
    ...change,
  })
