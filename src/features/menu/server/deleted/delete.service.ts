import { notFound, orNotFound } from '#platform/http/bind.ts'
import { throwIfChanged } from '#platform/http/if-match.ts'
import type { Platform } from '#platform/platform.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import { findCategory } from '../categories/categories.store.ts'
import { dishStateOf } from '../dishes/dish.columns.ts'
import type { CategoryAccess, DishAccess } from '../menu.access.ts'
import { categoryEntity, categoryStateOf, dishEntity } from '../menu.changes.ts'
import { type MenuWrite, writeMenu } from '../menu.transaction.ts'
import { markCategoryDeleted, markDishesDeleted, markDishesOfCategoryDeleted } from './deleted.store.ts'

type DishCall = RestaurantCall<DishAccess> & { ifMatch?: string | undefined }
type CategoryCall = RestaurantCall<CategoryAccess> & { ifMatch?: string | undefined }

/** Deletes one dish; see `removeDish`. */
export async function deleteDish(platform: Platform, call: DishCall): Promise<null> {
  await writeMenu(platform, call, write => removeDish(write, call.access.dishId, call.ifMatch))
  return null
}

/** Deletes one category; see `removeCategory`. */
export function deleteCategory(platform: Platform, call: CategoryCall): Promise<{ deletedItems: number }> {
  return writeMenu(platform, call, write => removeCategory(write, call.access.categoryId, call.ifMatch))
}

/** Deletes a dish; it and its image can be restored for 30 days (3-decisions §6). Throws 404, 412. */
export async function removeDish(write: MenuWrite, dishId: string, ifMatch?: string): Promise<void> {
  const { trx, access, now, record } = write
  const [row] = await markDishesDeleted(trx, { restaurantId: access.restaurantId, ids: [dishId], now })
  if (!row) throw notFound()
  throwIfChanged(ifMatch, row.updated_at)
  record({ entity: dishEntity, id: dishId, before: dishStateOf(row), after: null })
}

/**
 * Deletes a category and its dishes, and answers the number of dishes; all of it can be restored for 30 days
 * (3-decisions §6). Throws 404, 412.
 */
async function removeCategory(
  { trx, access: { restaurantId }, now, record }: MenuWrite,
  categoryId: string,
  ifMatch?: string,
): Promise<{ deletedItems: number }> {
  const row = orNotFound(await findCategory(trx, restaurantId, categoryId))
  throwIfChanged(ifMatch, row.updated_at)
  const dishes = await markDishesOfCategoryDeleted(trx, { restaurantId, categoryId, now })
  await markCategoryDeleted(trx, { restaurantId, categoryId, now })
  for (const dish of dishes) record({ entity: dishEntity, id: dish.id, before: dishStateOf(dish), after: null })
  record({ entity: categoryEntity, id: categoryId, before: categoryStateOf(row), after: null })
  return { deletedItems: dishes.length }
}
