import type { SheetItem, SheetPage } from '#platform/typeset/sheet.ts'
import { ALLERGEN_IDS, ALLERGEN_NAMES, type AllergenId } from '#features/allergens/allergens.ts'
import { nameIn as namesIn } from '#features/prices/names.ts'
import { nameIn } from '#features/restaurants/locales/locales.rules.ts'
import type { PaperContent, PaperDish } from '../../paper.content.ts'
import { staffTexts } from '../../paper.staff-texts.ts'
import { linesOf, placesOf } from '../../set-menu-lines.ts'
import { allergensOf } from '../content/print-model.ts'
import { drawFitted, fitText } from '../parts/fit-text.ts'
import { INK } from '../parts/looks.ts'
import { toMm, widthIn } from '../parts/words.ts'
import {
  A4,
  BOLD,
  COLUMN,
  DISC,
  discSvg,
  footItems,
  headItems,
  left,
  LETTERS,
  line,
  type MatrixJob,
  PAGE,
  RIGHT,
  rule,
} from './matrix-head.ts'

const ROW = { dish: 5.2, category: 7.2 } as const
/** A darker line under each third dish guides the eye. */
const EACH = 3
const SHADE = 'k5'
const LINE = { pale: 'k15', row: 'k22', third: 'k55', hatch: 'k12' } as const

type Row = { kind: 'category'; text: string } | { kind: 'dish'; dish: PaperDish; text: string }

/** Dishes of the carta once, also where a set menu has them. */
function rowsOf(content: PaperContent): Row[] {
  const { defaultLocale } = content
  const lines = linesOf(content).filter(({ menu, item }) => !menu || (item && item.dishId === null))
  return placesOf(content).flatMap(({ _id, names }): Row[] => {
    const own = lines.filter(({ categoryId }) => categoryId === _id)
    if (own.length === 0) return []
    const head: Row = { kind: 'category', text: namesIn(names, defaultLocale, defaultLocale).text }
    const dishRows = own.map((dish): Row => {
      const { text } = nameIn(dish.translations, defaultLocale, defaultLocale)
      return { kind: 'dish', dish, text }
    })
    return [head, ...dishRows]
  })
}

/** Rows of each page: a category is never last, and is repeated where it goes on. */
function pagesOf(rows: readonly Row[], room: number): Row[][] {
  const pages: Row[][] = [[]]
  let used = 0
  let category = ''
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1]
    const own = ROW[row.kind]
    const needed = own + (row.kind === 'category' && next ? ROW[next.kind] : 0)
    if (row.kind === 'category') category = row.text
    if (used + needed > room) {
      pages.push(row.kind === 'dish' ? [{ kind: 'category', text: category + staffTexts.goesOn }] : [])
      used = row.kind === 'dish' ? ROW.category : 0
    }
    pages.at(-1)?.push(row)
    used += own
  }
  return pages
}

function disc(id: AllergenId, kind: 'contains' | 'mayContain', y: number): SheetItem {
  return {
    kind: 'image',
    x: left(ALLERGEN_IDS.indexOf(id)) + (COLUMN.width - DISC) / 2,
    y: y + (ROW.dish - DISC) / 2,
    width: DISC,
    height: DISC,
    source: { svg: discSvg(kind) },
    alt: `${ALLERGEN_NAMES[id].es}: ${staffTexts[kind]}`,
  }
}

/** Slanted lines over a row of which nobody has said everything. */
function hatched(y: number, from: number): SheetItem[] {
  const lines: SheetItem[] = []
  for (let x = from; x < RIGHT - ROW.dish / 2; x += 2)
    lines.push(rule(x, y + ROW.dish - 0.4, x + ROW.dish / 2, y + 0.4, LINE.hatch, 0.7))
  return lines
}

/** Every second column is shaded, each has a line before it. */
const columnItems = (y: number, height: number): SheetItem[] =>
  ALLERGEN_IDS.flatMap((_, column): SheetItem[] => [
    ...(column % 2 === 0
      ? [{ kind: 'rect', x: left(column), y, width: COLUMN.width, height, fill: SHADE } as const]
      : []),
    rule(left(column), y, left(column), y + height, LINE.pale, 0.1),
  ])

type DishRow = Extract<Row, { kind: 'dish' }> & { place: number }

function dishRow({ dish, text, place }: DishRow, y: number): SheetItem[] {
  const { contains, traces, ask } = allergensOf(dish)
  const isKnown = contains.length + traces.length > 0
  const mark = ask && isKnown ? ' (?)' : !ask && !dish.tracesDeclared ? ' *' : ''
  const fitted = fitText(`${text}${mark}`, {
    letters: LETTERS,
    ink: INK.text,
    width: COLUMN.name - 2,
    maxLines: 1,
    minSize: 4,
  })
  const undeclared = { ...LETTERS, face: 'hankenBold', size: 8 } as const
  const textWidth = toMm(widthIn(undeclared, staffTexts.undeclared))
  const isThird = place % EACH === EACH - 1
  return [
    ...(ask ? [] : columnItems(y, ROW.dish)),
    ...(ask ? hatched(y, left(0) + (isKnown ? 0 : textWidth + 4)) : []),
    ...drawFitted(fitted, {
      x: PAGE.side,
      y: y + (ROW.dish - toMm(fitted.letters.line)) / 2,
      width: COLUMN.name,
      align: 'left',
    }),
    ...(ask && !isKnown ? line(staffTexts.undeclared, undeclared, left(0) + 2, y + 3.6) : []),
    ...contains.map(id => disc(id, 'contains', y)),
    ...traces.map(id => disc(id, 'mayContain', y)),
    rule(PAGE.side, y + ROW.dish, RIGHT, y + ROW.dish, isThird ? LINE.third : LINE.row, 0.1),
  ]
}

/** For the team, and for whoever asks to see it: every dish with the 14, in the order of the carta. */
export function setMatrix(job: MatrixJob): SheetPage[] {
  const room = A4.height - PAGE.rows - PAGE.foot - PAGE.footLine
  const pages = pagesOf(rowsOf(job.content), room)
  return pages.map((rows, index) => {
    let y: number = PAGE.rows
    let place = 0
    const items = rows.flatMap((row): SheetItem[] => {
      const at = y
      y += ROW[row.kind]
      if (row.kind === 'dish') return dishRow({ ...row, place: place++ }, at)
      place = 0
      const title = line(row.text, BOLD, PAGE.side, at + ROW.category - 1.6).map((item, n) =>
        n === 0 && item.kind === 'text' ? { ...item, heading: 2 as const } : item,
      )
      return [...title, rule(PAGE.side, y, RIGHT, y, INK.text, 0.3)]
    })
    const sheet = staffTexts.sheet(index + 1, pages.length)
    return { ...A4, items: [...headItems(job, sheet), ...items, ...footItems(job)] }
  })
}
