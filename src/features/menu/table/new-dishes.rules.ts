import type { NewBulkItemInput } from '../bulk.contract.ts'
import { type CellWords, readCell } from './cell-text.rules.ts'
import { bodyOfCells, type CellValue, type Place } from './cell-values.rules.ts'
import { isField, type TableColumn } from './columns.rules.ts'

const NEW = ''
const EMPTY: Record<string, CellValue> = { text: '', price: [], state: true, category: '' }

type Pasted = {
  /** Rows of a block that stand after the last dish. */
  rows: readonly (readonly string[])[]
  columns: readonly TableColumn[]
  words: CellWords
  /** Where they come to, unless their own cell says it. */
  categoryId: string
  mainName: string
}

/**
 * Rows of a block as new dishes: those with a name in the main language (BRINGING §5.15). What is not understood of
 * them is left out and counted; nothing of their allergens is declared.
 */
export function newDishesOf({ rows, columns, words, categoryId, mainName }: Pasted): {
  items: NewBulkItemInput[]
  /** Rows without a name. */
  nameless: number
  /** Cells that were not understood. */
  notRead: number
} {
  const found = { items: [] as NewBulkItemInput[], nameless: 0, notRead: 0 }
  for (const row of rows) {
    const cells = columns.flatMap((column, at) => {
      const text = row[at]?.trim() ?? ''
      if (!isField(column) || text === '') return []
      const before = EMPTY[column.kind] as CellValue
      const read = readCell(column, text, { dishId: NEW, before, words })
      if ('value' in read) return [{ column, to: read.value }]
      found.notRead += 1
      return []
    })
    if (!cells.some(({ column }) => column.key === mainName)) {
      if (row.some(text => text.trim() !== '')) found.nameless += 1
      continue
    }
    const place: Place = { categoryId }
    found.items.push({ new: true, ...place, ...bodyOfCells(cells) })
  }
  return found
}
