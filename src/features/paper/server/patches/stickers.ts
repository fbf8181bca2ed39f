import { MM_PER_PT, type SheetItem, type SheetPage } from '#platform/typeset/sheet.ts'
import { nameIn as namesIn } from '#features/prices/names.ts'
import { nameIn } from '#features/restaurants/locales/locales.rules.ts'
import { K } from '../../paper.limits.ts'
import { stickerTexts as texts } from '../../paper.patch-texts.ts'
import { lineName, linesOf, type PaperLine, placesOf } from '../../set-menu-lines.ts'
import type { Block } from '../parts/block.ts'
import { INK, type Letters } from '../parts/looks.ts'
import { baselineIn, drawLine, fillLines, lineWidth, toMm, wordsOf } from '../parts/words.ts'
import { dishLines, lineWidthOf } from './dish-lines.ts'
import type { PatchLaidOut, PatchOrder } from './patch-order.ts'

/** A4 of adhesive paper; millimeters. */
const A4 = { width: 210, height: 297, top: 20, foot: 11, side: 10, head: 9 } as const
/** From the edge of a sticker to its text. */
const INSET = 1.2
const SLACK = 0.01
const LETTERS: Letters = { face: 'hanken', size: 8, line: 11 }

/** A sticker as large as the line that it covers. */
type Sticker = { dishId: string; block: Block; height: number }

/** The new line of each dish in the room of the old one: smaller where it must be, then without its description. */
function stickersOf(order: PatchOrder): { stickers: Sticker[]; tooTall: string[] } {
  const { base, before, after, dishIds } = order
  const { options, look } = base
  const heights = new Map(
    [...dishLines(before, options, look), ...dishLines(base.content, options, look)].map(
      ({ dishId, block, between }) => [dishId, block.height + between],
    ),
  )
  const missing = new Set(dishIds)
  const stickers: Sticker[] = []
  const bare = { ...options, leaveOut: [...new Set([...options.leaveOut, ...dishIds])].slice(0, after.dishes.length) }
  const tries = [
    ...Array.from({ length: 1 + Math.max(0, Math.round((look.k - K.least) / K.step)) }, (_, step) => ({
      options,
      k: look.k - step * K.step,
    })),
    { options: bare, k: Math.min(look.k, K.least) },
  ]
  for (const { options: shown, k } of tries) {
    if (missing.size === 0) break
    for (const { dishId, block, between } of dishLines(after, shown, { style: look.style, k, inset: INSET })) {
      // What is new covers nothing: it is as large as it is.
      const height = heights.get(dishId) ?? block.height + between
      if (!missing.has(dishId) || block.height > height + SLACK) continue
      missing.delete(dishId)
      stickers.push({ dishId, block, height })
    }
  }
  const place = (id: string): number => dishIds.indexOf(id)
  return {
    stickers: stickers.toSorted((one, other) => place(one.dishId) - place(other.dishId)),
    tooTall: [...missing],
  }
}

type Row = { height: number; cells: Sticker[] }

/** So many of each, side by side where they are of one height. */
function rowsOf(stickers: readonly Sticker[], copies: number, columns: number): Row[] {
  const rows: Row[] = []
  for (const sticker of stickers)
    for (let copy = 0; copy < copies; copy += 1) {
      const last = rows.at(-1)
      if (last && last.cells.length < columns && Math.abs(last.height - sticker.height) < SLACK)
        last.cells.push(sticker)
      else rows.push({ height: sticker.height, cells: [sticker] })
    }
  return rows
}

/** Rows of each page. */
function pagesOf(rows: readonly Row[], room: number): Row[][] {
  const pages: Row[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const row of rows) {
    if (used + row.height > room + SLACK) {
      pages.push([])
      used = 0
    }
    pages.at(-1)?.push(row)
    used += row.height
  }
  return pages
}

const cut = (x1: number, y1: number, x2: number, y2: number): SheetItem => ({
  kind: 'line',
  x1,
  y1,
  x2,
  y2,
  ink: 'k45',
  thickness: 0.12,
  dash: [1, 1],
})

