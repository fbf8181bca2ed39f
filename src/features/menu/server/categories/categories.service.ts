import { AppError } from '#shared/app-error.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import type { Actor } from '#features/identity/server/index.ts'
import { releaseImages } from '#features/images/server/index.ts'
import { requireWritable, type RestaurantAccess } from '#features/restaurants/server/index.ts'
import type { Category, CategoryChange, NewCategory } from '../../menu.contract.ts'
import { menuErrors } from '../../menu.errors.ts'
import { CATEGORIES_MAX, DEFAULT_SORT_ORDER } from '../../menu.limits.ts'
import { categoryKey, categoryNameErrors, isCompleteOrder, mergeCategoryTranslations } from '../../menu.rules.ts'
import { menuTexts as texts } from '../../menu.texts.ts'
import * as store from './categories.store.ts'
import { deleteDishesOfCategory } from '../dishes/dishes.store.ts'
import type { CategoryAccess } from '../menu.access.ts'
import { presentCategory } from '../menu.presenter.ts'
import { found, refuse, requireLocales, writeMenu } from '../menu.transaction.ts'

/** By order, those without dishes too (3-decisions §6). */
export async function listCategories(platform: Platform, restaurantId: string): Promise<Category[]> {
  return (await store.listCategories(platform.db, restaurantId)).map(presentCategory)
}

/** Throws 404 when it is gone. */
export async function getCategory(platform: Platform, access: CategoryAccess): Promise<Category> {
  return presentCategory(found(await store.findCategory(platform.db, access.restaurantId, access.categoryId)))
}

/**
 * Makes a category; without `sortOrder` it gets 30, without `key` one of its name (S2 §3, §5). Throws 400 for its name,
 * 403 for the plan, 409 `menu_limit` at 100.
 */
export async function createCategory(
  platform: Platform,
  { actor, access }: { actor: Actor; access: RestaurantAccess },
  body: NewCategory,
): Promise<Category> {
  const { restaurantId } = access
  const translations = mergeCategoryTranslations({}, body.translations ?? {})
  refuse(categoryNameErrors(translations, await requireLocales(platform, restaurantId)))
  await requireWritable(platform, actor, access)
  return writeMenu(platform, restaurantId, async ({ trx, now }) => {
    if ((await store.countCategories(trx, restaurantId)) >= CATEGORIES_MAX) throw new AppError(menuErrors.categoryLimit)
    const id = v7()
    const key = body.key || categoryKey(translations)
    const sortOrder = body.sortOrder ?? DEFAULT_SORT_ORDER
    await store.insertCategory(trx, restaurantId, { id, key, translations, sortOrder, now })
    return presentCategory(found(await store.findCategory(trx, restaurantId, id)))
  })
}

/** Changes the sent fields; a body with `translations` is judged by the merged names. Throws 400, 403, 404. */
export async function updateCategory(
  platform: Platform,
  { actor, access }: { actor: Actor; access: CategoryAccess },
  body: CategoryChange,
): Promise<Category> {
  const { restaurantId, categoryId: id } = access
  const locales = await requireLocales(platform, restaurantId)
  const judged = (row: store.CategoryRow) => {
    if (!body.translations) return undefined
    const translations = mergeCategoryTranslations(row.translations, body.translations)
    refuse(categoryNameErrors(translations, locales))
    return translations
  }
  judged(found(await store.findCategory(platform.db, restaurantId, id)))
  await requireWritable(platform, actor, access)
  return writeMenu(platform, restaurantId, async ({ trx, now }) => {
    const translations = judged(found(await store.findCategory(trx, restaurantId, id)))
    const { key, sortOrder } = body
    await store.updateCategory(trx, { restaurantId, id, now }, { key: key || undefined, translations, sortOrder })
    return presentCategory(found(await store.findCategory(trx, restaurantId, id)))
  })
}

/** Deletes a category and its dishes together, and says how many dishes that were (3-decisions §6). */
export async function deleteCategory(
  platform: Platform,
  { actor, access }: { actor: Actor; access: CategoryAccess },
): Promise<{ deletedItems: number }> {
  const { restaurantId, categoryId } = access
  await requireWritable(platform, actor, access)
  return writeMenu(platform, restaurantId, async ({ trx }) => {
    found(await store.findCategory(trx, restaurantId, categoryId))
    const { count, imageIds } = await deleteDishesOfCategory(trx, restaurantId, categoryId)
    await store.deleteCategory(trx, restaurantId, categoryId)
    await releaseImages(platform, trx, restaurantId, imageIds)
    return { deletedItems: count }
  })
}

/**
 * Puts all categories in the order of the ids and answers the new list. Throws 400 unless the list is complete, each id
 * once and of this restaurant; then nothing changes (3-decisions §6).
 */
export async function reorderCategories(
  platform: Platform,
  { actor, access }: { actor: Actor; access: RestaurantAccess },
  categoryIds: string[],
): Promise<Category[]> {
  const { restaurantId } = access
  const judge = (rows: store.CategoryRow[]) => {
    const existing = rows.map(row => row.id)
    refuse(isCompleteOrder(existing, categoryIds) ? {} : { categoryIds: texts.incompleteOrder })
  }
  judge(await store.listCategories(platform.db, restaurantId))
  await requireWritable(platform, actor, access)
  return writeMenu(platform, restaurantId, async ({ trx, now }) => {
    judge(await store.listCategories(trx, restaurantId))
    await store.writeCategoryOrder(trx, restaurantId, categoryIds, now)
    return (await store.listCategories(trx, restaurantId)).map(presentCategory)
  })
}
