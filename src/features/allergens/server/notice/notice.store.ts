import type { ExpressionBuilder } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { laterThan } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { Database } from '#platform/db/tables.ts'
import type { Names } from '#features/prices/names.ts'
import type { Diet } from '../../diets.ts'

/** What holds for a whole house. `dietsComplete`: by diet, since when, in ISO text. */
export type StoredNotice = { notice: Names; dietsComplete: Partial<Record<Diet, string>> }

/** Undefined: the house said nothing yet. */
export const findNotice = (db: Db, restaurantId: string) =>
  db
    .selectFrom('allergen_notices')
    .select(['notice', 'diets_complete as dietsComplete', 'updated_at', 'updated_by'])
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirst()

/** A part of the one statement that reads a menu. */
export const selectNotice = (eb: ExpressionBuilder<Database, 'restaurants'>) =>
  jsonObjectFrom(
    eb
      .selectFrom('allergen_notices')
      .select(['allergen_notices.notice', 'allergen_notices.diets_complete as dietsComplete'])
      .whereRef('allergen_notices.restaurant_id', '=', 'restaurants.id'),
  ).as('allergen_notice')

type Write = { restaurantId: string; now: Date; by: string }

export async function saveNotice(
  db: Db,
  { restaurantId, now, by }: Write,
  { notice, dietsComplete }: StoredNotice,
): Promise<void> {
  const fields = { notice: JSON.stringify(notice), diets_complete: JSON.stringify(dietsComplete), updated_by: by }
  await db
    .insertInto('allergen_notices')
    .values({ restaurant_id: restaurantId, ...fields, updated_at: now })
    .onConflict(conflict =>
      conflict
        .column('restaurant_id')
        .doUpdateSet({ ...fields, updated_at: laterThan('allergen_notices.updated_at', now) }),
    )
    .execute()
}

export const exportNotices = (db: Db, restaurantIds: readonly string[]) =>
  db
    .selectFrom('allergen_notices')
    .select(['restaurant_id as restaurantId', 'notice', 'diets_complete as dietsComplete', 'updated_at as updatedAt'])
    .where('restaurant_id', 'in', restaurantIds)
    .orderBy('restaurant_id')
    .execute()

export async function deleteNotices(db: Db, restaurantIds: readonly string[]): Promise<void> {
  await db.deleteFrom('allergen_notices').where('restaurant_id', 'in', restaurantIds).execute()
}
