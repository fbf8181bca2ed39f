import type { Db, Trx } from '#platform/db/database.ts'

export const exportLabels = (db: Db, restaurantIds: string[]) =>
  db
    .selectFrom('price_labels')
    .select(['id', 'restaurant_id as restaurantId', 'names', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('restaurant_id', 'in', restaurantIds)
    .orderBy('restaurant_id')
    .orderBy('created_at')
    .execute()

export const exportZones = (db: Db, restaurantIds: string[]) =>
  db
    .selectFrom('zones')
    .select(['id', 'restaurant_id as restaurantId', 'names', 'kind', 'value', 'rounding', 'slug'])
    .select(['created_at as createdAt', 'updated_at as updatedAt', 'deleted_at as deletedAt'])
    .where('restaurant_id', 'in', restaurantIds)
    .orderBy('restaurant_id')
    .orderBy('created_at')
    .execute()

export async function deletePrices(trx: Trx, restaurantIds: string[]): Promise<void> {
  await trx.deleteFrom('price_labels').where('restaurant_id', 'in', restaurantIds).execute()
  await trx.deleteFrom('zones').where('restaurant_id', 'in', restaurantIds).execute()
}
