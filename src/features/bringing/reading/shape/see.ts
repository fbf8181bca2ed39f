import { isCalledKey, isKeyLine, keyEntries } from '../line/allergen-key.ts'
import { type Known, type MarkStyle, takeMarks } from '../line/allergen-marks.ts'
import { readLabelsRow } from '../line/labels-row.ts'
import { readTail, type Tail, withoutLeaders } from '../line/tail.ts'
import { tokensFrom } from '../line/tokens.ts'
import type { KeyEntry } from '../draft.ts'
import { letterCount } from '../words.ts'
import type { SourceLine } from '../source-line.ts'
import { isNote } from './notes.ts'
import type { Seen } from './seen.ts'

const IN_BRACKETS = /[([]\s*(?:1[0-4]|[1-9])(?:\s*[,.;·/\s-]\s*(?:1[0-4]|[1-9]))+\s*[)\]]/u
const RAISED = /[⁰¹²³⁴⁵⁶⁷⁸⁹]/u
/** So many lines with numbers in brackets, and numbers are what the carta writes allergens with. */
const MARKED_LINES = 2
const SINGLE_ENTRIES = 3
/** So many of all prices in front, and the carta is written so. */
const PRICES_FIRST_PART = 0.6

export type Sight = { lines: Seen[]; notes: SourceLine[]; key: KeyEntry[]; hasNumbers: boolean }

/** No line of a carta is longer; patterns are not asked about more. */
const LINE_MAX = 1000
const CELLS_MAX = 40
const short = (line: SourceLine): SourceLine => ({
  ...line,
  text: line.text.slice(0, LINE_MAX),
  cells: line.cells.slice(0, CELLS_MAX).map(cell => ({ ...cell, text: cell.text.slice(0, LINE_MAX) })),
})

/** The key of the marks, and the lines that are no key. */
function takeKey(lines: readonly SourceLine[]): { key: KeyEntry[]; rest: SourceLine[] } {
  const isPriced = ({ text }: SourceLine) => /\d[.,]\d{2}|€/u.test(text)
  const candidates = lines.filter(line => isKeyLine(line.text, isPriced(line)) && !isPriced(line))
  const entries = candidates.map(({ text }) => keyEntries(text))
  const singles = entries.filter(({ length }) => length === 1).length
  const isSure =
    candidates.some(({ text }) => isCalledKey(text)) ||
    entries.some(({ length }) => length >= SINGLE_ENTRIES) ||
    singles >= SINGLE_ENTRIES ||
    entries.flat().length >= 4
  if (!isSure) return { key: [], rest: [...lines] }
  const key = new Map<string, KeyEntry>()
  for (const entry of entries.flat()) if (!key.has(entry.mark)) key.set(entry.mark, entry)
  return { key: [...key.values()], rest: lines.filter(line => !candidates.includes(line)) }
}

function knownMarks(lines: readonly SourceLine[], key: readonly KeyEntry[]): Known {
  const known = new Set<MarkStyle>()
  const bracketed = lines.filter(({ text }) => IN_BRACKETS.test(text) || RAISED.test(text)).length
  if (bracketed >= MARKED_LINES || key.some(({ mark }) => /^\d/u.test(mark))) known.add('numbers')
  if (key.some(({ mark }) => /^\p{L}/u.test(mark))) known.add('letters')
  const marks = new Set(key.map(({ mark }) => mark))
  return { known, isKey: mark => marks.has(mark) }
}

/** '12,50 € Paella' and '12,50 .... Paella': the price in front, where most lines are so. */
const PRICE_FIRST = /^\s*((?:€\s?)?\d{1,3}(?:[.,]\d{1,2})?\s*(?:€(?:\s?\/\s?kg)?)?)[\s.\-–—·:|]+(\p{L}.*)$/u
function pricesLast(lines: readonly SourceLine[]): SourceLine[] {
  const first = lines.filter(({ text }) => PRICE_FIRST.test(text) && /^\s*(?:€|\d+[.,]\d{2}|\d+\s?€)/u.test(text))
  const last = lines.filter(({ text }) => readTail(text) !== undefined)
  if (first.length < 3 || first.length < (first.length + last.length) * PRICES_FIRST_PART) return [...lines]
  return lines.map(line => {
    const found = first.includes(line) ? PRICE_FIRST.exec(line.text) : null
    return found ? { ...line, text: `${found[2]}\t${found[1]}` } : line
  })
}

