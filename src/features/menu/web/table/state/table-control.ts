import { createContext, useContext } from 'react'
import type { DataGridHandle } from 'react-data-grid'
import type { TableColumn } from '#features/menu/table/columns.rules.ts'
import { type At, type Rectangle, rectangleOf } from '#features/menu/table/moves.rules.ts'
import type { CellWords } from '#features/menu/table/cell-text.rules.ts'
import type { TableRow } from '#features/menu/table/rows.rules.ts'
import type { BlockSaving } from './block-saving.ts'
import type { CellSaving } from './cell-saving.ts'
import type { TableMenu } from './table-context.ts'
import type { TableHistory } from './table-history.ts'
import type { TableStore } from './table-store.ts'
import type { Undoing } from './undoing.ts'

/** How an open cell is closed: with what was typed, or as it was. */
export type OpenEditor = {
  /** False: what was typed is refused, and stays. */
  commit: () => boolean
  cancel: () => void
}

/** The parts of one open table, for its cells and keys. The same object as long as it is open. */
export type TableControl = {
  menu: TableMenu
  store: TableStore
  history: TableHistory
  cells: CellSaving
  blocks: BlockSaving
  undoing: Undoing
  /** What is shown now. */
  shown: { rows: readonly TableRow[]; columns: readonly TableColumn[]; canChange: (column: TableColumn) => boolean }
  readonly grid: { readonly current: DataGridHandle | null }
  readonly editor: { readonly current: OpenEditor | null }
  /** The grid is there, or gone. */
  attach: (grid: DataGridHandle | null) => void
  /** A cell is open, or closed again. */
  hold: (editor: OpenEditor | null) => void
  /** What is drawn from now on. */
  show: (rows: readonly TableRow[], columns: readonly TableColumn[]) => void
  /** What holds from now on. */
  know: (words: CellWords, canChange: (column: TableColumn) => boolean) => void
  /** What the cell that is opened next begins with; null: what stands there, all of it selected or not. */
  opening: Opening
}
type Opening = { text: string | null; isSelected: boolean }

export const TableContext = createContext<TableControl | null>(null)

/** Throws outside of a table. */
export function useTable(): TableControl {
  const table = useContext(TableContext)
  if (!table) throw new Error('This is shown in a table only.')
  return table
}

/** Where the focus is in the rows as they are shown; undefined: in none. */
export function activeAt({ store, shown }: TableControl): At | undefined {
  const { active } = store.get()
  if (!active) return undefined
  const rowIdx = shown.rows.findIndex(({ id }) => id === active.rowId)
  const idx = shown.columns.findIndex(({ key }) => key === active.key)
  return rowIdx < 0 || idx < 0 ? undefined : { rowIdx, idx }
}

/** The selected cells, or the one with the focus. */
export function selectedCells(table: TableControl): Rectangle | undefined {
  const { range } = table.store.get()
  const at = activeAt(table)
  return range ? rectangleOf(range) : at && rectangleOf({ from: at, to: at })
}

/** The grid tells only of another place, not of another row in the same place. */
export function noteActive({ store, shown }: TableControl, { rowIdx, idx }: At): void {
  const [row, column] = [shown.rows[rowIdx], shown.columns[idx]]
  store.set({ range: null, active: row && column ? { rowId: row.id, key: column.key } : null })
}

/** Goes to a cell, and into the rows of the heads. */
export function goTo(table: TableControl, { rowIdx, idx }: At): void {
  const { grid, shown } = table
  const now = activeAt(table)
  noteActive(table, { rowIdx, idx })
  grid.current?.setActivePosition({ rowIdx, idx }, { shouldFocus: true })
  // The grid gives the focus only to another cell.
  const [row, column] = [shown.rows[rowIdx], shown.columns[idx]]
  if (now?.rowIdx === rowIdx && now.idx === idx && row && column) cellElement(table, row.id, column.key)?.focus()
}

/** Opens a cell to write in it; what may not be written stays closed. */
export function openCell(table: TableControl, at: At, { text = null, isSelected = true }: Partial<Opening> = {}): void {
  const column = table.shown.columns[at.idx]
  if (!column || !table.shown.canChange(column)) return
  table.opening = { text, isSelected }
  table.store.set({ range: null })
  table.grid.current?.setActivePosition(at, { enableEditor: true })
}

/** The cell in the page, as long as it is drawn. */
export const cellElement = ({ grid, shown }: TableControl, rowId: string, key: string): HTMLElement | null => {
  const row = shown.rows.findIndex(({ id }) => id === rowId)
  const column = shown.columns.findIndex(one => one.key === key)
  return (
    grid.current?.element?.querySelector(`:scope > [aria-rowindex="${row + 2}"] > [aria-colindex="${column + 1}"]`) ??
    null
  )
}
