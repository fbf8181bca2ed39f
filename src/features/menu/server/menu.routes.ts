import { bind, bindChange } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
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
import * as changed from './deleted/changed.service.ts'
import * as deletion from './deleted/delete.service.ts'
import { listDeleted } from './deleted/list-deleted.service.ts'
import * as restore from './deleted/restore.service.ts'
import { categoryAccess, deletedCategoryAccess, deletedDishAccess, dishAccess } from './menu.access.ts'
import { registerScheduleRoutes } from './schedules/schedules.routes.ts'

type Asked = { actor: Actor; params: { id: string } }

const ofRestaurant = (platform: Platform, { actor, params }: Asked) => restaurantAccess(platform, actor, params.id)
const ofCategory = (platform: Platform, { actor, params }: Asked) => categoryAccess(platform, actor, params.id)
const ofDish = (platform: Platform, { actor, params }: Asked) => dishAccess(platform, actor, params.id)
const ofDeletedCategory = (platform: Platform, { actor, params }: Asked) =>
  deletedCategoryAccess(platform, actor, params.id)
const ofDeletedDish = (platform: Platform, { actor, params }: Asked) => deletedDishAccess(platform, actor, params.id)

/** All calls of the menu; each binds its access and its service. */
export function registerMenuRoutes(router: Router): void {
  registerCategoryRoutes(router)
  registerDishLists(router)
  registerDishRoutes(router)
  registerDeletion(router)
  registerScheduleRoutes(router)
}

function registerCategoryRoutes(router: Router): void {
  bind(router, calls.listCategories, {
    actor: requireActor,
    access: ofRestaurant,
    handle: categories.listCategories,
  })
  bind(router, calls.createCategory, {
    actor: requireActor,
    access: ofRestaurant,
    validate: (_, call) => validateNewCategory(call),
    requireWritable,
    handle: categories.createCategory,
  })
  bind(router, calls.reorderCategories, {
    actor: requireActor,
    access: ofRestaurant,
    validate: categories.validateCategoryOrder,
    requireWritable,
    handle: categories.reorderCategories,
  })
  bind(router, calls.getCategory, {
    actor: requireActor,
    access: ofCategory,
    handle: categories.getCategory,
  })
  bind(router, calls.updateCategory, {
    actor: requireActor,
    access: ofCategory,
    validate: categories.validateCategoryChange,
    requireWritable,
    handle: categories.updateCategory,
  })
}

/** Calls of several dishes. */
function registerDishLists(router: Router): void {
  bind(router, calls.listDishes, {
    actor: requireActor,
    access: ofRestaurant,
    handle: dishes.listDishes,
  })
  bind(router, calls.listDeleted, { actor: requireActor, access: ofRestaurant, handle: listDeleted })
  bind(router, calls.listChangedDishes, {
    actor: requireActor,
    access: ofRestaurant,
    handle: changed.listChangedDishes,
  })
  bind(router, calls.listCategoryDishes, {
    actor: requireActor,
    access: ofCategory,
    handle: dishes.listCategoryDishes,
  })
  bind(router, calls.reorderDishes, {
    actor: requireActor,
    access: ofCategory,
    validate: dishOrder.validateDishOrder,
    requireWritable,
    handle: dishOrder.reorderDishes,
  })
  bindChange(router, bulkCalls.changeDishes, {
    actor: requireActor,
    access: ofRestaurant,
    validate: bulk.validateBulk,
    requireWritable,
    handle: bulk.changeDishes,
  })
}

/** Calls of one dish. */
function registerDishRoutes(router: Router): void {
  bind(router, calls.createDish, {
    actor: requireActor,
    limit: limitUploads,
    access: ofCategory,
    validate: (_, call) => validateNewDish(call),
    requireWritable,
    handle: dishes.createDish,
  })
  bind(router, calls.getDish, { actor: requireActor, access: ofDish, handle: dishes.getDish })
  bind(router, calls.updateDish, {
    actor: requireActor,
    limit: limitUploads,
    access: ofDish,
    validate: dishes.validateDishChange,
    requireWritable,
    handle: dishes.updateDish,
  })
  bind(router, calls.duplicateDish, {
    actor: requireActor,
    access: ofDish,
    requireWritable,
    handle: dishOrder.duplicateDish,
  })
}

/**
 * Deleting and restoring. What is deleted already may be reached by both: a repeated deletion with its key is answered,
 * any other is 404.
 */
function registerDeletion(router: Router): void {
  bind(router, calls.deleteCategory, {
    actor: requireActor,
    access: ofDeletedCategory,
    requireWritable,
    handle: deletion.deleteCategory,
  })
  bind(router, calls.restoreCategory, {
    actor: requireActor,
    access: ofDeletedCategory,
    requireWritable,
    handle: restore.restoreCategory,
  })
  bind(router, calls.deleteDish, {
    actor: requireActor,
    access: ofDeletedDish,
    requireWritable,
    handle: deletion.deleteDish,
  })
  bind(router, calls.restoreDish, {
    actor: requireActor,
    access: ofDeletedDish,
    requireWritable,
    handle: restore.restoreDish,
  })
}
