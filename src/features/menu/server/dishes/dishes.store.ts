import { type AliasedRawBuilder, type Expression, type Selectable, sql } from 'kysely'
import { columnOf, laterThan } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { isReported } from '#features/allergens/server/index.ts'
import { userFields } from '#features/identity/server/people.ts'
import type { MarketSaid } from '#features/prices/stored-prices.ts'
import type { DishState } from '../../dish.fields.ts'
import { SORT_ORDER_STEP } from '../../menu.limits.ts'
import type { MenuItemsTable } from '../menu.tables.ts'
import {
  changedKeys,
  columnsOf,
  DECIMAL_COLUMNS,
  type DecimalColumn,
  type DishStates,
  PLAIN_COLUMNS,
} from './dish.columns.ts'

/** Never the deleted ones: those are in deleted.store.ts. */
const dishesOf = (db: Db, restaurantId: string) =>
  db
    .selectFrom('menu_items')
    .where('menu_items.restaurant_id', '=', restaurantId)
    .where('menu_items.deleted_at', 'is', null)

/** Columns of a dish and its image for `presentDish`, beside those of the list of fields. */
export const DISH_COLUMNS = [
  'menu_items.id',
  'menu_items.restaurant_id',
  'menu_items.created_at',
  'menu_items.updated_at',
  'images.hash as image_folder',
  'images.width as image_width',
  'images.height as image_height',
  'images.widths as image_widths',
] as const

type DecimalText = { [C in DecimalColumn]: AliasedRawBuilder<string, C> }[DecimalColumn]
/** The decimals as exact text, also in a row that is read as JSON. */
export const DECIMAL_TEXTS = DECIMAL_COLUMNS.map(column =>
  sql<string>`${sql.ref(`menu_items.${column}`)}::text`.as(column),
) as DecimalText[]

/** The name of who looked at a dish's allergens last; null: nobody, or they are gone. */
const reviewedBy = userFields.userName(sql`(menu_items.allergens_reviewed ->> 'by')::uuid`)

/** Dishes joined with their image. */
const selectWhole = (db: Db, restaurantId: string) =>
  dishesOf(db, restaurantId)
    .leftJoin('images', join =>
      join
        .onRef('images.restaurant_id', '=', 'menu_items.restaurant_id')
        .onRef('images.id', '=', 'menu_items.image_id'),
    )
    .select(DISH_COLUMNS)
    .select('menu_items.updated_by')
    .select([isReported.as('reported'), reviewedBy.as('reviewed_by')])
    .select(PLAIN_COLUMNS)
    .select(DECIMAL_TEXTS)

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

/** Dishes that were changed after a moment, the last one first. */
export const listDishesChangedSince = (db: Db, restaurantId: string, since: Date): Promise<DishRow[]> =>
  selectWhole(db, restaurantId)
    .where('menu_items.updated_at', '>', since)
    .orderBy('menu_items.updated_at', 'desc')
    .orderBy('menu_items.id')
    .execute()

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

export async function countDishesOf(db: Db, restaurantId: string, categoryId: string): Promise<number> {
  const { count } = await dishesOf(db, restaurantId)
    .where('category_id', '=', categoryId)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Since when dishes are sold out, in ISO text, by dish; those of which it is known. */
export async function findSoldOutSince(db: Db, restaurantId: string): Promise<Record<string, string>> {
  const rows = await dishesOf(db, restaurantId)
    .select(['id', 'unavailable_since'])
    .where('available', '=', false)
    .where('unavailable_since', 'is not', null)
    .execute()
  return Object.fromEntries(
    rows.flatMap(row => (row.unavailable_since ? [[row.id, row.unavailable_since.toISOString()]] : [])),
  )
}

/** When somebody said what the market asks on that day, by dish; of those of which somebody did. */
export async function findMarketSaid(db: Db, restaurantId: string): Promise<Record<string, MarketSaid>> {
  const rows = await dishesOf(db, restaurantId)
    .select(['id', 'market_said'])
    .where('market_said', 'is not', null)
    .execute()
  return Object.fromEntries(rows.flatMap(row => (row.market_said ? [[row.id, row.market_said]] : [])))
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

export type NewDishRow = DishState & { id: string }
type Write = { restaurantId: string; now: Date }
/** `by`: who changes it. */
type Change = Write & { by: string }

/** All rows in one statement. */
export async function insertDishes(
  trx: Db,
  { restaurantId, now }: Write,
  dishes: readonly NewDishRow[],
): Promise<void> {
  const rows = dishes.map(({ id, ...state }) => ({
    id,
    restaurant_id: restaurantId,
    ...columnsOf(state),
    created_at: now,
    updated_at: now,
  }))
  await trx.insertInto('menu_items').values(rows).execute()
}

/** Writes only the given fields. */
export async function updateDish(
  trx: Db,
  { restaurantId, id, now, by }: Change & { id: string },
  fields: Partial<DishState>,
): Promise<void> {
  await trx
    .updateTable('menu_items')
    .set({ ...columnsOf(fields), updated_at: laterThan('updated_at', now), updated_by: by })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .execute()
}

/** Writes what has changed in several dishes, in one statement: the columns in which any of them differs. */
export async function updateDishes(
  trx: Db,
  { restaurantId, now, by }: Change,
  dishes: readonly (DishStates & { id: string })[],
): Promise<void> {
  const keys = changedKeys(dishes)
  if (keys.length === 0) return
  const rows = dishes.map(({ id, after }) => ({
    id,
    ...Object.fromEntries(keys.map(key => [columnOf(key), after[key]])),
  }))
  const columns = keys.map(key => sql`${sql.ref(columnOf(key))} = ${sql.ref(`wanted.${columnOf(key)}`)}`)
  await sql`
    UPDATE menu_items SET ${sql.join(columns)}, updated_at = ${laterThan('menu_items.updated_at', now)},
      updated_by = ${by}
    FROM jsonb_populate_recordset(NULL::menu_items, ${JSON.stringify(rows)}::jsonb) AS wanted
    WHERE menu_items.restaurant_id = ${restaurantId} AND menu_items.id = wanted.id`.execute(trx)
}

/** A dish without its image's columns. */
export type MenuItemRow = Selectable<MenuItemsTable>

/** Writes 10, 20, 30… in the order of the ids; rows that are right already are not written. */
export async function writeDishOrder(trx: Db, { restaurantId, now, by }: Change, ids: string[]): Promise<void> {
  await sql`
    UPDATE menu_items SET sort_order = wanted.place * ${SORT_ORDER_STEP}::int, updated_at = ${laterThan('menu_items.updated_at', now)},
      updated_by = ${by}
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, place)
    WHERE menu_items.restaurant_id = ${restaurantId} AND menu_items.id = wanted.id
      AND menu_items.sort_order <> wanted.place * ${SORT_ORDER_STEP}::int`.execute(trx)
}
