import type { Trx } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { restaurantPurged } from '#features/restaurants/server/index.ts'

/**
 * Deletes the whole menus of restaurants that are permanently deleted. Dishes first, because they refer to categories
 * and images.
 */
export async function deleteMenus(trx: Trx, restaurantIds: string[]): Promise<void> {
  await trx.deleteFrom('menu_items').where('restaurant_id', 'in', restaurantIds).execute()
  await trx.deleteFrom('categories').where('restaurant_id', 'in', restaurantIds).execute()
}

/** What the menu does when a restaurant is permanently deleted. */
export function registerMenuEvents(platform: Platform): void {
  platform.events.on(restaurantPurged, (trx, { restaurantId }) => deleteMenus(trx, [restaurantId]))
}
