/** The server's front door of restaurants. */
export { requireWritable, restaurantAccess, type RestaurantAccess } from './restaurants.access.ts'
export {
  MENU_CHANGED_CHANNEL,
  type MenuChange,
  onMenuVersionBump,
  readMenuChange,
  bumpMenuVersion,
} from './menu-version.ts'
export { registerRestaurantEvents, registerRestaurantJobs } from './restaurants.jobs.ts'
export { registerRestaurantRoutes } from './restaurants.routes.ts'
export { releaseSlug } from './slugs/slugs.service.ts'
export { profileOf } from './restaurants.store.ts'
