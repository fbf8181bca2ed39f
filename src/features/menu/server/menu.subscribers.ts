import { changed } from '#platform/events/changes.ts'
import type { Platform } from '#platform/platform.ts'
import { labelDeleting } from '#features/prices/server/index.ts'
import { restaurantPurged } from '#features/restaurants/server/index.ts'
import { throwIfLabelUsed } from './dishes/price-labels.service.ts'
import { deleteMenus } from './menu.store.ts'
import { throwIfTooHeavy } from './size/menu-size.ts'

/** What the menu does when a restaurant is permanently deleted, and when anything in it grows. */
export function subscribeMenu(platform: Platform): void {
  platform.events.on(restaurantPurged, (trx, { restaurantId }) => deleteMenus(trx, [restaurantId]))
  platform.events.on(changed, throwIfTooHeavy)
  platform.events.on(labelDeleting, throwIfLabelUsed)
}
