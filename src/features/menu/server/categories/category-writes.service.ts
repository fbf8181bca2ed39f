import { AppError, throwIfInvalid } from '#shared/app-error.ts'
import type { Db } from '#platform/db/database.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { v7 } from '#platform/id/id.ts'
import type { RestaurantAccess } from '#features/restaurants/server/index.ts'
import type { Category, CategoryChange, NewCategory } from '../../menu.contract.ts'
import { menuErrors } from '../../menu.errors.ts'
import { CATEGORIES_MAX, DEFAULT_SORT_ORDER } from '../../menu.limits.ts'
import { categoryKey, categoryNameErrors, mergeCategoryTranslations } from '../../menu.rules.ts'
import * as store from './categories.store.ts'
import { categoryEntity, categoryStateOf } from '../menu.changes.ts'
import { throwIfCategoryMoved } from '../menu.moved.ts'
import { presentCategory } from '../menu.presenter.ts'
import type { MenuWrite } from '../menu.transaction.ts'

// Everything that can be done to categories inside a menu write; the counterpart of dish-writes.service.ts.
// Deleting is in deleted/delete.service.ts.

/** Throws 400 for the name. */
export function validateNewCategory({ access, body }: { access: RestaurantAccess; body: NewCategory }): void {
  throwIfInvalid(categoryNameErrors(mergeCategoryTranslations({}, body.translations ?? {}), access.locales))
}

/**
 * Creates categories and answers them in the given order. Without `sortOrder` a category gets 30, without `key` one
 * made of its name (S2 §3, §5). Throws 400 for names, 409 `menu_limit` when there would be more than 100; then none is
 * created.
 */
export async function addCategories(
  { trx, access, now, record }: MenuWrite,
  bodies: readonly NewCategory[],
): Promise<Category[]> {
  const { restaurantId } = access
  if (bodies.length === 0) return []
  for (const body of bodies) validateNewCategory({ access, body })
  if ((await store.countCategories(trx, restaurantId)) + bodies.length > CATEGORIES_MAX)
    throw new AppError(menuErrors.categoryLimit)
  const rows = bodies.map(body => {
    const translations = mergeCategoryTranslations({}, body.translations ?? {})
    const key = body.key || categoryKey(translations)
    return { id: v7(), key, translations, sortOrder: body.sortOrder ?? DEFAULT_SORT_ORDER, now }
  })
  await store.insertCategories(trx, restaurantId, rows)
  const made = await store.listCategories(trx, restaurantId)
  return rows.map(({ id }) => {
    const row = orNotFound(made.find(each => each.id === id))
    record({ entity: categoryEntity, id, before: null, after: categoryStateOf(row) })
    return presentCategory(row)
  })
}

export type CategoryEdit = { categoryId: string; body: CategoryChange; ifMatch?: string | undefined }

/** The names after the change; undefined when it has none. Throws 400 for the merged names (3-decisions §6). */
function changedNames(access: RestaurantAccess, row: store.CategoryRow, { translations: change }: CategoryChange) {
  if (!change) return undefined
  const translations = mergeCategoryTranslations(row.translations, change)
  throwIfInvalid(categoryNameErrors(translations, access.locales))
  return translations
}

/** Throws 400 for the names, 404 when the category was deleted meanwhile. */
export async function validateEdit(
  db: Db,
  access: RestaurantAccess,
  { categoryId, body }: CategoryEdit,
): Promise<void> {
  changedNames(access, orNotFound(await store.findCategory(db, access.restaurantId, categoryId)), body)
}

/** Changes the sent fields; names are validated as merged. Throws 400, 404, 412 for another `ifMatch`. */
export async function changeCategory(
  write: MenuWrite,
  { categoryId: id, body, ifMatch }: CategoryEdit,
): Promise<Category> {
  const { trx, access, now } = write
  const { restaurantId } = access
  const row = orNotFound(await store.findCategory(trx, restaurantId, id))
  await throwIfCategoryMoved(write, { row, ifMatch })
  const translations = changedNames(access, row, body)
  const { key, sortOrder } = body
  const order = { restaurantId, id, now, by: write.actor.userId }
  await store.updateCategory(trx, order, { key: key || undefined, translations, sortOrder })
  const changed = orNotFound(await store.findCategory(trx, restaurantId, id))
  write.record({ entity: categoryEntity, id, before: categoryStateOf(row), after: categoryStateOf(changed) })
  return presentCategory(changed)
}
