import type { Platform } from '#platform/platform.ts'
import { imageUrl } from '#features/images/server/index.ts'
import type { Dish } from '../menu.contract.ts'
import { type DishColumns, presentDishRow } from './present-row.ts'
import { unknownAllergens } from './unknown-allergens.ts'

export { presentCategory } from './present-row.ts'

/** Who is gone has none. */
const firstNameOf = (name: string | null = null): string | null => name && (name.split(' ')[0] ?? name)

/** A dish as the contract lists it, for the dashboard. */
export function presentDish(platform: Platform, row: DishColumns): Dish {
  platform.services.get(unknownAllergens)(row)
  const url = imageUrl(platform, { folder: row.image_folder, widths: row.image_widths })
  const dish = presentDishRow(row, url, platform.clock.now())
  const reviewed = dish.allergensReviewed
  return { ...dish, allergensReviewed: reviewed && { at: reviewed.at, by: firstNameOf(row.reviewed_by) } }
}
