import type { Feature } from '#platform/feature/feature.ts'
import { menuAccountData } from './menu.account-data.ts'
import { menuJobs } from './menu.jobs.ts'
import { registerMenuRoutes } from './menu.routes.ts'
import { subscribeMenu } from './menu.subscribers.ts'
import { menuExtras } from './snapshot/menu-extras.ts'
import { createUnknownAllergens, unknownAllergens } from './unknown-allergens.ts'

/** Server front door of the menu. */
export const menuFeature: Feature = {
  name: 'menu',
  start: ({ platform }) => {
    platform.services.provide(unknownAllergens, createUnknownAllergens(platform.log))
    platform.services.provide(menuExtras, [])
  },
  routes: registerMenuRoutes,
  jobs: menuJobs,
  events: subscribeMenu,
  accountData: menuAccountData,
}
export { findRestaurantOfCategory } from './categories/categories.store.ts'
export { listCategoryNames } from './categories/categories.service.ts'
export {
  categoryEntity,
  categoryOrderEntity,
  type CategoryState,
  dishEntity,
  dishOrderEntity,
  scheduleEntity,
} from './menu.changes.ts'
export { addMenuExtra, menuExtras } from './snapshot/menu-extras.ts'
export { findMarketSaid, findSoldOutSince } from './dishes/dishes.store.ts'
export { listCartaDishes } from './dishes/carta.store.ts'
export { findMenu } from './snapshot/find-menu.ts'
export { findMenuVersion, menuReader, type MenuKey, type StoredMenu } from './snapshot/menu-snapshot.store.ts'
export { unknownAllergens } from './unknown-allergens.ts'
