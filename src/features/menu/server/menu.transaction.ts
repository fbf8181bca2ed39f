import { type RestaurantAccess, type RestaurantWrite, writeRestaurant } from '#features/restaurants/server/index.ts'

/** A write to one menu. The right was checked again, and all other writes to the restaurant wait. */
export type MenuWrite<Access extends RestaurantAccess = RestaurantAccess> = RestaurantWrite<Access>

/**
 * A menu is written like its restaurant: one lock, one new version, one list of changes, however much the work does.
 */
export const writeMenu = writeRestaurant
