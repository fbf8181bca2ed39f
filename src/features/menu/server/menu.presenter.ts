import type { Platform } from '#platform/platform.ts'
import { decimalToNumber } from '#shared/money.ts'
import { imageUrl } from '#features/images/server/index.ts'
import { isAllergenId } from '../allergens.ts'
import type { Category, Dish } from '../menu.contract.ts'
import type { CategoryRow } from './categories/categories.store.ts'
import type { DishRow } from './dishes/dishes.store.ts'

/** A category as the contract lists it. */
export const presentCategory = (row: CategoryRow): Category => ({
  _id: row.id,
  restaurantId: row.restaurant_id,
  key: row.key,
  translations: row.translations,
  sortOrder: row.sort_order,
})

const reported = new Set<string>()

/** A stored id that is none of the 14 goes out as it is, and is logged once (3-decisions §6). */
function reportUnknownAllergens({ log }: Platform, row: DishRow): void {
  for (const allergen of row.allergens) {
    if (isAllergenId(allergen) || reported.has(allergen)) continue
    reported.add(allergen)
    log.warn({ allergen, dish: row.id }, 'menu: a stored allergen is unknown')
  }
}

/** A dish as the contract lists it. */
export function presentDish(platform: Platform, row: DishRow): Dish {
  reportUnknownAllergens(platform, row)
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
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
