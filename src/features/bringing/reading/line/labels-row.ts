import type { ReadPrice } from '../draft.ts'
import type { Cell, SourceLine } from '../source-line.ts'
import { type Token, tokensFrom } from './tokens.ts'

/** A column of prices: its word, and where it stands. */
export type PriceColumn = Pick<ReadPrice, 'label' | 'word'> & { x: number; right: number }

type Label = Extract<Token, { kind: 'label' }>
/** 'Tapas y raciones' is a heading: words of columns are of one portion each. */
const PLURAL = /s$/iu
/** 'MEDIA RACIÓN' over two columns are two words. */
function twoOf(label: Label, _: number, { length }: readonly Label[]): Label[] {
  const space = label.word.search(/\s+\p{L}/u)
  if (length > 1 || label.label !== 'media' || space < 0) return [label]
  const middle = label.start + space
  return [
    { ...label, word: label.word.slice(0, space), end: middle },
    { ...label, label: 'racion', word: label.word.slice(space).trim(), start: middle + 1 },
  ]
}

const LETTERS: Readonly<Record<string, Label['label']>> = {
  T: 'tapa',
  M: 'media',
  '1/2': 'media',
  R: 'racion',
  C: 'copa',
  B: 'botella',
}
const labelsOf = (text: string): Label[] | undefined => {
  const letter = LETTERS[text.replace(/\.$/u, '').toUpperCase()]
  if (letter) return [{ kind: 'label', label: letter, word: text, start: 0, end: text.length }]
  const tokens = tokensFrom(text, 0)
  if (
    !tokens?.every(
      ({ kind, start, end }) => kind === 'label' || (kind === 'separator' && text.slice(start, end) !== 'y'),
    )
  )
    return undefined
  const labels = tokens.filter((token): token is Label => token.kind === 'label').flatMap(twoOf)
  return labels.some(({ word }) => PLURAL.test(word)) ? undefined : labels
}

function columnsOf(cell: Cell, labels: readonly Label[]): PriceColumn[] {
  const letter = (cell.right - cell.x) / Math.max(cell.text.length, 1)
  return labels.map(({ label, word, start, end }) => ({
    label,
    ...(label === null && { word }),
    x: cell.x + start * letter,
    right: cell.x + end * letter,
  }))
}

/** 'TAPAS  Tapa  Ración': the first one is the heading. */
const areRepeated = (columns: readonly PriceColumn[]): boolean =>
  new Set(columns.map(({ label, word }) => label ?? word)).size < columns.length

/** The cells of a line, the one at `at` cut at a word: 'FRITURAS MEDIA RACIÓN' may be one cell. */
function cutAt(cells: readonly Cell[], at: number, start: number): { before: string; cells: Cell[] } {
  const cell = cells[at] as Cell
  const letter = (cell.right - cell.x) / Math.max(cell.text.length, 1)
  const cut = { ...cell, text: cell.text.slice(start), x: cell.x + start * letter }
  const before = [...cells.slice(0, at).map(({ text }) => text), cell.text.slice(0, start)].join(' ').trim()
  return { before, cells: [cut, ...cells.slice(at + 1)] }
}

/**
 * A line that names columns of prices: 'Tapa  Media  Ración', alone or behind a heading ('VINOS  Copa  Botella').
 * `heading`: what stands before the words.
 */
export function readLabelsRow({ cells }: SourceLine): { columns: PriceColumn[]; heading: string } | undefined {
  const last = cells.at(-1)?.text.split(' ').at(-1) ?? ''
  if (!labelsOf(last)) return undefined
  for (let first = 0; first < cells.length; first++) {
    for (const { index } of (cells[first]?.text ?? '').matchAll(/(?<!\S)\S/gu)) {
      const { before, cells: left } = cutAt(cells, first, index)
      const read = left.map(cell => ({ cell, labels: labelsOf(cell.text) }))
      if (read.some(({ labels }) => !labels?.length)) continue
      const columns = read.flatMap(({ cell, labels }) => columnsOf(cell, labels ?? []))
      if (columns.length < 2 || areRepeated(columns)) continue
      // 'Plato combinado' is a heading.
      if (read.length === 1 && columns.every(({ label }) => label === null)) continue
      return { columns, heading: before }
    }
  }
  return undefined
}

const isAmountCell = ({ text }: Cell): boolean => {
  const tokens = tokensFrom(text, 0)
  return tokens?.filter(({ kind }) => kind === 'amount' || kind === 'market').length === 1
}

/**
 * The prices of a line with the words of the columns over them: as many as columns, or each under the column that is
 * nearest. Nothing when that is not certain.
 */
export function labelByColumns(
  prices: readonly ReadPrice[],
  cells: readonly Cell[],
  columns: readonly PriceColumn[],
): ReadPrice[] | undefined {
  const named = (price: ReadPrice, column: PriceColumn | undefined): ReadPrice => ({
    ...price,
    label: column?.label ?? null,
    ...(column?.word !== undefined && { word: column.word }),
  })
  if (prices.length === columns.length) return prices.map((price, at) => named(price, columns[at]))
  const places = cells.filter(isAmountCell).map(({ x, right }) => (x + right) / 2)
  if (prices.length > columns.length || places.length !== prices.length) return undefined
  const nearest = places.map(place => {
    const far = columns.map(({ x, right }) => Math.abs((x + right) / 2 - place))
    return far.indexOf(Math.min(...far))
  })
  if (new Set(nearest).size !== nearest.length) return undefined
  return prices.map((price, at) => named(price, columns[nearest[at] ?? 0]))
}
