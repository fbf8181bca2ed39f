import { type Expression, sql } from 'kysely'
import { laterThan } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { SORT_ORDER_STEP } from '../../menu.limits.ts'
import type { CategoryTranslations } from '../../menu.rules.ts'

/** Never the deleted ones: those are in deleted.store.ts. */
const categoriesOf = (db: Db, restaurantId: string) =>
  db.selectFrom('categories').where('restaurant_id', '=', restaurantId).where('deleted_at', 'is', null)

export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number]

/** Sorted by `sortOrder`; equal ones by age, oldest first (3-decisions §6). */
export function listCategories(db: Db, restaurantId: string) {
  return categoriesOf(db, restaurantId).selectAll().orderBy('sort_order').orderBy('created_at').orderBy('id').execute()
}

/** In the list's order. */
export async function listCategoryIds(db: Db, restaurantId: string): Promise<string[]> {
  const query = categoriesOf(db, restaurantId).select('id').orderBy('sort_order').orderBy('created_at').orderBy('id')
  return (await query.execute()).map(row => row.id)
}

export function findCategory(db: Db, restaurantId: string, id: string): Promise<CategoryRow | undefined> {
  return categoriesOf(db, restaurantId).selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Subquery for the restaurant of a category. The only look-up without a restaurant: the caller checks the actor's right
 * to that restaurant.
 */
export const selectRestaurantOfCategory = (db: Db, id: string): Expression<string> =>
  db.selectFrom('categories').select('restaurant_id').where('id', '=', id).where('deleted_at', 'is', null).$asScalar()

/** For calls without a restaurant and without a user: the public ones. */
export async function findRestaurantOfCategory(db: Db, id: string): Promise<string | undefined> {
  const query = db.selectFrom('categories').select('restaurant_id').where('id', '=', id).where('deleted_at', 'is', null)
  const row = await query.executeTakeFirst()
  return row?.restaurant_id
}

export async function countCategories(db: Db, restaurantId: string): Promise<number> {
  const { count } = await categoriesOf(db, restaurantId)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export type NewCategoryRow = {
  id: string
  key: string
  translations: CategoryTranslations
  sortOrder: number
  now: Date
}

/** All rows in one statement. */
export async function insertCategories(
  trx: Db,
  restaurantId: string,
  categories: readonly NewCategoryRow[],
): Promise<void> {
  await trx
    .insertInto('categories')
    .values(
      categories.map(category => ({
        id: category.id,
        restaurant_id: restaurantId,
        key: category.key,
        translations: JSON.stringify(category.translations),
        sort_order: category.sortOrder,
        created_at: category.now,
        updated_at: category.now,
      })),
    )
    .execute()
}

export type CategoryFields = { key?: string; translations?: CategoryTranslations; sortOrder?: number }

/** `by`: who changes it. */
type Change = { restaurantId: string; now: Date; by: string }

/** Writes only the given fields. */
export async function updateCategory(
  trx: Db,
  { restaurantId, id, now, by }: Change & { id: string },
  fields: CategoryFields,
): Promise<void> {
  await trx
    .updateTable('categories')
    .set({
      ...(fields.key !== undefined && { key: fields.key }),
      ...(fields.translations && { translations: JSON.stringify(fields.translations) }),
      ...(fields.sortOrder !== undefined && { sort_order: fields.sortOrder }),
      updated_at: laterThan('updated_at', now),
      updated_by: by,
    })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .execute()
}

/** Writes 10, 20, 30… in the order of the ids; rows that are right already are not written. */
export async function writeCategoryOrder(trx: Db, { restaurantId, now, by }: Change, ids: string[]): Promise<void> {
  await sql`
    UPDATE categories SET sort_order = wanted.place * ${SORT_ORDER_STEP}::int, updated_at = ${laterThan('categories.updated_at', now)},
      updated_by = ${by}
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, place)
    WHERE categories.restaurant_id = ${restaurantId} AND categories.id = wanted.id
      AND categories.sort_order <> wanted.place * ${SORT_ORDER_STEP}::int`.execute(trx)
}
