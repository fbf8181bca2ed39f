import { orNotFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import { findCategory } from '../categories/categories.store.ts'
import { dishStateOf } from '../dishes/dish.columns.ts'
import { findDish } from '../dishes/dishes.store.ts'
import type { CategoryAccess, DishAccess } from '../menu.access.ts'
import { categoryEntity, categoryStateOf, dishEntity } from '../menu.changes.ts'
import { throwIfCategoryMoved, throwIfDishMoved } from '../menu.moved.ts'
import { type MenuWrite, writeMenu } from '../menu.transaction.ts'
import { markCategoryDeleted, markDishesDeleted, markDishesOfCategoryDeleted } from './deleted.store.ts'
import { removeOverflow } from './sweep-deleted.ts'

type DishCall = RestaurantCall<DishAccess> & { ifMatch?: string | undefined }
type CategoryCall = RestaurantCall<CategoryAccess> & { ifMatch?: string | undefined }

/** Deletes one dish; see `removeDish`. */
export function deleteDish(platform: Platform, call: DishCall): Promise<null> {
  const { access, ifMatch } = call
  return writeMenu(platform, call, async write => {
    await removeDish(platform, write, { dishId: access.dishId, ifMatch })
    return null
  })
}

/** Deletes one category; see `removeCategory`. */
export function deleteCategory(platform: Platform, call: CategoryCall): Promise<{ deletedItems: number }> {
  return writeMenu(platform, call, write => removeCategory(write, call))
}

/** Deletes a dish; it and its image can be restored for 30 days (3-decisions §6). Throws 404, 412. */
export async function removeDish(
  platform: Platform,
  write: MenuWrite,
  { dishId, ifMatch }: { dishId: string; ifMatch?: string | undefined },
): Promise<void> {
  const { trx, access, actor, now, record } = write
  const { restaurantId } = access
  const row = orNotFound(await findDish(trx, restaurantId, dishId))
  await throwIfDishMoved(platform, write, { row, ifMatch })
  await markDishesDeleted(trx, { restaurantId, ids: [dishId], now, by: actor.userId })
  await removeOverflow(write)
  record({ entity: dishEntity, id: dishId, before: dishStateOf(row), after: null })
}

/**
 * Deletes a category and its dishes, and answers the number of dishes; all of it can be restored for 30 days
 * (3-decisions §6). Throws 404, 412.
 */
async function removeCategory(
  write: MenuWrite<CategoryAccess>,
  { ifMatch }: CategoryCall,
): Promise<{ deletedItems: number }> {
  const { trx, actor, now, record } = write
  const { restaurantId, categoryId } = write.access
  const deletion = { restaurantId, categoryId, now, by: actor.userId }
  const row = orNotFound(await findCategory(trx, restaurantId, categoryId))
  await throwIfCategoryMoved(write, { row, ifMatch })
  const dishes = await markDishesOfCategoryDeleted(trx, deletion)
  await markCategoryDeleted(trx, deletion)
  await removeOverflow(write)
  for (const dish of dishes) record({ entity: dishEntity, id: dish.id, before: dishStateOf(dish), after: null })
  record({ entity: categoryEntity, id: categoryId, before: categoryStateOf(row), after: null })
  return { deletedItems: dishes.length }
}
