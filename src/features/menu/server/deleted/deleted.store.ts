import type { Expression, ExpressionBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type Page, pageBy } from '#platform/db/page.ts'
import type { Database } from '#platform/db/tables.ts'
import type { CategoryRow } from '../categories/categories.store.ts'
import type { MenuItemRow } from '../dishes/dishes.store.ts'

// Deleted dishes and categories: rows with a time of deletion. Every other query of the menu leaves them out. What was
// deleted before `since` may not be restored any more and waits for the job that removes it.

type Deletion = { restaurantId: string; now: Date; by: string }
type OfCategory = Deletion & { categoryId: string }

/** Marks the dishes as deleted and answers their rows; those that are deleted already are left out. */
export function markDishesDeleted(
  trx: Db,
  { restaurantId, ids, now, by }: Deletion & { ids: readonly string[] },
): Promise<MenuItemRow[]> {
  const deletion = { deleted_at: now, deleted_by: by }
  const query = trx.updateTable('menu_items').set(deletion).where('restaurant_id', '=', restaurantId)
  return query.where('id', 'in', ids).where('deleted_at', 'is', null).returningAll().execute()
}

/** Like `markDishesDeleted`, for all dishes of a category, which take its fate. */
export function markDishesOfCategoryDeleted(
  trx: Db,
  { restaurantId, categoryId, now, by }: OfCategory,
): Promise<MenuItemRow[]> {
  return trx
    .updateTable('menu_items')
    .set({ deleted_at: now, deleted_by: by, deleted_with_category: true })
    .where('restaurant_id', '=', restaurantId)
    .where('category_id', '=', categoryId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .execute()
}

/** Ids of dishes that were deleted after a moment, and are not back. */
export async function listDishesDeletedSince(db: Db, restaurantId: string, since: Date): Promise<string[]> {
  const query = db.selectFrom('menu_items').select('id').where('restaurant_id', '=', restaurantId)
  return (await query.where('deleted_at', '>', since).orderBy('id').execute()).map(({ id }) => id)
}

export async function markCategoryDeleted(trx: Db, { restaurantId, categoryId, now, by }: OfCategory): Promise<void> {
  const deletion = { deleted_at: now, deleted_by: by }
  const query = trx.updateTable('categories').set(deletion).where('restaurant_id', '=', restaurantId)
  await query.where('id', '=', categoryId).execute()
}

const isRestorable = (since: Date) => (eb: ExpressionBuilder<Database, 'menu_items' | 'categories'>) =>
  eb.or([eb('deleted_at', 'is', null), eb('deleted_at', '>', since)])

/** Like `selectRestaurantOfDish`, also for a dish that can be restored. */
export const selectRestaurantOfDeletedDish = (db: Db, id: string, since: Date): Expression<string> =>
  db.selectFrom('menu_items').select('restaurant_id').where('id', '=', id).where(isRestorable(since)).$asScalar()

/** Like `selectRestaurantOfCategory`, also for a category that can be restored. */
export const selectRestaurantOfDeletedCategory = (db: Db, id: string, since: Date): Expression<string> =>
  db.selectFrom('categories').select('restaurant_id').where('id', '=', id).where(isRestorable(since)).$asScalar()

/** Dishes that were deleted by themselves since then and can be restored, unsorted. */
export function listDeletedDishes(db: Db, restaurantId: string, since: Date) {
  return db
    .selectFrom('menu_items')
    .select(['id', 'translations', 'category_id', 'deleted_at', 'deleted_by'])
    .where('restaurant_id', '=', restaurantId)
    .where('deleted_at', '>', since)
    .where('deleted_with_category', '=', false)
    .execute()
}

/** Categories that were deleted since then, with how many dishes went with each, unsorted. */
export function listDeletedCategories(db: Db, restaurantId: string, since: Date) {
  return db
    .selectFrom('categories')
    .select(['id', 'translations', 'deleted_at', 'deleted_by'])
    .select(eb =>
      eb
        .selectFrom('menu_items')
        .select(count => count.fn.countAll<string>().as('dishes'))
        .whereRef('menu_items.restaurant_id', '=', 'categories.restaurant_id')
        .whereRef('menu_items.category_id', '=', 'categories.id')
        .where('menu_items.deleted_with_category', '=', true)
        .as('dishes'),
    )
    .where('restaurant_id', '=', restaurantId)
    .where('deleted_at', '>', since)
    .execute()
}

/** Those of the dishes that exist or can be restored, unsorted. */
export function listRestorableDishes(
  db: Db,
  restaurantId: string,
  { ids, since }: { ids: readonly string[]; since: Date },
): Promise<MenuItemRow[]> {
  const query = db.selectFrom('menu_items').selectAll().where('restaurant_id', '=', restaurantId)
  return query.where('id', 'in', ids).where(isRestorable(since)).execute()
}

export function findRestorableCategory(
  db: Db,
  restaurantId: string,
  { id, since }: { id: string; since: Date },
): Promise<CategoryRow | undefined> {
  const query = db.selectFrom('categories').selectAll().where('restaurant_id', '=', restaurantId).where('id', '=', id)
  return query.where(isRestorable(since)).executeTakeFirst()
}

/** Like `listRestorableDishes`. */
export function listRestorableCategories(
  db: Db,
  restaurantId: string,
  { ids, since }: { ids: readonly string[]; since: Date },
): Promise<CategoryRow[]> {
  const query = db.selectFrom('categories').selectAll().where('restaurant_id', '=', restaurantId)
  return query.where('id', 'in', ids).where(isRestorable(since)).execute()
}

/** Dishes that were deleted together with this category. */
export function listDishesDeletedWith(db: Db, restaurantId: string, categoryId: string): Promise<MenuItemRow[]> {
  const query = db.selectFrom('menu_items').selectAll().where('restaurant_id', '=', restaurantId)
  return query.where('category_id', '=', categoryId).where('deleted_with_category', '=', true).execute()
}

/** Brings dishes back as they were. */
export async function unmarkDishes(trx: Db, restaurantId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const query = trx.updateTable('menu_items').set({ deleted_at: null, deleted_with_category: false })
  await query.where('restaurant_id', '=', restaurantId).where('id', 'in', ids).execute()
}

export async function unmarkCategory(trx: Db, restaurantId: string, id: string): Promise<void> {
  const query = trx.updateTable('categories').set({ deleted_at: null }).where('restaurant_id', '=', restaurantId)
  await query.where('id', '=', id).execute()
}

/** Restaurants with dishes or categories that nobody can restore any more, in the order of their ids. */
export async function listRestaurantsToSweep(db: Db, until: Date, page: Page): Promise<string[]> {
  const dishes = db.selectFrom('menu_items').select('restaurant_id').where('deleted_at', '<=', until)
  const categories = db.selectFrom('categories').select('restaurant_id').where('deleted_at', '<=', until)
  const restaurants = db.selectFrom(dishes.union(categories).as('swept')).select('restaurant_id')
  const rows = await pageBy(restaurants, 'restaurant_id', page).execute()
  return rows.map(row => row.restaurant_id)
}

/** Removes dishes for good; answers the images that they showed, each once. */
export async function removeDishes(trx: Db, restaurantId: string, until: Date): Promise<string[]> {
  const query = trx.deleteFrom('menu_items').where('restaurant_id', '=', restaurantId)
  const rows = await query.where('deleted_at', '<=', until).returning('image_id').execute()
  return [...new Set(rows.flatMap(row => row.image_id ?? []))]
}

/** Removes categories for good. Their dishes went before: none is deleted later than its category. */
export async function removeCategories(trx: Db, restaurantId: string, until: Date): Promise<void> {
  await trx
    .deleteFrom('categories')
    .where('restaurant_id', '=', restaurantId)
    .where('deleted_at', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('menu_items')
            .select('menu_items.id')
            .whereRef('menu_items.restaurant_id', '=', 'categories.restaurant_id')
            .whereRef('menu_items.category_id', '=', 'categories.id'),
        ),
      ),
    )
    .execute()
}

/**
 * When the newest deletion happened that has no place any more among `kept` deleted rows of a restaurant; undefined
 * while there is room. `before` is the present write: what it deletes itself stays, however much that is.
 */
export async function findOverflow(
  trx: Db,
  restaurantId: string,
  { kept, before }: { kept: number; before: Date },
): Promise<Date | undefined> {
  const newestOf = (table: 'menu_items' | 'categories') => {
    const rows = trx.selectFrom(table).select('deleted_at').where('restaurant_id', '=', restaurantId)
    const newest = rows
      .where('deleted_at', 'is not', null)
      .orderBy('deleted_at', 'desc')
      .limit(kept + 1)
    return trx.selectFrom(newest.as(table)).select('deleted_at')
  }
  const row = await trx
    .selectFrom(newestOf('menu_items').unionAll(newestOf('categories')).as('row'))
    .select('deleted_at')
    .orderBy('deleted_at', 'desc')
    .offset(kept)
    .limit(1)
    .executeTakeFirst()
  if (!row?.deleted_at) return undefined
  return new Date(Math.min(row.deleted_at.getTime(), before.getTime() - 1))
}
