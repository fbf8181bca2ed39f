import type { Feature } from '#platform/feature/feature.ts'
import { registerRestaurantEvents, restaurantJobs } from './restaurants.jobs.ts'
import { registerRestaurantRoutes } from './restaurants.routes.ts'
import { releaseSlugCommand } from './slugs/release-slug.command.ts'

/** The server's front door of restaurants. */
export const restaurantsFeature: Feature = {
  name: 'restaurants',
  routes: registerRestaurantRoutes,
  jobs: restaurantJobs,
  events: registerRestaurantEvents,
  adminCommands: { 'release-slug': releaseSlugCommand },
}
export {
  beginWrite,
  requireWritable,
  restaurantAccess,
  type RestaurantAccess,
  type RestaurantCall,
  type RestaurantWrite,
} from './restaurants.access.ts'
export {
  MENU_CHANGED_CHANNEL,
  type MenuChange,
  onMenuVersionBump,
  readMenuChange,
  bumpMenuVersion,
  listMenuVersions,
} from './menu-version.ts'
export { reserveSlugs } from './slugs/reserved-slugs.ts'
export { profileOf } from './restaurants.store.ts'
