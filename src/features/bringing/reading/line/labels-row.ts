import type { ReadPrice } from '../draft.ts'
import type { Cell, SourceLine } from '../source-line.ts'
import { type Token, tokensFrom } from './tokens.ts'

/** A column of prices: its word, and where it stands. */
export type PriceColumn = Pick<ReadPrice, 'label' | 'word'> & { x: number; right: number }

type Label = Extract<Token, { kind: 'label' }>
const labelsOf = (text: string): Label[] | undefined => {
  const tokens = tokensFrom(text, 0)
  if (!tokens?.every(({ kind }) => kind === 'label' || kind === 'separator')) return undefined
  return tokens.filter((token): token is Label => token.kind === 'label')
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

/**
 * A line that names columns of prices: 'Tapa  Media  Ración', alone or behind a heading ('VINOS  Copa  Botella').
 * `heading`: what stands before the words.
 */
export function readLabelsRow({ cells }: SourceLine): { columns: PriceColumn[]; heading: string } | undefined {
  for (let first = 0; first < cells.length; first++) {
    const read = cells.slice(first).map(cell => ({ cell, labels: labelsOf(cell.text) }))
    if (read.some(({ labels }) => !labels?.length)) continue
    const columns = read.flatMap(({ cell, labels }) => columnsOf(cell, labels ?? []))
    if (columns.length < 2 || areRepeated(columns)) continue
    return { columns, heading: cells.slice(0, first).map(({ text }) => text).join(' ') }
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
