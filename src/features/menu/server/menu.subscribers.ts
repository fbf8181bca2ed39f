import type { Platform } from '#platform/platform.ts'
import { restaurantPurged } from '#features/restaurants/server/index.ts'
import { deleteMenus } from './menu.store.ts'

/** What the menu does when a restaurant is permanently deleted. */
export function subscribeMenu(platform: Platform): void {
  platform.events.on(restaurantPurged, (trx, { restaurantId }) => deleteMenus(trx, [restaurantId]))
}
