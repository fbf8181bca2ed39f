import { type DerivedAnswers, dishAnswers } from '../dish.rules.ts'
import type { Category, Dish } from '../menu.contract.ts'
import type { CategoryRow } from './categories/categories.store.ts'
import { dishStateOf } from './dishes/dish.columns.ts'
import type { DishRow } from './dishes/dishes.store.ts'

/** In a row that came as JSON, times are text. */
const isoTime = (time: Date | string): string => new Date(time).toISOString()

type CategoryColumns = Pick<CategoryRow, 'id' | 'restaurant_id' | 'key' | 'translations' | 'sort_order'> & {
  updated_at: Date | string
}

/** A category as the contract lists it. */
export const presentCategory = (row: CategoryColumns): Category => ({
  _id: row.id,
  restaurantId: row.restaurant_id,
  key: row.key,
  translations: row.translations,
  sortOrder: row.sort_order,
  updatedAt: isoTime(row.updated_at),
})

export type DishColumns = Omit<
  DishRow,
  'created_at' | 'updated_at' | 'updated_by' | 'reviewed_by' | 'unavailable_since'
> & {
  created_at: Date | string
  updated_at: Date | string
  unavailable_since: Date | string | null
  /** A menu is read without: diners get no name. */
  reviewed_by?: string | null
}

/** A dish as the contract lists it; `imageUrl` is the address of its picture, '' without one. */
export const presentDishRow = (row: DishColumns, imageUrl: string, now: Date): Dish => ({
  _id: row.id,
  restaurantId: row.restaurant_id,
  ...dishAnswers(dishStateOf(row), derivedAnswers(row, imageUrl), now),
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.updated_at),
})

const derivedAnswers = (row: DishColumns, imageUrl: string): DerivedAnswers => ({
  imageUrl,
  imageWidth: row.image_width,
  imageHeight: row.image_height,
  imageWidths: row.image_widths ?? [],
  reported: row.reported,
})
