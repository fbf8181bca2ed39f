import { AppError } from '#shared/app-error.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import { releaseImages } from '#features/images/server/index.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import type { Category, CategoryChange, NewCategory } from '../../menu.contract.ts'
import { menuErrors } from '../../menu.errors.ts'
import { CATEGORIES_MAX, DEFAULT_SORT_ORDER } from '../../menu.limits.ts'
import { categoryKey, categoryNameErrors, isCompleteOrder, mergeCategoryTranslations } from '../../menu.rules.ts'
import { menuTexts as texts } from '../../menu.texts.ts'
import * as store from './categories.store.ts'
import { deleteDishesOfCategory } from '../dishes/dishes.store.ts'
import type { CategoryAccess } from '../menu.access.ts'
import { presentCategory } from '../menu.presenter.ts'
import { throwIfInvalid, writeMenu } from '../menu.transaction.ts'

type CategoryCall = RestaurantCall<CategoryAccess>
type CreateCall = RestaurantCall & { body: NewCategory }
type UpdateCall = CategoryCall & { body: CategoryChange }
type OrderCall = RestaurantCall & { body: { categoryIds: string[] } }

/** By order, those without dishes too (3-decisions §6). */
export async function listCategories({ db }: Platform, { access }: RestaurantCall): Promise<Category[]> {
  return (await store.listCategories(db, access.restaurantId)).map(presentCategory)
}

/** Throws 404 when it is gone. */
export async function getCategory({ db }: Platform, { access }: CategoryCall): Promise<Category> {
  return presentCategory(orNotFound(await store.findCategory(db, access.restaurantId, access.categoryId)))
}

/** Throws 400 for the name. */
export function validateNewCategory({ access, body }: Omit<CreateCall, 'actor'>): void {
  throwIfInvalid(categoryNameErrors(mergeCategoryTranslations({}, body.translations ?? {}), access.locales))
}

/**
 * Makes a category; without `sortOrder` it gets 30, without `key` one of its name (S2 §3, §5). Throws 409 `menu_limit`
 * at 100.
 */
export function createCategory(platform: Platform, call: CreateCall): Promise<Category> {
  const { body } = call
  return writeMenu(platform, call, async ({ trx, access, now }) => {
    validateNewCategory({ access, body })
    const { restaurantId } = access
    if ((await store.countCategories(trx, restaurantId)) >= CATEGORIES_MAX) throw new AppError(menuErrors.categoryLimit)
    const id = v7()
    const translations = mergeCategoryTranslations({}, body.translations ?? {})
    const key = body.key || categoryKey(translations)
    const sortOrder = body.sortOrder ?? DEFAULT_SORT_ORDER
    await store.insertCategory(trx, restaurantId, { id, key, translations, sortOrder, now })
    return presentCategory(orNotFound(await store.findCategory(trx, restaurantId, id)))
  })
}

/** The names after the change; undefined when it brings none. Throws 400 for the merged names (3-decisions §6). */
function changedNames(row: store.CategoryRow, { access, body }: Pick<UpdateCall, 'access' | 'body'>) {
  if (!body.translations) return undefined
  const translations = mergeCategoryTranslations(row.translations, body.translations)
  throwIfInvalid(categoryNameErrors(translations, access.locales))
  return translations
}

/** Throws 400 for the names, 404 when it is gone. */
export async function validateCategoryChange({ db }: Platform, { access, body }: UpdateCall): Promise<void> {
  const { restaurantId, categoryId } = access
  changedNames(orNotFound(await store.findCategory(db, restaurantId, categoryId)), { access, body })
}

/** Changes the sent fields; a body with `translations` is judged by the merged names. Throws 400, 404. */
export function updateCategory(platform: Platform, call: UpdateCall): Promise<Category> {
  const { body } = call
  return writeMenu(platform, call, async ({ trx, access, now }) => {
    const { restaurantId, categoryId: id } = access
    const row = orNotFound(await store.findCategory(trx, restaurantId, id))
    const translations = changedNames(row, { access, body })
    const { key, sortOrder } = body
    await store.updateCategory(trx, { restaurantId, id, now }, { key: key || undefined, translations, sortOrder })
    return presentCategory(orNotFound(await store.findCategory(trx, restaurantId, id)))
  })
}

/** Deletes a category and its dishes together, and says how many dishes that were (3-decisions §6). */
export function deleteCategory(platform: Platform, call: CategoryCall): Promise<{ deletedItems: number }> {
  return writeMenu(platform, call, async ({ trx, access: { restaurantId, categoryId } }) => {
    orNotFound(await store.findCategory(trx, restaurantId, categoryId))
    const { count, imageIds } = await deleteDishesOfCategory(trx, restaurantId, categoryId)
    await store.deleteCategory(trx, restaurantId, categoryId)
    await releaseImages(platform, trx, restaurantId, imageIds)
    return { deletedItems: count }
  })
}

/** Throws 400 unless the list is complete, each id once and of this restaurant (3-decisions §6). */
export async function validateCategoryOrder(
  { db }: Pick<Platform, 'db'>,
  { access, body }: Pick<OrderCall, 'access' | 'body'>,
): Promise<void> {
  const existing = (await store.listCategories(db, access.restaurantId)).map(row => row.id)
  throwIfInvalid(isCompleteOrder(existing, body.categoryIds) ? {} : { categoryIds: texts.incompleteOrder })
}

/** Puts all categories in the order of the ids and answers the new list. Throws 400; then nothing changes. */
export function reorderCategories(platform: Platform, call: OrderCall): Promise<Category[]> {
  const { body } = call
  return writeMenu(platform, call, async ({ trx, access, now }) => {
    await validateCategoryOrder({ db: trx }, { access, body })
    await store.writeCategoryOrder(trx, access.restaurantId, body.categoryIds, now)
    return (await store.listCategories(trx, access.restaurantId)).map(presentCategory)
  })
}
