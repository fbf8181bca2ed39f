import type { Expression } from 'kysely'
import { laterThan } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { SpecialFields } from '../../opening/special-days.rules.ts'

export type SpecialDayRow = Awaited<ReturnType<typeof listSpecialDayRows>>[number]

/** Those that are not over on a date, by date. */
export const listSpecialDayRows = (db: Db, restaurantId: string, from: string) =>
  db
    .selectFrom('special_days')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('last_day', '>=', from)
    .orderBy('first_day')
    .orderBy('id')
    .execute()

export const findSpecialDay = (db: Db, restaurantId: string, id: string): Promise<SpecialDayRow | undefined> =>
  db
    .selectFrom('special_days')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Subquery for the restaurant of a special day; the caller checks the actor's right to it. */
export const selectRestaurantOfSpecialDay = (db: Db, id: string): Expression<string> =>
  db.selectFrom('special_days').select('restaurant_id').where('id', '=', id).$asScalar()

type Order = { restaurantId: string; id: string; now: Date }

const columnsOf = ({ from, to, slots, asUsual, reason, label }: SpecialFields) => ({
  first_day: from,
  last_day: to,
  slots: JSON.stringify(slots),
  as_usual: asUsual,
  reason,
  label: JSON.stringify(label),
})

export async function insertSpecialDay(trx: Db, { restaurantId, id, now }: Order, day: SpecialFields): Promise<void> {
  await trx
    .insertInto('special_days')
    .values({ id, restaurant_id: restaurantId, ...columnsOf(day), created_at: now, updated_at: now })
    .execute()
}

export async function updateSpecialDayRow(
  trx: Db,
  { restaurantId, id, now, by }: Order & { by: string },
  day: SpecialFields,
): Promise<void> {
  await trx
    .updateTable('special_days')
    .set({ ...columnsOf(day), updated_at: laterThan('updated_at', now), updated_by: by })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .execute()
}

export async function deleteSpecialDayRow(trx: Db, restaurantId: string, id: string): Promise<void> {
  await trx.deleteFrom('special_days').where('restaurant_id', '=', restaurantId).where('id', '=', id).execute()
}

/** What is over makes room; it stays in Actividad. */
export async function deletePastSpecialDays(trx: Db, restaurantId: string, before: string): Promise<void> {
  await trx
    .deleteFrom('special_days')
    .where('restaurant_id', '=', restaurantId)
    .where('last_day', '<', before)
    .execute()
}
