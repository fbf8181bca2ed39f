import type { Feature } from '#platform/feature/feature.ts'
import { menuAccountData } from './menu.account-data.ts'
import { menuJobs } from './menu.jobs.ts'
import { registerMenuRoutes } from './menu.routes.ts'
import { subscribeMenu } from './menu.subscribers.ts'
import { createUnknownAllergens, unknownAllergens } from './unknown-allergens.ts'

/** Server front door of the menu. */
export const menuFeature: Feature = {
  name: 'menu',
  start: ({ platform }) => platform.services.provide(unknownAllergens, createUnknownAllergens(platform.log)),
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
} from './menu.changes.ts'
export { findMenuVersion, findStoredMenu, type MenuKey, type StoredMenu } from './snapshot/menu-snapshot.store.ts'
export { unknownAllergens } from './unknown-allergens.ts'
