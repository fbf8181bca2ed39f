import type { SheetItem, SheetPage } from '#platform/typeset/sheet.ts'
import { ALLERGEN_IDS, ALLERGEN_NAMES, type AllergenId } from '#features/allergens/allergens.ts'
import { nameIn as namesIn } from '#features/prices/names.ts'
import { nameIn } from '#features/restaurants/locales/locales.rules.ts'
import type { PaperContent, PaperDish } from '../../paper.content.ts'
import { staffTexts } from '../../paper.staff-texts.ts'
import { linesOf, placesOf } from '../../set-menu-lines.ts'
import { allergensOf } from '../content/print-model.ts'
import { asTitle, drawFitted, fitText } from '../parts/fit-text.ts'
import type { PaperHouse } from '../parts/house.ts'
import { INK, type Letters } from '../parts/looks.ts'
import { drawLine, runsOf, toMm, wordsOf } from '../parts/words.ts'

/** Of the matrix (PAPER-AND-NUMBERS §4); millimeters. */
const A4 = { width: 210, height: 297 } as const
const PAGE = { side: 13, foot: 10, top: 14, head: 31, legend: 9 } as const
const COLUMN = { name: 60, width: 8.85 } as const
const ROW = { dish: 5.2, category: 7.2 } as const
const TURN = -62
const LETTERS: Letters = { face: 'hanken', size: 8.4, line: 10 }
const BOLD: Letters = { face: 'hankenBold', size: 8.4, line: 10 }

/** `where`: what is said of the day, the hour, the edition and the last review. */
export type MatrixJob = { house: PaperHouse; content: PaperContent; where: readonly string[] }

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

const line = (text: string, letters: Letters, x: number, baseline: number): SheetItem[] =>
  drawLine(wordsOf(text, { letters, ink: INK.text }), { x, baseline, k: 1 })

/** A full disc contains, a barred one may contain; each is a picture with its words for those who hear the sheet. */
const discSvg = (kind: 'contains' | 'mayContain'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${
    kind === 'contains'
      ? '<circle cx="10" cy="10" r="9"/>'
      : '<circle cx="10" cy="10" r="8" fill="none" stroke="#000" stroke-width="2"/><path d="M4 16 16 4" stroke="#000" stroke-width="2.4"/>'
  }</svg>`
const DISC = 3.1

const left = (column: number): number => PAGE.side + COLUMN.name + column * COLUMN.width

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

const RIGHT = A4.width - PAGE.side

/** Slanted lines over a row of which nobody has said anything. */
function hatched(y: number): SheetItem[] {
  const lines: SheetItem[] = []
  for (let x = left(0); x < RIGHT - ROW.dish; x += 3)
    lines.push({ kind: 'line', x1: x, y1: y + ROW.dish, x2: x + ROW.dish, y2: y, ink: 'k35', thickness: 0.15 })
  return lines
}

function dishRow({ dish, text }: Extract<Row, { kind: 'dish' }>, y: number): SheetItem[] {
  const { contains, traces, ask } = allergensOf(dish)
  const fitted = fitText(`${text}${ask ? ' (?)' : ''}`, {
    letters: LETTERS,
    ink: INK.text,
    width: COLUMN.name - 3,
    maxLines: 1,
    minSize: 4,
  })
  return [
    ...drawFitted(fitted, {
      x: PAGE.side,
      y: y + (ROW.dish - toMm(fitted.letters.line)) / 2,
      width: COLUMN.name,
      align: 'left',
    }),
    ...(ask ? hatched(y) : []),
    ...contains.map(id => disc(id, 'contains', y)),
    ...traces.map(id => disc(id, 'mayContain', y)),
    { kind: 'line', x1: PAGE.side, y1: y + ROW.dish, x2: RIGHT, y2: y + ROW.dish, ink: INK.rule, thickness: 0.1 },
  ]
}

function headItems({ house, where }: MatrixJob): SheetItem[] {
  const title = fitText(staffTexts.matrix, {
    letters: { face: house.style === 'classic' ? 'ibarra' : 'hankenBold', size: 20, line: 23 },
    ink: INK.text,
    width: COLUMN.name - 4,
    maxLines: 2,
    minSize: 10,
  })
  const names = ALLERGEN_IDS.map(
    (id, column): SheetItem => ({
      kind: 'text',
      x: left(column) + COLUMN.width / 2 + 1,
      y: PAGE.top + PAGE.head - 1.5,
      align: 'left',
      lineHeight: LETTERS.line,
      lines: [runsOf({ letters: LETTERS, ink: INK.text }, ALLERGEN_NAMES[id].es, 1)],
      turn: TURN,
    }),
  )
  const said = [house.name, ...where].map((text, index) =>
    line(text, { ...LETTERS, size: 7, line: 9.2 }, PAGE.side, PAGE.top + title.height + 3.4 + index * toMm(9.2)),
  )
  return [
    ...asTitle(drawFitted(title, { x: PAGE.side, y: PAGE.top, width: COLUMN.name, align: 'left' })),
    ...said.flat(),
    ...names,
  ]
}

function legendItems(content: PaperContent, page: string): SheetItem[] {
  const y = A4.height - PAGE.foot - PAGE.legend + 4
  const traces = linesOf(content).some(({ ask, tracesDeclared }) => !ask && !tracesDeclared)
  const texts = [
    staffTexts.contains,
    staffTexts.mayContain,
    `(?) ${staffTexts.undeclared}`,
    traces ? `· ${staffTexts.tracesUndeclared}` : '',
  ]
  const words = fitText(texts.slice(2).filter(Boolean).join(' '), {
    letters: { ...LETTERS, size: 7.4 },
    ink: INK.text,
    width: 110,
    maxLines: 1,
    minSize: 5,
  })
  return [
    {
      kind: 'image',
      x: PAGE.side,
      y: y - DISC + 0.6,
      width: DISC,
      height: DISC,
      source: { svg: discSvg('contains') },
      alt: '',
    },
    ...line(staffTexts.contains, LETTERS, PAGE.side + 4.4, y),
    {
      kind: 'image',
      x: PAGE.side + 22,
      y: y - DISC + 0.6,
      width: DISC,
      height: DISC,
      source: { svg: discSvg('mayContain') },
      alt: '',
    },
    ...line(staffTexts.mayContain, LETTERS, PAGE.side + 26.4, y),
    ...drawFitted(words, { x: PAGE.side + 54, y: y - 2.6, width: 110, align: 'left' }),
    ...line(page, LETTERS, RIGHT - 8, y),
  ]
}

/** For the team, and for whoever asks to see it: every dish with the 14, in the order of the carta. */
export function setMatrix(job: MatrixJob): SheetPage[] {
  const top = PAGE.top + PAGE.head
  const room = A4.height - top - PAGE.foot - PAGE.legend
  const pages = pagesOf(rowsOf(job.content), room)
  return pages.map((rows, index) => {
    let y = top
    const items = rows.flatMap((row): SheetItem[] => {
      const at = y
      y += ROW[row.kind]
      if (row.kind === 'dish') return dishRow(row, at)
      const baseline = at + ROW.category - 1.6
      return line(row.text, BOLD, PAGE.side, baseline).map((item, n) =>
        n === 0 && item.kind === 'text' ? { ...item, heading: 2 as const } : item,
      )
    })
    return {
      ...A4,
      items: [...headItems(job), ...items, ...legendItems(job.content, `${index + 1} / ${pages.length}`)],
    }
  })
}
