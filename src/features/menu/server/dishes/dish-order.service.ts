import { throwIfInvalid } from '#shared/app-error.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { throwIfListChanged } from '#platform/http/if-match.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import { withinRights } from '#features/restaurants/change-rights.rules.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import type { DishState } from '../../dish.fields.ts'
import { copyOfDish, newDishState } from '../../dish.rules.ts'
import type { Dish } from '../../menu.contract.ts'
import { isCompleteOrder, namesOfDraft, placesOf } from '../../menu.rules.ts'
import { menuTexts as texts } from '../../menu.texts.ts'
import { findCategory } from '../categories/categories.store.ts'
import { dishStateOf } from './dish.columns.ts'
import { throwIfMenuFull } from './dish-writes.service.ts'
import * as store from './dishes.store.ts'
import type { CategoryAccess, DishAccess } from '../menu.access.ts'
import { dishEntity, dishOrderEntity } from '../menu.changes.ts'
import { askForPrices } from '../unpriced/unpriced.service.ts'
import { presentDish } from '../menu.presenter.ts'
import { copySchedule } from '../schedules/schedules.service.ts'
import { writeMenu } from '../menu.transaction.ts'

const orderOf = (rows: readonly store.DishRow[]) => ({
  itemIds: rows.map(row => row.id),
  places: rows.map(row => row.sort_order),
})

type OrderCall = RestaurantCall<CategoryAccess> & { body: { itemIds: string[] }; ifMatch?: string | undefined }

/** Throws 400 unless the list has every id of this category's dishes once (3-decisions §6). */
export async function validateDishOrder(
  { db }: Pick<Platform, 'db'>,
  { access, body }: Pick<OrderCall, 'access' | 'body'>,
): Promise<void> {
  const existing = await store.listDishOrder(db, access.restaurantId, access.categoryId)
  throwIfInvalid(isCompleteOrder(existing, body.itemIds) ? {} : { itemIds: texts.incompleteOrder })
}

/**
 * Puts all dishes of a category in the order of the ids and answers the new list. Throws 400, and 412 for another
 * `ifMatch`, the newest `updatedAt` of the list; then nothing changes.
 */
export function reorderDishes(platform: Platform, call: OrderCall): Promise<Dish[]> {
  const { body } = call
  return writeMenu(platform, call, async ({ trx, access, actor, now, record }) => {
    const { restaurantId, categoryId } = access
    orNotFound(await findCategory(trx, restaurantId, categoryId))
    await validateDishOrder({ db: trx }, { access, body })
    const rowsBefore = await store.listCategoryDishes(trx, restaurantId, categoryId)
    throwIfListChanged(call.ifMatch, rowsBefore)
    const before = orderOf(rowsBefore)
    const after = { itemIds: body.itemIds, places: placesOf(body.itemIds) }
    await store.writeDishOrder(trx, { restaurantId, now, by: actor.userId }, body.itemIds)
    record({ entity: dishOrderEntity, id: categoryId, before, after })
    const rows = await store.listCategoryDishes(trx, restaurantId, categoryId)
    return rows.map(row => presentDish(platform, row))
  })
}

const draftOf = ({ translations }: DishState) => ({ published: false, translations: namesOfDraft(translations) })

type CopyCall = RestaurantCall<DishAccess> & { body: { draft?: boolean | undefined } }

/**
 * Copies a dish; the copy comes right after it, shares its image and is available, also when the dish is sold out. It
 * has no price and no allergens where its maker may not set them (4-beyond §10). `draft`: no diner sees it yet.
 * Throws 404, 409 `menu_limit`.
 */
export function duplicateDish(platform: Platform, call: CopyCall): Promise<Dish> {
  return writeMenu(platform, call, async write => {
    const { trx, access, actor, now, record } = write
    const { restaurantId, dishId } = access
    const original = orNotFound(await store.findDish(trx, restaurantId, dishId))
    await throwIfMenuFull(trx, restaurantId)
    const id = v7()
    const whole = copyOfDish(dishStateOf(original), original)
    const allowed = withinRights(dishEntity.name, whole, { initial: newDishState(), rights: access.rights })
    const made = call.body.draft ? { ...allowed, ...draftOf(allowed) } : allowed
    await store.insertDishes(trx, { restaurantId, now }, [{ id, ...made }])
    await askForPrices(platform, write, [{ id, state: made }])
    const rows = await store.listCategoryDishes(trx, restaurantId, original.category_id)
    const before = orderOf(rows.filter(row => row.id !== id))
    const order = before.itemIds.toSpliced(before.itemIds.indexOf(dishId) + 1, 0, id)
    await store.writeDishOrder(trx, { restaurantId, now, by: actor.userId }, order)
    await copySchedule(write, { from: dishId, to: id })
    const copy = orNotFound(await store.findDish(trx, restaurantId, id))
    record({ entity: dishEntity, id, before: null, after: dishStateOf(copy) })
    const after = { itemIds: order, places: placesOf(order) }
    record({ entity: dishOrderEntity, id: original.category_id, before, after })
    return presentDish(platform, copy)
  })
}
