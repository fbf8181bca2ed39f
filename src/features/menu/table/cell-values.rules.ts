import { isSame } from '#shared/fields/three-way.ts'
import { lineOf, sentPrice } from '#features/prices/price-fields.ts'
import type { PriceLine } from '#features/prices/price-line.ts'
import { joinDishChanges } from '../dish.rules.ts'
import type { Dish } from '../menu.contract.ts'
import type { FieldColumn } from './columns.rules.ts'

/** A category with the place in it; without one the dish goes to its end. */
export type Place = { categoryId: string; sortOrder?: number }
/** What a cell stands for: a text, the lines of prices, whether there is some, where the dish stands. */
export type CellValue = string | readonly PriceLine[] | boolean | Place

/** A cell that changes. */
export type CellChange = { dishId: string; column: FieldColumn; from: CellValue; to: CellValue }

export function valueOf(dish: Dish, column: FieldColumn): CellValue {
  if (column.kind === 'text') return dish.translations[column.locale]?.[column.text] ?? ''
  if (column.kind === 'price') return dish.prices.map(lineOf)
  return column.kind === 'state' ? dish.available : { categoryId: dish.categoryId, sortOrder: dish.sortOrder }
}

const isPlace = (value: CellValue): value is Place => typeof value === 'object' && 'categoryId' in value
const saysAPrice = ({ cents, market, label }: PriceLine): boolean => cents !== null || market || label !== null

/** True when two values read the same: the place within a category, and an empty price, make no difference. */
export function isSameValue(one: CellValue, other: CellValue): boolean {
  if (isPlace(one) && isPlace(other)) return one.categoryId === other.categoryId
  if (Array.isArray(one) && Array.isArray(other))
    return isSame(one.filter(saysAPrice), other.filter(saysAPrice)) || isSame(one, other)
  return isSame(one, other)
}

/** The body of a change of one cell. */
export function bodyOfCell(column: FieldColumn, value: CellValue): Record<string, unknown> {
  if (column.kind === 'text') return { translations: { [column.locale]: { [column.text]: value } } }
  if (column.kind === 'price') return { prices: (value as readonly PriceLine[]).map(sentPrice) }
  return column.kind === 'state' ? { available: value } : { ...(value as Place) }
}

/** The body of several cells of one dish. */
export const bodyOfCells = (changes: readonly Pick<CellChange, 'column' | 'to'>[]): Record<string, unknown> =>
  changes.reduce<Record<string, unknown>>((body, { column, to }) => joinDishChanges(body, bodyOfCell(column, to)), {})

/** True when a body changes what stands in this column. */
export function isInBody(body: Readonly<Record<string, unknown>>, column: FieldColumn): boolean {
  if (column.kind === 'price') return body['price'] !== undefined || body['prices'] !== undefined
  if (column.kind === 'state') return body['available'] !== undefined
  if (column.kind === 'category') return body['categoryId'] !== undefined
  const texts = body['translations'] as Record<string, Record<string, unknown>> | undefined
  return texts?.[column.locale]?.[column.text] !== undefined
}

/** What a step does is taken back by the same cells the other way round. */
export const reversed = ({ from, to, ...cell }: CellChange): CellChange => ({ ...cell, from: to, to: from })
