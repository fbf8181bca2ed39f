import { throwIfInvalid } from '#shared/app-error.ts'
import type { Db } from '#platform/db/database.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { throwIfListChanged } from '#platform/http/if-match.ts'
import type { Platform } from '#platform/platform.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import type { Category, CategoryChange, NewCategory } from '../../menu.contract.ts'
import { dashboardName, isCompleteOrder, placesOf } from '../../menu.rules.ts'
import { menuTexts as texts } from '../../menu.texts.ts'
import * as store from './categories.store.ts'
import { addCategories, changeCategory, validateEdit } from './category-writes.service.ts'
import type { CategoryAccess } from '../menu.access.ts'
import { categoryOrderEntity } from '../menu.changes.ts'
import { presentCategory } from '../menu.presenter.ts'
import { writeMenu } from '../menu.transaction.ts'

type CategoryCall = RestaurantCall<CategoryAccess> & { ifMatch?: string | undefined }
type CreateCall = RestaurantCall & { body: NewCategory }
type UpdateCall = CategoryCall & { body: CategoryChange }
type OrderCall = RestaurantCall & { body: { categoryIds: string[] }; ifMatch?: string | undefined }

/** Sorted by `sortOrder`; also categories without dishes (3-decisions §6). */
export async function listCategories({ db }: Platform, { access }: RestaurantCall): Promise<Category[]> {
  return (await store.listCategories(db, access.restaurantId)).map(presentCategory)
}

/** The names of a restaurant's categories as its people read them, by id. */
export async function listCategoryNames(db: Db, restaurantId: string): Promise<Map<string, string>> {
  const rows = await store.listCategories(db, restaurantId)
  return new Map(rows.map(({ id, translations }) => [id, dashboardName(translations, 'es')]))
}

/** Throws 404 when the category was deleted meanwhile. */
export async function getCategory({ db }: Platform, { access }: CategoryCall): Promise<Category> {
  return presentCategory(orNotFound(await store.findCategory(db, access.restaurantId, access.categoryId)))
}

/** Creates one category; see `addCategories`. */
export function createCategory(platform: Platform, call: CreateCall): Promise<Category> {
  return writeMenu(platform, call, async write => {
    const [category] = await addCategories(write, [call.body])
    return orNotFound(category)
  })
}

/** Throws 400 for the names, 404 when the category was deleted meanwhile. */
export const validateCategoryChange = ({ db }: Platform, { access, body }: UpdateCall): Promise<void> =>
  validateEdit(db, access, { categoryId: access.categoryId, body })

/** Changes one category; see `changeCategory`. */
export function updateCategory(platform: Platform, call: UpdateCall): Promise<Category> {
  const { access, body, ifMatch } = call
  return writeMenu(platform, call, write => changeCategory(write, { categoryId: access.categoryId, body, ifMatch }))
}

/** Throws 400 unless the list has every id of this restaurant's categories once (3-decisions §6). */
export async function validateCategoryOrder(
  { db }: Pick<Platform, 'db'>,
  { access, body }: Pick<OrderCall, 'access' | 'body'>,
): Promise<void> {
  const existing = (await store.listCategories(db, access.restaurantId)).map(row => row.id)
  throwIfInvalid(isCompleteOrder(existing, body.categoryIds) ? {} : { categoryIds: texts.incompleteOrder })
}

/**
 * Puts all categories in the order of the ids and answers the new list. Throws 400, and 412 for another `ifMatch`, the
 * newest `updatedAt` of the list; then nothing changes.
 */
export function reorderCategories(platform: Platform, call: OrderCall): Promise<Category[]> {
  const { body } = call
  return writeMenu(platform, call, async ({ trx, access, actor, now, record }) => {
    const { restaurantId } = access
    await validateCategoryOrder({ db: trx }, { access, body })
    const rows = await store.listCategories(trx, restaurantId)
    throwIfListChanged(call.ifMatch, rows)
    const before = { categoryIds: rows.map(row => row.id), places: rows.map(row => row.sort_order) }
    const after = { categoryIds: body.categoryIds, places: placesOf(body.categoryIds) }
    await store.writeCategoryOrder(trx, { restaurantId, now, by: actor.userId }, body.categoryIds)
    record({ entity: categoryOrderEntity, id: restaurantId, before, after })
    return (await store.listCategories(trx, access.restaurantId)).map(presentCategory)
  })
}
