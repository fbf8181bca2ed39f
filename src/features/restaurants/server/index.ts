import type { Feature } from '#platform/feature/feature.ts'
import { restaurantsAccountData } from './restaurants.account-data.ts'
import { purgeDaily, restaurantJobs } from './restaurants.jobs.ts'
import { registerOpeningRoutes } from './opening/opening.routes.ts'
import { registerRestaurantRoutes } from './restaurants.routes.ts'
import { subscribeRestaurants } from './restaurants.subscribers.ts'
import { createReservedSlugs, reservedSlugs } from './slugs/reserved-slugs.ts'
import { releaseSlugCommand } from './slugs/release-slug.command.ts'
import { suspend, suspendAccountCommand, unsuspend, unsuspendAccountCommand } from './suspension/suspension.commands.ts'

/** Server front door of restaurants. */
export const restaurantsFeature: Feature = {
  name: 'restaurants',
  start: ({ platform }) => platform.services.provide(reservedSlugs, createReservedSlugs()),
  routes: router => {
    registerRestaurantRoutes(router)
    registerOpeningRoutes(router)
  },
  jobs: restaurantJobs,
  events: subscribeRestaurants,
  accountData: restaurantsAccountData,
  adminCommands: {
    'release-slug': releaseSlugCommand,
    suspend,
    unsuspend,
    'suspend-account': suspendAccountCommand,
    'unsuspend-account': unsuspendAccountCommand,
  },
}
export {
  ownerAccess,
  requireWritable,
  restaurantAccess,
  type RestaurantAccess,
  type RestaurantCall,
} from './restaurants.access.ts'
export { restaurantRights } from './rights/rights.service.ts'
export { restaurantEntities, type RestaurantState } from './restaurants.changes.ts'
export { isSuspended } from './suspension/suspension.store.ts'
export { type RestaurantWrite, writeRestaurant } from './restaurants.write.ts'
export { menuChanges, bumpMenuVersion } from './menu-version.ts'
export { listMenuVersions } from './menu-version.store.ts'
export { type MenuChange, menuVersionBumped, restaurantPurged } from './restaurants.events.ts'
export {
  type ListedFrom,
  listListedMenus,
  type ListedMenu,
  type ListedPage,
  listPartStarts,
} from './listed/listed-menus.store.ts'
export { listOwnedRestaurantIds } from './restaurants.account-data.store.ts'
export { markSlugUsed } from './slugs/slugs.service.ts'
export { findRestaurant } from './restaurants.store.ts'
export { purgeDaily, reservedSlugs }
