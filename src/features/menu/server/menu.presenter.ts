import type { Platform } from '#platform/platform.ts'
import { decimalToNumber } from '#shared/money.ts'
import { imageUrl } from '#features/images/server/index.ts'
import type { Category, Dish } from '../menu.contract.ts'
import type { CategoryRow } from './categories/categories.store.ts'
import type { DishRow } from './dishes/dishes.store.ts'
import { reportUnknownAllergens } from './unknown-allergens.ts'

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

type DishColumns = Omit<DishRow, 'image_id' | 'created_at' | 'updated_at'> & {
  created_at: Date | string
  updated_at: Date | string
}

/** A dish as the contract lists it, for the dashboard and for diners. */
export function presentDish(platform: Platform, row: DishColumns): Dish {
  reportUnknownAllergens(platform.log, row)
  return {
    _id: row.id,
    restaurantId: row.restaurant_id,
    categoryId: row.category_id,
    translations: row.translations,
    price: decimalToNumber(row.price),
    imageUrl: imageUrl(platform.config, { folder: row.image_folder, widths: row.image_widths }),
    imageWidth: row.image_width,
    imageHeight: row.image_height,
    imageWidths: row.image_widths ?? [],
    allergens: row.allergens,
    allergensDeclared: row.allergens_declared,
    available: row.available,
    sortOrder: row.sort_order,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
  }
}
