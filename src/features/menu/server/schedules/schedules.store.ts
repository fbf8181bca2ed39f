import type { Expression, ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Locale } from '#shared/locale.ts'
import { laterThan } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { Database } from '#platform/db/tables.ts'
import type { ScheduleFields } from '../../schedules/schedules.rules.ts'

export type ScheduleRow = Awaited<ReturnType<typeof listScheduleRows>>[number]

/** Oldest first. */
export const listScheduleRows = (db: Db, restaurantId: string) =>
  db
    .selectFrom('schedules')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Subquery for the restaurant of a schedule; the caller checks the actor's right to it. */
export const selectRestaurantOfSchedule = (db: Db, id: string): Expression<string> =>
  db.selectFrom('schedules').select('restaurant_id').where('id', '=', id).$asScalar()

type Order = { restaurantId: string; id: string; now: Date }

const columnsOf = ({ name, days, slots, categoryIds, dishIds }: ScheduleFields) => ({
  name,
  days: JSON.stringify(days),
  slots: JSON.stringify(slots),
  category_ids: JSON.stringify(categoryIds),
  dish_ids: JSON.stringify(dishIds),
})

export async function insertSchedule(trx: Db, { restaurantId, id, now }: Order, fields: ScheduleFields): Promise<void> {
  await trx
    .insertInto('schedules')
    .values({ id, restaurant_id: restaurantId, ...columnsOf(fields), created_at: now, updated_at: now })
    .execute()
}

export async function updateScheduleRow(
  trx: Db,
  { restaurantId, id, now, by }: Order & { by: string },
  fields: ScheduleFields,
): Promise<void> {
  await trx
    .updateTable('schedules')
    .set({ ...columnsOf(fields), updated_at: laterThan('updated_at', now), updated_by: by })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .execute()
}

export async function deleteScheduleRow(trx: Db, restaurantId: string, id: string): Promise<void> {
  await trx.deleteFrom('schedules').where('restaurant_id', '=', restaurantId).where('id', '=', id).execute()
}

/** Ids of categories and dishes that a schedule names. */
export type Things = Pick<ScheduleFields, 'categoryIds' | 'dishIds'>

async function idsIn(
  db: Db,
  table: 'categories' | 'menu_items',
  { restaurantId, ids, deleted }: { restaurantId: string; ids: readonly string[]; deleted: boolean },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const query = db.selectFrom(table).select('id').where('restaurant_id', '=', restaurantId).where('id', 'in', ids)
  const rows = await (deleted ? query : query.where('deleted_at', 'is', null)).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Those of the things that a restaurant has; `deleted`: also what is deleted and not gone yet. */
export async function existingThings(
  db: Db,
  restaurantId: string,
  { categoryIds, dishIds, deleted = false }: Things & { deleted?: boolean },
): Promise<{ categories: Set<string>; dishes: Set<string> }> {
  return {
    categories: await idsIn(db, 'categories', { restaurantId, ids: categoryIds, deleted }),
    dishes: await idsIn(db, 'menu_items', { restaurantId, ids: dishIds, deleted }),
  }
}

/** What a category or dish is called. */
export async function findNames(
  db: Db,
  table: 'categories' | 'menu_items',
  { restaurantId, id }: { restaurantId: string; id: string },
): Promise<Partial<Record<Locale, { name: string }>> | undefined> {
  const query = db.selectFrom(table).select('translations').where('restaurant_id', '=', restaurantId)
  return (await query.where('id', '=', id).executeTakeFirst())?.translations
}

type OfRestaurant = ExpressionBuilder<Database, 'restaurants'>

/** The hours of a carta as a part of the one statement that reads it. */
export const selectSchedules = (eb: OfRestaurant) =>
  jsonArrayFrom(
    eb
      .selectFrom('schedules')
      .select(['schedules.days', 'schedules.slots', 'schedules.category_ids', 'schedules.dish_ids'])
      .whereRef('schedules.restaurant_id', '=', 'restaurants.id')
      .orderBy('schedules.created_at')
      .orderBy('schedules.id'),
  ).as('schedules')

export const exportSchedules = (db: Db, restaurantIds: string[]) =>
  db
    .selectFrom('schedules')
    .select(['id', 'restaurant_id as restaurantId', 'name', 'days', 'slots'])
    .select(['category_ids as categoryIds', 'dish_ids as dishIds'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('restaurant_id', 'in', restaurantIds)
    .orderBy('restaurant_id')
    .orderBy('created_at')
    .execute()
