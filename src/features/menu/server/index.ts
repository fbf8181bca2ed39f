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
export { listCategories } from './categories/categories.store.ts'
export { addCategories } from './categories/category-writes.service.ts'
export { dishStateOf } from './dishes/dish.columns.ts'
export { addDishes, type DishDraft } from './dishes/dish-writes.service.ts'
export { type DishRow, listDishes } from './dishes/dishes.store.ts'
export { changeSeveral } from './dishes/several.service.ts'
export { type MenuStates, readMenuStates } from './states/menu-states.ts'
export { type MenuPutBack, putMenuBack } from './states/put-menu-back.service.ts'
export { type MenuWrite, writeMenu } from './menu.transaction.ts'
export {
  categoryEntity,
  categoryOrderEntity,
  type CategoryState,
  dishEntity,
  dishOrderEntity,
} from './menu.changes.ts'
export { findMenuVersion, findStoredMenu, type MenuKey, type StoredMenu } from './snapshot/menu-snapshot.store.ts'
export { unknownAllergens } from './unknown-allergens.ts'
