import type { TableRow } from './rows.rules.ts'

/** A cell by its place; the row of the heads is -1. */
export type At = { rowIdx: number; idx: number }
/** `isPasted`: it shows where a block has come to, and nobody has chosen it. */
export type Range = { from: At; to: At; isPasted?: true }
export type Rectangle = { top: number; bottom: number; left: number; right: number }

/** The first column in which one can stand: the number of the row is none. */
export const FIRST = 1
const HEAD = -1

export const rectangleOf = ({ from, to }: Range): Rectangle => ({
  top: Math.min(from.rowIdx, to.rowIdx),
  bottom: Math.max(from.rowIdx, to.rowIdx),
  left: Math.min(from.idx, to.idx),
  right: Math.max(from.idx, to.idx),
})
export const isInside = ({ top, bottom, left, right }: Rectangle, { rowIdx, idx }: At): boolean =>
  rowIdx >= top && rowIdx <= bottom && idx >= left && idx <= right
export const isOneCell = ({ from, to }: Range): boolean => from.rowIdx === to.rowIdx && from.idx === to.idx

const isStop = (row: TableRow | undefined): boolean => row !== undefined && row.kind !== 'group'

/** The next row in one direction in which one can stand; undefined where there is none. */
function rowFrom(rows: readonly TableRow[], from: number, step: 1 | -1): number | undefined {
  for (let at = from + step; at >= 0 && at < rows.length; at += step) if (isStop(rows[at])) return at
  return undefined
}

/** The end of the category in one direction; from there that of the next one. */
function edgeFrom(rows: readonly TableRow[], from: number, step: 1 | -1): number | undefined {
  const next = rowFrom(rows, from, step)
  if (next === undefined) return undefined
  let edge = next
  while (isStop(rows[edge + step])) edge += step
  return edge
}

/** So many rows further, and at the end the last one. */
function pageFrom(rows: readonly TableRow[], from: number, rowsOfPage: number): number | undefined {
  const step = rowsOfPage < 0 ? -1 : 1
  const aim = Math.min(rows.length - 1, Math.max(0, from + rowsOfPage))
  return isStop(rows[aim]) ? aim : (rowFrom(rows, aim, step) ?? rowFrom(rows, aim, step === 1 ? -1 : 1))
}

type Step = { key: string; isCtrl: boolean; isShift: boolean; columns: number; page: number }

/**
 * Where a key leads from a cell (BRINGING §6); undefined: out of the grid. Groups and the number of the row are passed
 * over; the row of the heads is above the first one.
 */
export function moveBy(
  rows: readonly TableRow[],
  at: At,
  { key, isCtrl, isShift, columns, page }: Step,
): At | undefined {
  const { rowIdx, idx } = at
  const last = columns - 1
  const inColumn = (row: number | undefined): At => ({ rowIdx: row ?? rowIdx, idx })
  if (key === 'ArrowUp' && !isCtrl) return inColumn(rowFrom(rows, rowIdx, -1) ?? (isShift ? rowIdx : HEAD))
  if (key === 'ArrowUp') return inColumn(edgeFrom(rows, rowIdx, -1))
  if (key === 'ArrowDown') return inColumn(isCtrl ? edgeFrom(rows, rowIdx, 1) : rowFrom(rows, rowIdx, 1))
  if (key === 'ArrowLeft') return { rowIdx, idx: isCtrl ? FIRST : Math.max(FIRST, idx - 1) }
  if (key === 'ArrowRight') return { rowIdx, idx: isCtrl ? last : Math.min(last, idx + 1) }
  if (key === 'PageDown') return inColumn(pageFrom(rows, rowIdx, page))
  if (key === 'PageUp') return inColumn(pageFrom(rows, rowIdx, -page))
  if (key === 'Home') return { rowIdx: isCtrl ? (rowFrom(rows, -1, 1) ?? rowIdx) : rowIdx, idx: FIRST }
  if (key === 'End') return { rowIdx: isCtrl ? (rowFrom(rows, rows.length, -1) ?? rowIdx) : rowIdx, idx: last }
  if (key !== 'Tab') return at
  if (isShift) return idx > FIRST ? { rowIdx, idx: idx - 1 } : wrapped(rowFrom(rows, rowIdx, -1), last)
  return idx < last ? { rowIdx, idx: idx + 1 } : wrapped(rowFrom(rows, rowIdx, 1), FIRST)
}

const wrapped = (rowIdx: number | undefined, idx: number): At | undefined =>
  rowIdx === undefined ? undefined : { rowIdx, idx }

/** Where one stands at first: in the first dish. */
export const firstCell = (rows: readonly TableRow[]): At | undefined => wrapped(rowFrom(rows, -1, 1), FIRST)