function drawRows(rows: readonly Row[], left: number, width: number): SheetItem[] {
  let y: number = A4.top
  let above = 0
  const items = rows.flatMap(({ height, cells }): SheetItem[] => {
    const top = y
    const lines = [
      cut(left, top, left + width * Math.max(above, cells.length), top),
      ...[...cells, null].map((_, at) => cut(left + at * width, top, left + at * width, top + height)),
    ]
    y += height
    above = cells.length
    return [
      ...lines,
      ...cells.flatMap(({ block }, at) =>
        block.draw(left + at * width + INSET, top + Math.max(0, (height - block.height) / 2)),
      ),
    ]
  })
  return [...items, cut(left, y, left + width * above, y)]
}

const isMenu = ({ menu, item }: Pick<PaperLine, 'menu' | 'item'>): boolean => menu !== undefined && !item

function notesOf({ after, before, base, dishIds, n, goneIds }: PatchOrder): string {
  const { defaultLocale: locale } = after
  const linesBefore = linesOf(before)
  const known = new Set(linesBefore.map(({ _id }) => _id))
  const added = linesOf(after).filter(line => !known.has(line._id) && (dishIds.includes(line._id) || isMenu(line)))
  const width = lineWidthOf(base.options, base.look.style)
  return [
    texts.how(width.toFixed(1).replace('.', ',')),
    ...added.map(({ translations, categoryId, menu, item }) => {
      const place = placesOf(after).find(({ _id }) => _id === categoryId)
      const placeName = place ? namesIn(place.names, locale, locale).text : ''
      return isMenu({ menu, item })
        ? texts.addedMenu(placeName)
        : texts.added(nameIn(translations, locale, locale).text, placeName)
    }),
    ...linesBefore.filter(({ _id }) => goneIds.includes(_id)).map(line => texts.gone(lineName(line, locale))),
    texts.next(n),
  ].join(' ')
}

/** Stickers on adhesive A4, each of the size of the line that it covers (PAPER-AND-NUMBERS §4, §5 10). */
export function setStickers(order: PatchOrder): PatchLaidOut {
  const { base, copies, from } = order
  const { stickers, tooTall } = stickersOf(order)
  const width = lineWidthOf(base.options, base.look.style)
  const columns = Math.max(1, Math.floor((A4.width - 2 * A4.side + SLACK) / width))
  const left = (A4.width - columns * width) / 2
  const said = (text: string, ink: string, face: Letters['face'] = 'hanken') =>
    wordsOf(text, { letters: { ...LETTERS, face }, ink })
  const notes = fillLines(said(notesOf(order), INK.soft), (A4.width - 2 * left) / MM_PER_PT)
  const noteLine = toMm(LETTERS.line)
  const footTop = A4.height - A4.foot - notes.length * noteLine
  const full = pagesOf(rowsOf(stickers, copies, columns), footTop - 4 - A4.top)
  // Where no sticker covers anything, one sheet says so.
  const pages = full.length > 0 ? full : [[]]
  const headline = A4.head + toMm(baselineIn(LETTERS))
  const head = [
    ...said(texts.title(from), INK.text, 'hankenBold'),
    ...said(`· ${texts.of(stickers.length, copies)}`, INK.soft),
  ]
  const advice = said(texts.advice, INK.soft)
  return {
    tooTall,
    stickers: stickers.length * copies,
    pages: pages.map(
      (rows): SheetPage => ({
        width: A4.width,
        height: A4.height,
        items: [
          ...drawLine(head, { x: left, baseline: headline, k: 1 }).map((item, index) =>
            index === 0 && item.kind === 'text' ? { ...item, heading: 1 as const } : item,
          ),
          ...drawLine(advice, { x: A4.width - left - toMm(lineWidth(advice)), baseline: headline, k: 1 }),
          ...drawRows(rows, left, width),
          ...notes.flatMap((line, index) =>
            drawLine(line, { x: left, baseline: footTop + index * noteLine + toMm(baselineIn(LETTERS)), k: 1 }),
          ),
        ],
      }),
    ),
  }
}
