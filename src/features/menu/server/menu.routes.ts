import { bind } from '../../../platform/http/bind.ts'
import type { Router } from '../../../platform/http/router.ts'
import { signedIn, type Who } from '../../identity/server/index.ts'
import { limitUploads, restaurantAccess } from '../../restaurants/server/index.ts'
import * as calls from '../menu.contract.ts'
import * as categories from './categories.service.ts'
import * as dishOrder from './dish-order.service.ts'
import * as dishes from './dishes.service.ts'
import { categoryAccess, dishAccess } from './menu.access.ts'

/** All calls of the menu; each binds who may ask and which service answers. */
export function registerMenuRoutes(router: Router): void {
  registerCategoryRoutes(router)
  registerDishRoutes(router)
}

function registerCategoryRoutes(router: Router): void {
  const { platform } = router
  const who = signedIn(platform)
  const ofRestaurant = (asking: Who, { id }: { id: string }) => restaurantAccess(platform, asking, id)
  const ofCategory = (asking: Who, { id }: { id: string }) => categoryAccess(platform, asking, id)

  bind(router, calls.listCategories, {
    who,
    access: ofRestaurant,
    handle: ({ access }) => categories.listCategories(platform, access.restaurantId),
  })
  bind(router, calls.createCategory, {
    who,
    access: ofRestaurant,
    handle: call => categories.createCategory(platform, call, call.body),
  })
  bind(router, calls.reorderCategories, {
    who,
    access: ofRestaurant,
    handle: call => categories.reorderCategories(platform, call, call.body.categoryIds),
  })
  bind(router, calls.getCategory, {
    who,
    access: ofCategory,
    handle: ({ access }) => categories.getCategory(platform, access),
  })
  bind(router, calls.updateCategory, {
    who,
    access: ofCategory,
    handle: call => categories.updateCategory(platform, call, call.body),
  })
  bind(router, calls.deleteCategory, {
    who,
    access: ofCategory,
    handle: call => categories.deleteCategory(platform, call),
  })
}

function registerDishRoutes(router: Router): void {
  const { platform } = router
  const who = signedIn(platform)
  const ofRestaurant = (asking: Who, { id }: { id: string }) => restaurantAccess(platform, asking, id)
  const ofCategory = (asking: Who, { id }: { id: string }) => categoryAccess(platform, asking, id)
  const ofDish = (asking: Who, { id }: { id: string }) => dishAccess(platform, asking, id)

  bind(router, calls.listDishes, {
    who,
    access: ofRestaurant,
    handle: ({ access }) => dishes.listDishes(platform, access.restaurantId),
  })
  bind(router, calls.listCategoryDishes, {
    who,
    access: ofCategory,
    handle: ({ access }) => dishes.listCategoryDishes(platform, access),
  })
  bind(router, calls.createDish, {
    who,
    limit: limitUploads(platform),
    access: ofCategory,
    handle: call => dishes.createDish(platform, call, call.body),
  })
  bind(router, calls.reorderDishes, {
    who,
    access: ofCategory,
    handle: call => dishOrder.reorderDishes(platform, call, call.body.itemIds),
  })
  bind(router, calls.getDish, { who, access: ofDish, handle: ({ access }) => dishes.getDish(platform, access) })
  bind(router, calls.updateDish, {
    who,
    limit: limitUploads(platform),
    access: ofDish,
    handle: call => dishes.updateDish(platform, call, call.body),
  })
  bind(router, calls.deleteDish, { who, access: ofDish, handle: call => dishes.deleteDish(platform, call) })
  bind(router, calls.duplicateDish, {
    who,
    access: ofDish,
    handle: call => dishOrder.duplicateDish(platform, call),
  })
}
