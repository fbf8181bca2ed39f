import type { Dish } from '../menu.contract.ts'
import { guardedCell, unguardedCell } from './block.rules.ts'
import { type CellWords, readCell, textOf } from './cell-text.rules.ts'
import { type CellChange, type CellValue, isSameValue, valueOf } from './cell-values.rules.ts'
import { type FieldColumn, isField, type TableColumn } from './columns.rules.ts'
import type { Rectangle } from './moves.rules.ts'
import type { DishRow, TableRow } from './rows.rules.ts'

/** A cell that keeps what was put into it, with the sentence that says why it is not stored. */
export type CellProblem = { dishId: string; column: FieldColumn; text: string; sentence: string }
export type Placed = {
  changes: CellChange[]
  problems: CellProblem[]
  /** Cells of allergens, and of what the person may not change: they take nothing. */
  allergens: number
  locked: number
}
export const NOTHING_PLACED: Placed = { changes: [], problems: [], allergens: 0, locked: 0 }

type Table = {
  rows: readonly TableRow[]
  columns: readonly TableColumn[]
  /** What the person may change. */
  canChange: (column: FieldColumn) => boolean
  words: CellWords
}

const isDish = (row: TableRow): row is DishRow => row.kind === 'dish'
/** The number of a row and closed languages hold nothing that could be copied. */
const holdsSomething = ({ kind }: TableColumn): boolean => kind !== 'row' && kind !== 'closed'

export const dishesIn = (rows: readonly TableRow[], { top, bottom }: Rectangle): Dish[] =>
  rows.slice(top, bottom + 1).flatMap(row => (isDish(row) ? [row.dish] : []))
export const columnsIn = (columns: readonly TableColumn[], { left, right }: Rectangle): TableColumn[] =>
  columns.slice(left, right + 1).filter(holdsSomething)

/** The texts of a block of cells, for the clipboard. `saidOf`: the allergens of a dish in words. */
export const copyBlock = (
  { rows, columns, words }: Omit<Table, 'canChange'>,
  rectangle: Rectangle,
  saidOf: (dish: Dish) => string,
): string[][] =>
  dishesIn(rows, rectangle).map(dish =>
    columnsIn(columns, rectangle).map(column =>
      guardedCell(isField(column) ? textOf(column, valueOf(dish, column), words, true) : saidOf(dish)),
    ),
  )

/** Twice and more of a block where the selected cells are a multiple of it, as in a sheet. */
const times = (selected: number, own: number): number => (selected > own && selected % own === 0 ? selected / own : 1)

/** A change of a cell, or why there is none; both are absent where it has that value already. */
export function changeOf(
  column: FieldColumn,
  dish: Dish,
  read: (before: CellValue) => { value: CellValue } | { problem: string },
): { change?: CellChange; problem?: string } {
  const from = valueOf(dish, column)
  const result = read(from)
  if ('problem' in result) return { problem: result.problem }
  return isSameValue(from, result.value) ? {} : { change: { dishId: dish._id, column, from, to: result.value } }
}

/** Puts a text into each of the cells, or leaves it where it is: `undefined`. */
function place(
  { columns, canChange, words }: Pick<Table, 'columns' | 'canChange' | 'words'>,
  dishes: readonly Dish[],
  textAt: (row: number, column: number) => string | undefined,
): Placed {
  const placed: Placed = { ...NOTHING_PLACED, changes: [], problems: [] }
  for (const [row, dish] of dishes.entries())
    for (const [at, column] of columns.entries()) {
      const text = textAt(row, at)
      if (text === undefined) continue
      if (!isField(column)) placed.allergens += 1
      else if (!canChange(column)) placed.locked += 1
      else {
        const read = (before: CellValue) => readCell(column, text, { dishId: dish._id, before, words })
        const { change, problem } = changeOf(column, dish, read)
        if (change) placed.changes.push(change)
        if (problem !== undefined)
          placed.problems.push({ dishId: dish._id, column, text: text.trim(), sentence: problem })
      }
    }
  return placed
}

/**
 * Puts a copied block into the table, from the first of the selected cells on; where these are a multiple of the block
 * it is repeated. `beyond`: its rows after the last dish. Allergens take nothing: several are never declared
 * (BRINGING §5.15).
 */
export function pasteBlock(
  table: Table,
  selected: Rectangle,
  block: readonly (readonly string[])[],
): Placed & { beyond: string[][]; columns: TableColumn[]; bottom: number } {
  const width = Math.max(...block.map(row => row.length))
  const across = times(columnsIn(table.columns, selected).length, width)
  const down = times(dishesIn(table.rows, selected).length, block.length)
  const columns = table.columns
    .slice(selected.left)
    .filter(holdsSomething)
    .slice(0, width * across)
  const rows = table.rows
    .slice(selected.top)
    .filter(isDish)
    .slice(0, block.length * down)
  const textAt = (row: number, column: number) => {
    const text = block[row % block.length]?.[column % width]
    return text === undefined ? undefined : unguardedCell(text)
  }
  const placed = place(
    { ...table, columns },
    rows.map(({ dish }) => dish),
    textAt,
  )
  const beyond = down === 1 ? block.slice(rows.length).map(row => row.map(unguardedCell)) : []
  const bottom = table.rows.findIndex(row => row === rows.at(-1))
  return { ...placed, beyond, columns, bottom }
}

/** Gives the value of the first row to all others of the cells (BRINGING §5.15). */
export function fillDown({ rows, columns, canChange }: Omit<Table, 'words'>, selected: Rectangle): Placed {
  const [source, ...others] = dishesIn(rows, selected)
  const placed: Placed = { ...NOTHING_PLACED, changes: [], problems: [] }
  if (!source) return placed
  for (const column of columnsIn(columns, selected)) {
    if (!isField(column)) placed.allergens += others.length
    else if (!canChange(column)) placed.locked += others.length
    else {
      const value = withoutPlace(valueOf(source, column))
      for (const dish of others) {
        const { change } = changeOf(column, dish, () => ({ value }))
        if (change) placed.changes.push(change)
      }
    }
  }
  return placed
}

/** A dish that takes over a category goes to its end. */
const withoutPlace = (value: CellValue): CellValue =>
  typeof value === 'object' && 'categoryId' in value ? { categoryId: value.categoryId } : value

/** Empties texts and prices; a state, a category and allergens cannot be empty. */
export function emptyCells(table: Table, selected: Rectangle): Placed {
  const columns = columnsIn(table.columns, selected).filter(({ kind }) => kind === 'text' || kind === 'price')
  return place({ ...table, columns }, dishesIn(table.rows, selected), () => '')
}
