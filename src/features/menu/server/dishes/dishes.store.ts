import { type Expression, type Selectable, sql } from 'kysely'
import { laterThan } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { SORT_ORDER_STEP } from '../../menu.limits.ts'
import type { DishTranslations } from '../../menu.rules.ts'
import type { MenuItemsTable } from '../menu.tables.ts'

/** Never the deleted ones: those are in deleted.store.ts. */
const dishesOf = (db: Db, restaurantId: string) =>
  db
    .selectFrom('menu_items')
    .where('menu_items.restaurant_id', '=', restaurantId)
    .where('menu_items.deleted_at', 'is', null)

/** Columns of a dish and its image for `presentDish`. The price is selected separately, because it is numeric. */
export const DISH_COLUMNS = [
  'menu_items.id',
  'menu_items.restaurant_id',
  'menu_items.category_id',
  'menu_items.translations',
  'menu_items.allergens',
  'menu_items.allergens_declared',
  'menu_items.available',
  'menu_items.sort_order',
  'menu_items.created_at',
  'menu_items.updated_at',
  'images.hash as image_folder',
  'images.width as image_width',
  'images.height as image_height',
  'images.widths as image_widths',
] as const

/** Dishes joined with their image. */
const selectWhole = (db: Db, restaurantId: string) =>
  dishesOf(db, restaurantId)
    .leftJoin('images', join =>
      join
        .onRef('images.restaurant_id', '=', 'menu_items.restaurant_id')
        .onRef('images.id', '=', 'menu_items.image_id'),
    )
    .select(DISH_COLUMNS)
    .select(['menu_items.price', 'menu_items.image_id'])

export type DishRow = Awaited<ReturnType<typeof listCategoryDishes>>[number]

/** All dishes of a restaurant, sorted by category, then by `sortOrder`. */
export function listDishes(db: Db, restaurantId: string): Promise<DishRow[]> {
  return selectWhole(db, restaurantId)
    .innerJoin('categories', join =>
      join
        .onRef('categories.restaurant_id', '=', 'menu_items.restaurant_id')
        .onRef('categories.id', '=', 'menu_items.category_id'),
    )
    .orderBy('categories.sort_order')
    .orderBy('categories.created_at')
    .orderBy('categories.id')
    .orderBy('menu_items.sort_order')
    .orderBy('menu_items.created_at')
    .orderBy('menu_items.id')
    .execute()
}

/** Sorted by `sortOrder`; equal ones by age, oldest first (3-decisions §6). */
export function listCategoryDishes(db: Db, restaurantId: string, categoryId: string) {
  return selectWhole(db, restaurantId)
    .where('menu_items.category_id', '=', categoryId)
    .orderBy('menu_items.sort_order')
    .orderBy('menu_items.created_at')
    .orderBy('menu_items.id')
    .execute()
}

export function findDish(db: Db, restaurantId: string, id: string): Promise<DishRow | undefined> {
  return selectWhole(db, restaurantId).where('menu_items.id', '=', id).executeTakeFirst()
}

/** Those of the ids that exist, unsorted. */
export async function listDishesById(db: Db, restaurantId: string, ids: readonly string[]): Promise<DishRow[]> {
  if (ids.length === 0) return []
  return selectWhole(db, restaurantId).where('menu_items.id', 'in', ids).execute()
}

/**
 * Subquery for the restaurant of a dish. The only look-up without a restaurant: the caller checks the actor's right to
 * that restaurant.
 */
export const selectRestaurantOfDish = (db: Db, id: string): Expression<string> =>
  db.selectFrom('menu_items').select('restaurant_id').where('id', '=', id).where('deleted_at', 'is', null).$asScalar()

export async function countDishes(db: Db, restaurantId: string): Promise<number> {
  const { count } = await dishesOf(db, restaurantId)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Ids in the list's order. */
export async function listDishOrder(db: Db, restaurantId: string, categoryId: string): Promise<string[]> {
  const rows = await dishesOf(db, restaurantId)
    .select('id')
    .where('category_id', '=', categoryId)
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(row => row.id)
}

/** The highest `sortOrder` of each category; a category without dishes is not in the map. */
export async function findLastSortOrders(
  db: Db,
  restaurantId: string,
  categoryIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await dishesOf(db, restaurantId)
    .select(eb => ['category_id', eb.fn.max('sort_order').as('last')])
    .where('category_id', 'in', categoryIds)
    .groupBy('category_id')
    .execute()
  return new Map(rows.map(row => [row.category_id, row.last]))
}

/** The columns of a dish with the menu's names; `price` is the exact text of numeric. */
export type DishFields = {
  categoryId: string
  translations: DishTranslations
  price: string
  imageId: string | null
  allergens: string[]
  allergensDeclared: boolean
  available: boolean
  sortOrder: number
}

export type NewDishRow = DishFields & { id: string }

/** All rows in one statement. */
export async function insertDishes(
  trx: Db,
  { restaurantId, now }: { restaurantId: string; now: Date },
  dishes: readonly NewDishRow[],
): Promise<void> {
  await trx
    .insertInto('menu_items')
    .values(
      dishes.map(dish => ({
        id: dish.id,
        restaurant_id: restaurantId,
        category_id: dish.categoryId,
        translations: JSON.stringify(dish.translations),
        price: dish.price,
        image_id: dish.imageId,
        allergens: dish.allergens,
        allergens_declared: dish.allergensDeclared,
        available: dish.available,
        sort_order: dish.sortOrder,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
}

/** Writes only the given fields. */
export async function updateDish(
  trx: Db,
  { restaurantId, id, now }: { restaurantId: string; id: string; now: Date },
  fields: Partial<DishFields>,
): Promise<void> {
  await trx
    .updateTable('menu_items')
    .set({
      ...(fields.categoryId !== undefined && { category_id: fields.categoryId }),
      ...(fields.translations && { translations: JSON.stringify(fields.translations) }),
      ...(fields.price !== undefined && { price: fields.price }),
      ...(fields.imageId !== undefined && { image_id: fields.imageId }),
      ...(fields.allergens && { allergens: fields.allergens }),
      ...(fields.allergensDeclared !== undefined && { allergens_declared: fields.allergensDeclared }),
      ...(fields.available !== undefined && { available: fields.available }),
      ...(fields.sortOrder !== undefined && { sort_order: fields.sortOrder }),
      updated_at: laterThan('updated_at', now),
    })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .execute()
}

/** A dish without its image's columns. */
export type MenuItemRow = Selectable<MenuItemsTable>

/** Writes 10, 20, 30… in the order of the ids; rows that are right already are not written. */
export async function writeDishOrder(trx: Db, restaurantId: string, ids: string[], now: Date): Promise<void> {
  await sql`
    UPDATE menu_items SET sort_order = wanted.place * ${SORT_ORDER_STEP}::int, updated_at = ${laterThan('menu_items.updated_at', now)}
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, place)
    WHERE menu_items.restaurant_id = ${restaurantId} AND menu_items.id = wanted.id
      AND menu_items.sort_order <> wanted.place * ${SORT_ORDER_STEP}::int`.execute(trx)
}
