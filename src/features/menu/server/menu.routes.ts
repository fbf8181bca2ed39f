import { bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { requireActor, type Actor } from '#features/identity/server/index.ts'
import { limitUploads } from '#features/images/server/index.ts'
import { restaurantAccess } from '#features/restaurants/server/index.ts'
import * as calls from '../menu.contract.ts'
import * as categories from './categories/categories.service.ts'
import * as dishOrder from './dishes/dish-order.service.ts'
import * as dishes from './dishes/dishes.service.ts'
import { categoryAccess, dishAccess } from './menu.access.ts'

/** All calls of the menu; each binds who may ask and which service answers. */
export function registerMenuRoutes(router: Router): void {
  registerCategoryRoutes(router)
  registerDishRoutes(router)
}

function registerCategoryRoutes(router: Router): void {
  const { platform } = router
  const actor = requireActor(platform)
  const ofRestaurant = (actor: Actor, { id }: { id: string }) => restaurantAccess(platform, actor, id)
  const ofCategory = (actor: Actor, { id }: { id: string }) => categoryAccess(platform, actor, id)

  bind(router, calls.listCategories, {
    actor,
    access: ofRestaurant,
    handle: ({ access }) => categories.listCategories(platform, access.restaurantId),
  })
  bind(router, calls.createCategory, {
    actor,
    access: ofRestaurant,
    handle: call => categories.createCategory(platform, call, call.body),
  })
  bind(router, calls.reorderCategories, {
    actor,
    access: ofRestaurant,
    handle: call => categories.reorderCategories(platform, call, call.body.categoryIds),
  })
  bind(router, calls.getCategory, {
    actor,
    access: ofCategory,
    handle: ({ access }) => categories.getCategory(platform, access),
  })
  bind(router, calls.updateCategory, {
    actor,
    access: ofCategory,
    handle: call => categories.updateCategory(platform, call, call.body),
  })
  bind(router, calls.deleteCategory, {
    actor,
    access: ofCategory,
    handle: call => categories.deleteCategory(platform, call),
  })
}

function registerDishRoutes(router: Router): void {
  const { platform } = router
  const actor = requireActor(platform)
  const ofRestaurant = (actor: Actor, { id }: { id: string }) => restaurantAccess(platform, actor, id)
  const ofCategory = (actor: Actor, { id }: { id: string }) => categoryAccess(platform, actor, id)
  const ofDish = (actor: Actor, { id }: { id: string }) => dishAccess(platform, actor, id)

  bind(router, calls.listDishes, {
    actor,
    access: ofRestaurant,
    handle: ({ access }) => dishes.listDishes(platform, access.restaurantId),
  })
  bind(router, calls.listCategoryDishes, {
    actor,
    access: ofCategory,
    handle: ({ access }) => dishes.listCategoryDishes(platform, access),
  })
  bind(router, calls.createDish, {
    actor,
    limit: limitUploads(platform),
    access: ofCategory,
    handle: call => dishes.createDish(platform, call, call.body),
  })
  bind(router, calls.reorderDishes, {
    actor,
    access: ofCategory,
    handle: call => dishOrder.reorderDishes(platform, call, call.body.itemIds),
  })
  bind(router, calls.getDish, { actor, access: ofDish, handle: ({ access }) => dishes.getDish(platform, access) })
  bind(router, calls.updateDish, {
    actor,
    limit: limitUploads(platform),
    access: ofDish,
    handle: call => dishes.updateDish(platform, call, call.body),
  })
  bind(router, calls.deleteDish, { actor, access: ofDish, handle: call => dishes.deleteDish(platform, call) })
  bind(router, calls.duplicateDish, {
    actor,
    access: ofDish,
    handle: call => dishOrder.duplicateDish(platform, call),
  })
}
