import type { FieldErrors } from '#shared/app-error.ts'
import { type FieldColumn, textColumn } from './columns.rules.ts'

/** A row of a call, and the cells that it changes. */
export type SentRow = { dishId: string; columns: readonly FieldColumn[] }
export type RefusedCell = { dishId: string; column: FieldColumn; sentence: string }

/** The key of the column that an error names: 'translations.en.name', 'prices.0.amount'. */
function keyOf(path: string): string {
  const [field = '', locale = '', text = ''] = path.split('.')
  if (field === 'translations') return textColumn(text === 'name' ? 'name' : 'description', locale as never).key
  if (field === 'price' || field === 'prices') return 'price'
  return field === 'available' ? 'state' : field === 'categoryId' ? 'category' : ''
}

/** True when an error of one dish names this column. */
export const isNamed = (errors: FieldErrors, column: FieldColumn): boolean =>
  Object.keys(errors).some(path => keyOf(path) === column.key)

/** A missing name is told at the description that needs it; what names no cell, at the first of its row. */
function columnFor(path: string, columns: readonly FieldColumn[]): FieldColumn | undefined {
  const key = keyOf(path)
  const locale = key.split(':')[1]
  return (
    columns.find(column => column.key === key) ??
    columns.find(column => locale !== undefined && column.kind === 'text' && column.locale === locale) ??
    columns[0]
  )
}

/**
 * The cells that a refused call names: `errors["items.12.price"]` of several, `errors["price"]` of one dish. Empty
 * where the refusal speaks of no cell.
 */
export function refusedCells(errors: FieldErrors, rows: readonly SentRow[]): RefusedCell[] {
  const cells = new Map<string, RefusedCell>()
  for (const [path, sentence] of Object.entries(errors)) {
    const ofSeveral = /^items\.(\d+)\.(.+)$/.exec(path)
    const row = ofSeveral ? rows[Number(ofSeveral[1])] : rows.length === 1 ? rows[0] : undefined
    const column = row && columnFor(ofSeveral?.[2] ?? path, row.columns)
    if (!row || !column) continue
    const key = `${row.dishId} ${column.key}`
    if (!cells.has(key)) cells.set(key, { dishId: row.dishId, column, sentence })
  }
  return [...cells.values()]
}
