import { bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { requireActor, type Actor } from '#features/identity/server/index.ts'
import { limitUploads } from '#features/images/server/index.ts'
import { requireWritable, restaurantAccess } from '#features/restaurants/server/index.ts'
import * as bulkCalls from '../bulk.contract.ts'
import * as calls from '../menu.contract.ts'
import * as bulk from './bulk/bulk.service.ts'
import { validateNewCategory } from './categories/category-writes.service.ts'
import * as categories from './categories/categories.service.ts'
import * as dishOrder from './dishes/dish-order.service.ts'
import { validateNewDish } from './dishes/dish-writes.service.ts'
import * as dishes from './dishes/dishes.service.ts'
import * as deletion from './deleted/delete.service.ts'
import * as restore from './deleted/restore.service.ts'
import { categoryAccess, deletedCategoryAccess, deletedDishAccess, dishAccess } from './menu.access.ts'

/** All calls of the menu; each binds its access and its service. */
export function registerMenuRoutes(router: Router): void {
  registerCategoryRoutes(router)
  registerDishLists(router)
  registerDishRoutes(router)
  registerDeletion(router)
}

/** The access of each call: to a restaurant, a category or a dish. */
const accessOf = ({ platform }: Router) => ({
  ofRestaurant: (actor: Actor, { id }: { id: string }) => restaurantAccess(platform, actor, id),
  ofCategory: (actor: Actor, { id }: { id: string }) => categoryAccess(platform, actor, id),
  ofDish: (actor: Actor, { id }: { id: string }) => dishAccess(platform, actor, id),
  ofDeletedCategory: (actor: Actor, { id }: { id: string }) => deletedCategoryAccess(platform, actor, id),
  ofDeletedDish: (actor: Actor, { id }: { id: string }) => deletedDishAccess(platform, actor, id),
})

function registerCategoryRoutes(router: Router): void {
  const { platform } = router
  const actor = requireActor(platform)
  const { ofRestaurant, ofCategory } = accessOf(router)

  bind(router, calls.listCategories, {
    actor,
    access: ofRestaurant,
    handle: call => categories.listCategories(platform, call),
  })
  bind(router, calls.createCategory, {
    actor,
    access: ofRestaurant,
    validate: validateNewCategory,
    requireWritable,
    handle: call => categories.createCategory(platform, call),
  })
  bind(router, calls.reorderCategories, {
    actor,
    access: ofRestaurant,
    validate: call => categories.validateCategoryOrder(platform, call),
    requireWritable,
    handle: call => categories.reorderCategories(platform, call),
  })
  bind(router, calls.getCategory, {
    actor,
    access: ofCategory,
    handle: call => categories.getCategory(platform, call),
  })
  bind(router, calls.updateCategory, {
    actor,
    access: ofCategory,
    validate: call => categories.validateCategoryChange(platform, call),
    requireWritable,
    handle: call => categories.updateCategory(platform, call),
  })
}

/** Calls of several dishes. */
function registerDishLists(router: Router): void {
  const { platform } = router
  const actor = requireActor(platform)
  const { ofRestaurant, ofCategory } = accessOf(router)

  bind(router, calls.listDishes, {
    actor,
    access: ofRestaurant,
    handle: call => dishes.listDishes(platform, call),
  })
  bind(router, calls.listCategoryDishes, {
    actor,
    access: ofCategory,
    handle: call => dishes.listCategoryDishes(platform, call),
  })
  bind(router, calls.reorderDishes, {
    actor,
    access: ofCategory,
    validate: call => dishOrder.validateDishOrder(platform, call),
    requireWritable,
    handle: call => dishOrder.reorderDishes(platform, call),
  })
  bind(router, bulkCalls.changeDishes, {
    actor,
    access: ofRestaurant,
    validate: call => bulk.validateBulk(platform, call),
    requireWritable,
    handle: call => bulk.changeDishes(platform, call),
  })
}

/** Calls of one dish. */
function registerDishRoutes(router: Router): void {
  const { platform } = router
  const actor = requireActor(platform)
  const { ofCategory, ofDish } = accessOf(router)

  bind(router, calls.createDish, {
    actor,
    limit: limitUploads(platform),
    access: ofCategory,
    validate: validateNewDish,
    requireWritable,
    handle: call => dishes.createDish(platform, call),
  })
  bind(router, calls.getDish, { actor, access: ofDish, handle: call => dishes.getDish(platform, call) })
  bind(router, calls.updateDish, {
    actor,
    limit: limitUploads(platform),
    access: ofDish,
    validate: call => dishes.validateDishChange(platform, call),
    requireWritable,
    handle: call => dishes.updateDish(platform, call),
  })
  bind(router, calls.duplicateDish, {
    actor,
    access: ofDish,
    requireWritable,
    handle: call => dishOrder.duplicateDish(platform, call),
  })
}

/** Deleting and restoring. */
function registerDeletion(router: Router): void {
  const { platform } = router
  const actor = requireActor(platform)
  const { ofCategory, ofDish, ofDeletedCategory, ofDeletedDish } = accessOf(router)

  bind(router, calls.deleteCategory, {
    actor,
    access: ofCategory,
    requireWritable,
    handle: call => deletion.deleteCategory(platform, call),
  })
  bind(router, calls.restoreCategory, {
    actor,
    access: ofDeletedCategory,
    requireWritable,
    handle: call => restore.restoreCategory(platform, call),
  })
  bind(router, calls.deleteDish, {
    actor,
    access: ofDish,
    requireWritable,
    handle: call => deletion.deleteDish(platform, call),
  })
  bind(router, calls.restoreDish, {
    actor,
    access: ofDeletedDish,
    requireWritable,
    handle: call => restore.restoreDish(platform, call),
  })
}
