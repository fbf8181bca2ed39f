import { type Cell, lineText, type SourceLine, type Word } from '../source-line.ts'
import { findGutter } from './gutter.ts'
import { linesOfWords } from './lines-of-words.ts'

const TAB = 8
/** Half the height of a letter. */
const LETTER_WIDTH = 0.5
const LINE_HEIGHT = 1.2
/** When most lines have an empty one before them, an empty line says nothing. */
const DOUBLE_SPACED = 0.6

const expand = (line: string): string => {
  let text = ''
  for (const letter of line) text += letter === '\t' ? ' '.repeat(TAB - (text.length % TAB)) : letter
  return text
}

/** What stands between runs of blanks, with its place in letters. */
const cellsOf = (line: string): Cell[] =>
  [...expand(line).matchAll(/\S+(?: \S+)*/gu)].map(({ 0: text, index }) => ({
    text,
    x: index,
    right: index + text.length,
  }))

/** Invisible letters go, other blanks are blanks; a line is not longer than a dish can be. */
const clean = (line: string): string =>
  line
    .normalize('NFC')
    .replace(/[​-‏‪-‮⁦-⁩﻿\p{Cc}]/gu, letter => (letter === '\t' ? '\t' : ''))
    .replace(/[      　]/gu, ' ')
    .trimEnd()

function wordsOf(lines: readonly string[]): Word[] {
  return lines.flatMap((line, at) =>
    cellsOf(line).map(({ text, x, right }) => ({
      text,
      x: x * LETTER_WIDTH,
      width: (right - x) * LETTER_WIDTH,
      y: at * LINE_HEIGHT,
      height: 1,
      page: 1,
    })),
  )
}

/** Two columns side by side, as copied out of a PDF: a price, a wide gap, and a name on many lines. */
function areColumns(lines: readonly string[]): boolean {
  const beside = lines.filter(line => /\d\s?€?(?:\s{3,}|\t)\s*\p{L}{2}/u.test(line))
  if (beside.length < 3 || beside.length < lines.length * 0.25) return false
  const rows = lines.map(line => wordsOf([line])).filter(row => row.length > 0)
  return findGutter(rows, 1) !== undefined
}

/** The lines of a text that somebody pasted. */
export function linesOfText(text: string): SourceLine[] {
  const all = text.split(/\r\n?|\n|\u2028|\u2029|\f/u).map(clean)
  const filled = all.filter(line => line.trim() !== '')
  if (areColumns(filled)) return linesOfWords(wordsOf(all))
  const isAfterEmpty = (at: number, count: number) =>
    at === 0 || all.slice(Math.max(0, at - count), at).every(line => line.trim() === '')
  const alone = all.filter((line, at) => line.trim() !== '' && isAfterEmpty(at, 1)).length
  const needed = alone > filled.length * DOUBLE_SPACED && filled.length > 3 ? 2 : 1
  return all.flatMap((line, at) => {
    const cells = cellsOf(line)
    if (cells.length === 0) return []
    return { text: lineText(cells), cells, page: 1, line: at + 1, gapBefore: isAfterEmpty(at, needed) }
  })
}