/** '€ 12,50' at the end of most lines: the sign belongs to what follows it. */
const SIGN_FIRST = /€\s?(\d[\d.,]*)/gu
function signsLast(lines: readonly SourceLine[]): SourceLine[] {
  const signed = lines.filter(({ text }) => text.includes('€'))
  const first = signed.filter(({ text }) => /€\s?\d[\d.,]*\s*$/u.test(text))
  if (first.length < 2 || first.length < signed.length * 0.6) return [...lines]
  return lines.map(line => ({ ...line, text: line.text.replace(SIGN_FIRST, '\t$1 €') }))
}

/** 'Ensaladilla (3, 4,' over '10)   8,50': marks that had no room in their line. */
function joinBrackets(lines: readonly SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isOpen =
      last &&
      last.page === line.page &&
      /[([]\s*\d[\d\s,.·-]*$/u.test(last.text) &&
      /^\s*[\d\s,.·-]*[)\]]/u.test(line.text)
    if (isOpen)
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}`, cells: [...last.cells, ...line.cells] }
    else joined.push(line)
  }
  return joined
}

/** 'Solo 1,20 · Cortado 1,30': dishes beside each other in one line. */
const BESIDE = /(?<=\d(?:\s?€)?)\s*[·•|,;]\s+(?=\p{L}|\d+\s\p{L})/u
function splitBeside(line: SourceLine): SourceLine[] {
  const parts = line.text.split(BESIDE)
  const isDish = (part: string) => {
    const tail = readTail(part)
    return tail?.isMarked && letterCount(tail.rest) >= 3 && tokensFrom(part, 0) === undefined
  }
  if (parts.length < 2 || isNote(line.text, false) || !parts.every(isDish)) return [line]
  return parts.map((text, at) => ({ ...line, text, gapBefore: at === 0 && line.gapBefore }))
}

/** '12. Croquetas', '12 Croquetas': the number of the dish, where most have one and they rise. */
const NUMBERED = /^\s*(\d{1,3})\s*(?:[.)\-º]+\s*|\s)(?=\p{L})/u
function withoutNumbers(lines: readonly SourceLine[]): SourceLine[] {
  const priced = lines.filter(({ text }) => readTail(text) !== undefined)
  const numbers = priced.flatMap(({ text }) => NUMBERED.exec(text)?.[1] ?? []).map(Number)
  const rising = numbers.filter((number, at) => at === 0 || number > (numbers[at - 1] ?? 0)).length
  if (numbers.length < 4 || numbers.length < priced.length * 0.6 || rising < numbers.length * 0.9) return [...lines]
  return lines.map(line => ({ ...line, text: line.text.replace(NUMBERED, '') }))
}

/** 'Lomo 4 € (con queso +0,50)': what stands in brackets behind the price belongs to the name. */
function tailBeforeBrackets(text: string): Tail | undefined {
  const [, before, behind] = /^(.*\d\s?(?:€|eur)?)\s*(\([^()]*\p{L}[^()]*\))$/iu.exec(text) ?? []
  const tail = before === undefined ? undefined : readTail(before)
  return tail && letterCount(tail.rest) > 0 ? { ...tail, rest: `${tail.rest} ${behind}` } : undefined
}

function see(line: SourceLine, carta: Known): Seen {
  const { rest: unmarked, marks } = takeMarks(line.text, carta)
  const text = withoutLeaders(unmarked).trim()
  const row = marks.length === 0 ? readLabelsRow(line) : undefined
  const tail = row ? undefined : (readTail(text) ?? tailBeforeBrackets(text))
  const rest = row ? row.heading : (tail?.rest ?? text)
  return { line, text, rest, tail, marks, columns: row?.columns }
}

/** Looks at each line alone: its prices, its marks; the key and what tells of the house are taken out. */
export function seeLines(source: readonly SourceLine[]): Sight {
  const { key, rest } = takeKey(joinBrackets(source.map(short)))
  const carta = knownMarks(rest, key)
  const lines: Seen[] = []
  const notes: SourceLine[] = []
  for (const line of withoutNumbers(pricesLast(signsLast(rest))).flatMap(splitBeside)) {
    const seen = see(line, carta)
    const saysNothing = letterCount(seen.rest) === 0 && !seen.tail && seen.marks.length === 0 && !seen.columns
    if (saysNothing || (isNote(line.text, seen.tail?.isMarked ?? false) && !seen.marks.length)) notes.push(line)
    else lines.push(seen)
  }
  return { lines, notes, key, hasNumbers: carta.known.has('numbers') }
}
