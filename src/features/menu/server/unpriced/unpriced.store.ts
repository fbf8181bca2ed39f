import { sql } from 'kysely'
import type { Db, Trx } from '#platform/db/database.ts'

type Asked = { restaurantId: string; dishIds: readonly string[]; by: string; now: Date }

export async function insertAsks(trx: Trx, { restaurantId, dishIds, by, now }: Asked): Promise<void> {
  const rows = dishIds.map(id => ({ restaurant_id: restaurantId, dish_id: id, asked_by: by, asked_at: now }))
  await trx.insertInto('price_asks').values(rows).execute()
}

/** Oldest first; locked, so that two runs at once tell nobody twice. */
export const lockAsks = (trx: Trx, restaurantId: string) =>
  trx
    .selectFrom('price_asks')
    .select(['dish_id as dishId', 'asked_by as by', 'told'])
    .where('restaurant_id', '=', restaurantId)
    .orderBy('asked_at')
    .orderBy('dish_id')
    .forUpdate()
    .execute()

/** Those of these dishes that are there, and still without a price. */
export const listUnpriced = (trx: Trx, { restaurantId, dishIds }: OfRestaurant) =>
  trx
    .selectFrom('menu_items')
    .select(['id', 'translations'])
    .where('restaurant_id', '=', restaurantId)
    .where('id', 'in', dishIds)
    .where('deleted_at', 'is', null)
    .where('price', '=', '0')
    .where(sql<boolean>`coalesce(jsonb_array_length(prices), 0) = 0`)
    .execute()

type OfRestaurant = { restaurantId: string; dishIds: readonly string[] }

export async function noteTold(
  trx: Trx,
  { restaurantId, dishIds, userIds }: OfRestaurant & { userIds: readonly string[] },
): Promise<void> {
  await trx
    .updateTable('price_asks')
    .set({ told: sql<string[]>`told || ${[...userIds]}::uuid[]` })
    .where('restaurant_id', '=', restaurantId)
    .where('dish_id', 'in', dishIds)
    .execute()
}

export async function deleteAsks(trx: Trx, { restaurantId, dishIds }: OfRestaurant): Promise<void> {
  await trx.deleteFrom('price_asks').where('restaurant_id', '=', restaurantId).where('dish_id', 'in', dishIds).execute()
}

export const exportAsks = (db: Db, restaurantIds: readonly string[]) =>
  db
    .selectFrom('price_asks')
    .select(['restaurant_id as restaurantId', 'dish_id as dishId', 'asked_at as askedAt'])
    .where('restaurant_id', 'in', restaurantIds)
    .orderBy('restaurant_id')
    .orderBy('asked_at')
    .execute()
