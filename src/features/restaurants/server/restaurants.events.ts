import { defineEvent } from '#platform/events/events.ts'

/**
 * A restaurant that was deleted 30 days ago is about to be removed permanently, in the same transaction: later features
 * delete what they store of it (3-decisions §5).
 */
export const restaurantPurged = defineEvent<{ restaurantId: string }>('restaurants.purged')

/** A restaurant's menu and its version now (or the version that it gets when the write commits). */
export type MenuChange = { restaurantId: string; version: number }

/**
 * A write of this process says that it will change a menu, before its commit: copies of that menu may be old from then
 * on.
 */
export const menuVersionBumped = defineEvent<MenuChange>('restaurants.menu-version-bumped')
