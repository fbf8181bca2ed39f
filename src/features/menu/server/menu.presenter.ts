import type { Platform } from '#platform/platform.ts'
import { imageUrl } from '#features/images/server/index.ts'
import type { Dish } from '../menu.contract.ts'
import { type DishColumns, presentDishRow } from './present-row.ts'
import { unknownAllergens } from './unknown-allergens.ts'

export { presentCategory } from './present-row.ts'

/** A dish as the contract lists it, for the dashboard. */
export function presentDish(platform: Platform, row: DishColumns): Dish {
  platform.services.get(unknownAllergens)(row)
  const url = imageUrl(platform, { folder: row.image_folder, widths: row.image_widths })
  return presentDishRow(row, url, platform.clock.now())
}
