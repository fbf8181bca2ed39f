import { type Expression, type Selectable, sql } from 'kysely'
import { laterThan } from '#platform/db/columns.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import { deletedRows, type Page, pageBy } from '#platform/db/page.ts'
import type { Database } from '#platform/db/tables.ts'
import type { ReportState } from '../../reports.rules.ts'

export type ReportRow = Selectable<Database['dish_reports']>
/** What a guest reports: a dish of the carta, or a line that only a set menu has. */
export type NewReport = Pick<ReportRow, 'name' | 'allergens' | 'text'> &
  ({ dish_id: string; item_id: null } | { dish_id: null; item_id: string })

export async function insertReport(
  trx: Trx,
  { id, restaurantId, now }: { id: string; restaurantId: string; now: Date },
  report: NewReport,
): Promise<void> {
  const row = { id, restaurant_id: restaurantId, ...report, state: 'open' as const, created_at: now, updated_at: now }
  await trx.insertInto('dish_reports').values(row).execute()
}

/** Open ones first, then the newest. */
export const listReports = (db: Db, restaurantId: string, limit: number): Promise<ReportRow[]> =>
  db
    .selectFrom('dish_reports')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .orderBy(eb => eb('state', '=', 'open'), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const listOpenReports = (db: Db, restaurantId: string): Promise<ReportRow[]> =>
  db
    .selectFrom('dish_reports')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('state', '=', 'open')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findReport = (db: Db, restaurantId: string, id: string): Promise<ReportRow | undefined> =>
  db
    .selectFrom('dish_reports')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Subquery for the restaurant of a report: the caller checks the actor's right to that restaurant. */
export const selectRestaurantOfReport = (db: Db, id: string): Expression<string> =>
  db.selectFrom('dish_reports').select('restaurant_id').where('id', '=', id).$asScalar()

export async function updateReportState(
  trx: Trx,
  { restaurantId, id, now, by }: { restaurantId: string; id: string; now: Date; by: string },
  state: ReportState,
): Promise<void> {
  await trx
    .updateTable('dish_reports')
    .set({ state, updated_at: laterThan('updated_at', now), updated_by: by })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .execute()
}

/** Restaurants with open reports of which nobody was told, in the order of their ids. */
export async function listToTell(db: Db, page: Page): Promise<string[]> {
  const restaurants = db
    .selectFrom('dish_reports')
    .select('restaurant_id')
    .distinct()
    .where('state', '=', 'open')
    .where('mailed', '=', false)
  const rows = await pageBy(restaurants, 'restaurant_id', page).execute()
  return rows.map(row => row.restaurant_id)
}

/** Their open reports of which nobody was told, oldest first. */
export const listUntold = (db: Db, restaurantIds: readonly string[]): Promise<ReportRow[]> =>
  db
    .selectFrom('dish_reports')
    .selectAll()
    .where('restaurant_id', 'in', restaurantIds)
    .where('state', '=', 'open')
    .where('mailed', '=', false)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export async function noteReportsMailed(trx: Trx, restaurantIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('dish_reports')
    .set({ mailed: true })
    .where('restaurant_id', 'in', restaurantIds)
    .where('state', '=', 'open')
    .where('mailed', '=', false)
    .execute()
}

/**
 * At most `limit`; answers how many. The newest one of a thing that nobody has answered stays, however old it is: its
 * diners would read 'no contiene' again without anybody having looked.
 */
export function deleteOldReports(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .selectFrom('dish_reports as old')
    .select('old.id')
    .where('old.created_at', '<', before)
    .where(eb =>
      eb.or([
        eb('old.state', '<>', 'open'),
        eb.exists(
          eb
            .selectFrom('dish_reports as newer')
            .select('newer.id')
            .whereRef('newer.restaurant_id', '=', 'old.restaurant_id')
            .whereRef('newer.name', '=', 'old.name')
            .where('newer.state', '=', 'open')
            .whereRef('newer.dish_id', 'is not distinct from', 'old.dish_id')
            .where(sql<boolean>`(newer.created_at, newer.id) > (old.created_at, old.id)`),
        ),
      ]),
    )
    .limit(limit)
  return deletedRows(db.deleteFrom('dish_reports').where('id', 'in', old))
}

export const exportReports = (db: Db, restaurantIds: readonly string[]) =>
  db
    .selectFrom('dish_reports')
    .select(['id', 'restaurant_id as restaurantId', 'dish_id as dishId', 'item_id as itemId', 'name'])
    .select(['allergens', 'text', 'state', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('restaurant_id', 'in', restaurantIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export async function deleteReportsOf(db: Db, restaurantIds: readonly string[]): Promise<void> {
  await db.deleteFrom('dish_reports').where('restaurant_id', 'in', restaurantIds).execute()
}
