import { type Cell, lineText, type SourceLine, type Word } from '../source-line.ts'
import { findGutter } from './gutter.ts'

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const middle = ({ y, height }: Word): number => y + height / 2

/** Parts of the height of letters. */
const SAME_ROW = 0.55
const WIDE_GAP = 1.5
const BLANK = 0.12
const MORE_ROOM = 1.5
const MAX_COLUMNS_DEPTH = 3

/** Words of one height band are a row; a page that hangs a little is followed from word to word. */
function rowsOf(words: readonly Word[], letter: number): Word[][] {
  const rows: { middle: number; words: Word[] }[] = []
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.findLast(
      each => Math.abs(each.middle - middle(word)) < Math.max(letter, word.height * 0.8) * SAME_ROW,
    )
    if (row) {
      row.words.push(word)
      row.middle = row.middle * 0.7 + middle(word) * 0.3
    } else rows.push({ middle: middle(word), words: [word] })
  }
  return rows.toSorted((a, b) => a.middle - b.middle).map(row => row.words.toSorted((a, b) => a.x - b.x))
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
/** Small digits over the line, behind a name, are marks of allergens. */
function raised(word: Word, base: number, letter: number): Word {
  const isSmall = word.height < letter * 0.8 && base - (word.y + word.height) > letter * 0.15
  if (!isSmall || !/^\d{1,2}(?:\s?[,·.-]\s?\d{1,2})*[,·]?$/u.test(word.text)) return word
  return { ...word, text: word.text.replace(/\d/gu, digit => RAISED[Number(digit)] ?? digit) }
}

function cellsOf(words: readonly Word[]): Cell[] {
  const letter = Math.max(...words.map(({ height }) => height))
  const base = median(words.filter(({ height }) => height > letter * 0.8).map(({ y, height }) => y + height))
  const row = words.map(word => (word.confidence === undefined ? raised(word, base, letter) : word))
  const cells: Cell[] = []
  for (const word of row) {
    const last = cells.at(-1)
    const gap = last ? word.x - last.right : 0
    const sure = Math.min(word.confidence ?? 100, last?.confidence ?? 100)
    if (!last || gap > letter * WIDE_GAP)
      cells.push({
        text: word.text,
        x: word.x,
        right: word.x + word.width,
        ...(word.confidence !== undefined && { confidence: word.confidence }),
      })
    else {
      last.text += (gap > letter * BLANK && !last.text.endsWith(' ') ? ' ' : '') + word.text
      last.right = Math.max(last.right, word.x + word.width)
      if (word.confidence !== undefined) last.confidence = sure
    }
  }
  return cells.map(cell => ({ ...cell, text: cell.text.trim() })).filter(({ text }) => text !== '')
}

type Row = { words: Word[]; top: number; bottom: number }
const rowOf = (words: Word[]): Row => ({
  words,
  top: median(words.map(({ y }) => y)),
  bottom: median(words.map(({ y, height }) => y + height)),
})

/** One column, from top to bottom. */
function linesOfColumn(rows: readonly Row[], page: number): Omit<SourceLine, 'line'>[] {
  const gaps = rows.slice(1).map((row, at) => row.top - (rows[at]?.bottom ?? row.top))
  const usual = median(gaps)
  return rows.flatMap(({ words, top, bottom }, at) => {
    const cells = cellsOf(words)
    if (cells.length === 0) return []
    const gap = gaps[at - 1] ?? Number.POSITIVE_INFINITY
    const x = Math.min(...words.map(word => word.x))
    const width = Math.max(...words.map(word => word.x + word.width)) - x
    const size = median(words.map(({ height }) => height))
    return {
      text: lineText(cells),
      cells,
      page,
      gapBefore: gap > Math.max(usual * MORE_ROOM, usual + (bottom - top) * 0.3),
      box: { x, y: top, width, height: bottom - top },
      size,
    }
  })
}

/** Left column first, then right; rows across the gutter (titles, feet) stand between what is above and below. */
function inColumns(rows: readonly Row[], letter: number, page: number, depth = 0): Omit<SourceLine, 'line'>[] {
  const gutter =
    depth < MAX_COLUMNS_DEPTH
      ? findGutter(
          rows.map(({ words }) => words),
          letter,
        )
      : undefined
  if (gutter === undefined) return linesOfColumn(rows, page)
  const isAcross = ({ words }: Row) => words.some(({ x, width }) => x < gutter && x + width > gutter)
  const parts: Row[][] = [[]]
  for (const row of rows) {
    if (isAcross(row)) parts.push([row], [])
    else parts.at(-1)?.push(row)
  }
  return parts.flatMap(part => {
    if (part.length === 0) return []
    if (part.length === 1 && part[0] && isAcross(part[0])) return linesOfColumn(part, page)
    const side = (isLeft: boolean) =>
      part
        .map(({ words }) => words.filter(({ x }) => x < gutter === isLeft))
        .filter(words => words.length > 0)
        .map(rowOf)
    return [true, false].flatMap(isLeft => {
      const own = rowsOf(
        side(isLeft).flatMap(({ words }) => words),
        letter,
      ).map(rowOf)
      return inColumns(own, letter, page, depth + 1)
    })
  })
}

/** The lines of pages in reading order, by the places of their words: columns one after the other. */
export function linesOfWords(words: readonly Word[]): SourceLine[] {
  const pages = [...new Set(words.map(({ page }) => page))].toSorted((a, b) => a - b)
  return pages.flatMap(page => {
    const own = words.filter(word => word.page === page && word.text.trim() !== '')
    const letter = median(own.map(({ height }) => height))
    const rows = rowsOf(own, letter).map(rowOf)
    return inColumns(rows, letter, page).map((line, at) => ({ ...line, line: at + 1 }))
  })
}
