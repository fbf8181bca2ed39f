import type { Expression } from 'kysely'
import { laterThan } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { Names } from '../../names.ts'

const labelsOf = (db: Db, restaurantId: string) =>
  db.selectFrom('price_labels').where('restaurant_id', '=', restaurantId)

export type LabelRow = Awaited<ReturnType<typeof listLabels>>[number]

/** Oldest first. */
export const listLabels = (db: Db, restaurantId: string) =>
  labelsOf(db, restaurantId).selectAll().orderBy('created_at').orderBy('id').execute()

export const findLabel = (db: Db, restaurantId: string, id: string): Promise<LabelRow | undefined> =>
  labelsOf(db, restaurantId).selectAll().where('id', '=', id).executeTakeFirst()

/** Subquery for the restaurant of a label; the caller checks the actor's right to it. */
export const selectRestaurantOfLabel = (db: Db, id: string): Expression<string> =>
  db.selectFrom('price_labels').select('restaurant_id').where('id', '=', id).$asScalar()

type Order = { restaurantId: string; id: string; now: Date }

export async function insertLabel(trx: Db, { restaurantId, id, now }: Order, names: Names): Promise<void> {
  const times = { created_at: now, updated_at: now }
  await trx
    .insertInto('price_labels')
    .values({ id, restaurant_id: restaurantId, names: JSON.stringify(names), ...times })
    .execute()
}

export async function updateLabel(
  trx: Db,
  { restaurantId, id, now, by }: Order & { by: string },
  names: Names,
): Promise<void> {
  await trx
    .updateTable('price_labels')
    .set({ names: JSON.stringify(names), updated_at: laterThan('updated_at', now), updated_by: by })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .execute()
}

export async function deleteLabelRow(trx: Db, restaurantId: string, id: string): Promise<void> {
  await trx.deleteFrom('price_labels').where('restaurant_id', '=', restaurantId).where('id', '=', id).execute()
}
