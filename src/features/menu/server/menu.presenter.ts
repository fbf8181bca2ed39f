import type { Platform } from '#platform/platform.ts'
import { imageUrl } from '#features/images/server/index.ts'
import { type DerivedAnswers, dishAnswers } from '../dish.rules.ts'
import type { Category, Dish } from '../menu.contract.ts'
import type { CategoryRow } from './categories/categories.store.ts'
import { dishStateOf } from './dishes/dish.columns.ts'
import type { DishRow } from './dishes/dishes.store.ts'
import { unknownAllergens } from './unknown-allergens.ts'

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

type DishColumns = Omit<DishRow, 'created_at' | 'updated_at' | 'updated_by' | 'reviewed_by' | 'unavailable_since'> & {
  created_at: Date | string
  updated_at: Date | string
  unavailable_since: Date | string | null
  /** A menu is read without: diners get no name. */
  reviewed_by?: string | null
}

const derivedAnswers = (platform: Platform, row: DishColumns): DerivedAnswers => ({
  imageUrl: imageUrl(platform, { folder: row.image_folder, widths: row.image_widths }),
  imageWidth: row.image_width,
  imageHeight: row.image_height,
  imageWidths: row.image_widths ?? [],
  reported: row.reported,
})

/** Who is gone has none. */
const firstNameOf = (name: string | null = null): string | null => name && (name.split(' ')[0] ?? name)

/** A dish as the contract lists it, for the dashboard. */
export function presentDish(platform: Platform, row: DishColumns): Dish {
  platform.services.get(unknownAllergens)(row)
  const answers = dishAnswers(dishStateOf(row), derivedAnswers(platform, row), platform.clock.now())
  const reviewed = answers.allergensReviewed
  return {
    _id: row.id,
    restaurantId: row.restaurant_id,
    ...answers,
    allergensReviewed: reviewed && { at: reviewed.at, by: firstNameOf(row.reviewed_by) },
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
  }
}
