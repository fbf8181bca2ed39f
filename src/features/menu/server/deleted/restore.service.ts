import { isUuid } from '#shared/id.ts'
import { AppError, throwIfInvalid } from '#shared/app-error.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { throwIfChanged } from '#platform/http/if-match.ts'
import type { Platform } from '#platform/platform.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import type { DishState } from '../../dish.fields.ts'
import type { Category, Dish } from '../../menu.contract.ts'
import { menuErrors } from '../../menu.errors.ts'
import { CATEGORIES_MAX } from '../../menu.limits.ts'
import { nextSortOrder, restorableSince } from '../../menu.rules.ts'
import { menuTexts as texts } from '../../menu.texts.ts'
import { countCategories, findCategory } from '../categories/categories.store.ts'
import { dishStateOf } from '../dishes/dish.columns.ts'
import { findDish, findLastSortOrders, type MenuItemRow, updateDish } from '../dishes/dishes.store.ts'
import { throwIfMenuFull } from '../dishes/dish-writes.service.ts'
import type { CategoryAccess, DishAccess } from '../menu.access.ts'
import { categoryEntity, categoryStateOf, dishEntity } from '../menu.changes.ts'
import { presentCategory, presentDish } from '../menu.presenter.ts'
import { type MenuWrite, writeMenu } from '../menu.transaction.ts'
import * as store from './deleted.store.ts'

type DishCall = RestaurantCall<DishAccess> & {
  body: { categoryId?: string | undefined }
  ifMatch?: string | undefined
}
type CategoryCall = RestaurantCall<CategoryAccess> & { ifMatch?: string | undefined }

/**
 * Brings deleted dishes of one restaurant back, each with its id, place, texts, image and allergens; `from` is how it
 * was, so that only what differs asks for a right of its own. Throws 409
 * `menu_limit` when there would be more than 2 000 dishes; then none comes back (3-decisions §6).
 */
export async function bringBackDishes(
  { trx, access: { restaurantId }, record }: MenuWrite,
  dishes: readonly { id: string; state: DishState; from: DishState }[],
): Promise<void> {
  if (dishes.length === 0) return
  await throwIfMenuFull(trx, restaurantId, dishes.length)
  const ids = dishes.map(({ id }) => id)
  await store.unmarkDishes(trx, restaurantId, ids)
  for (const { id, state, from } of dishes) record({ entity: dishEntity, id, before: null, after: state, from })
}

function stored(row: MenuItemRow) {
  const state = dishStateOf(row)
  return { id: row.id, state, from: state }
}

/** The dish as it comes back: where it stood, or at the end of the category that is named. */
async function placed(write: MenuWrite, row: MenuItemRow, categoryId: string | undefined) {
  const { trx, now, actor, access } = write
  const { restaurantId } = access
  const before = stored(row)
  const wanted = categoryId?.toLowerCase()
  if (wanted === undefined || wanted === row.category_id) return before
  if (!isUuid(wanted) || !(await findCategory(trx, restaurantId, wanted)))
    throwIfInvalid({ categoryId: texts.wrongCategory })
  const last = await findLastSortOrders(trx, restaurantId, [wanted])
  const place = { categoryId: wanted, sortOrder: nextSortOrder(last.get(wanted)) }
  await updateDish(trx, { restaurantId, id: row.id, now, by: actor.userId }, place)
  return { ...before, state: { ...before.state, ...place } }
}

/**
 * Restores a dish that was deleted in the last 30 days. A dish that is there already is answered as it is, so that the
 * call can be repeated. `categoryId`: it comes back at the end of that category. Throws 400 for a category of another
 * restaurant, 404, 412 for another `ifMatch`, 409 `category_deleted` and `menu_limit` (3-decisions §6).
 */
export function restoreDish(platform: Platform, call: DishCall): Promise<Dish> {
  return writeMenu(platform, call, async write => {
    const { trx, now } = write
    const { restaurantId, dishId } = write.access
    const order = { ids: [dishId], since: restorableSince(now) }
    const row = orNotFound((await store.listRestorableDishes(trx, restaurantId, order))[0])
    throwIfChanged(call.ifMatch, row.updated_at)
    if (row.deleted_at !== null) {
      const dish = await placed(write, row, call.body.categoryId)
      if (!(await findCategory(trx, restaurantId, dish.state.categoryId)))
        throw new AppError(menuErrors.categoryDeleted)
      await bringBackDishes(write, [dish])
    }
    return presentDish(platform, orNotFound(await findDish(trx, restaurantId, dishId)))
  })
}

/**
 * Restores a category with the dishes that were deleted together with it; those deleted before it stay deleted. Throws
 * 404, 412 for another `ifMatch`, 409 `menu_limit`; then nothing comes back (3-decisions §6).
 */
export function restoreCategory(platform: Platform, call: CategoryCall): Promise<Category> {
  return writeMenu(platform, call, async write => {
    const { trx, now, record } = write
    const { restaurantId, categoryId: id } = write.access
    const row = orNotFound(await store.findRestorableCategory(trx, restaurantId, { id, since: restorableSince(now) }))
    throwIfChanged(call.ifMatch, row.updated_at)
    if (row.deleted_at === null) return presentCategory(row)
    if ((await countCategories(trx, restaurantId)) >= CATEGORIES_MAX) throw new AppError(menuErrors.categoryLimit)
    await store.unmarkCategory(trx, restaurantId, id)
    record({ entity: categoryEntity, id, before: null, after: categoryStateOf(row) })
    const dishes = await store.listDishesDeletedWith(trx, restaurantId, id)
    await bringBackDishes(write, dishes.map(stored))
    return presentCategory(row)
  })
}
