import { AppError } from '#shared/app-error.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import type { Actor } from '#features/identity/server/index.ts'
import { requireWritable } from '#features/restaurants/server/index.ts'
import type { Dish } from '../../menu.contract.ts'
import { menuErrors } from '../../menu.errors.ts'
import { DISHES_MAX } from '../../menu.limits.ts'
import { isCompleteOrder } from '../../menu.rules.ts'
import { menuTexts as texts } from '../../menu.texts.ts'
import { findCategory } from '../categories/categories.store.ts'
import * as store from './dishes.store.ts'
import type { CategoryAccess, DishAccess } from '../menu.access.ts'
import { presentDish } from '../menu.presenter.ts'
import { found, refuse, writeMenu } from '../menu.transaction.ts'

/**
 * Puts all dishes of a category in the order of the ids and answers the new list. Throws 400 unless the list is
 * complete, each id once and of this category; then nothing changes (3-decisions §6).
 */
export async function reorderDishes(
  platform: Platform,
  { actor, access }: { actor: Actor; access: CategoryAccess },
  itemIds: string[],
): Promise<Dish[]> {
  const { restaurantId, categoryId } = access
  const judge = (existing: string[]) =>
    refuse(isCompleteOrder(existing, itemIds) ? {} : { itemIds: texts.incompleteOrder })
  judge(await store.listDishOrder(platform.db, restaurantId, categoryId))
  await requireWritable(platform, actor, access)
  return writeMenu(platform, restaurantId, async ({ trx, now }) => {
    found(await findCategory(trx, restaurantId, categoryId))
    judge(await store.listDishOrder(trx, restaurantId, categoryId))
    await store.writeDishOrder(trx, restaurantId, itemIds, now)
    const rows = await store.listCategoryDishes(trx, restaurantId, categoryId)
    return rows.map(row => presentDish(platform, row))
  })
}

/**
 * Copies a dish to the place after it; the copy shows the same picture, without a file of its own. Throws 403, 404,
 * 409 `menu_limit`.
 */
export async function duplicateDish(
  platform: Platform,
  { actor, access }: { actor: Actor; access: DishAccess },
): Promise<Dish> {
  const { restaurantId, dishId } = access
  await requireWritable(platform, actor, access)
  return writeMenu(platform, restaurantId, async ({ trx, now }) => {
    const original = found(await store.findDish(trx, restaurantId, dishId))
    if ((await store.countDishes(trx, restaurantId)) >= DISHES_MAX) throw new AppError(menuErrors.dishLimit)
    const id = v7()
    await store.insertDish(
      trx,
      { restaurantId, id, now },
      {
        categoryId: original.category_id,
        translations: original.translations,
        price: original.price,
        imageId: original.image_id,
        allergens: original.allergens,
        allergensDeclared: original.allergens_declared,
        available: original.available,
        sortOrder: original.sort_order,
      },
    )
    const others = (await store.listDishOrder(trx, restaurantId, original.category_id)).filter(each => each !== id)
    await store.writeDishOrder(trx, restaurantId, others.toSpliced(others.indexOf(dishId) + 1, 0, id), now)
    return presentDish(platform, found(await store.findDish(trx, restaurantId, id)))
  })
}
