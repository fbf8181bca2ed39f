import type { Expression } from 'kysely'
import { laterThan } from '#platform/db/columns.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import { nameKey } from '../codes.rules.ts'

export type CodeRow = Awaited<ReturnType<typeof listCodeRows>>[number]

/** Those in use and the retired ones, as they were made. */
export const listCodeRows = (db: Db, restaurantId: string) =>
  db
    .selectFrom('table_codes')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Every key that a code of the restaurant has or had. */
export async function listCodeKeys(db: Db, restaurantId: string): Promise<string[]> {
  const rows = await db.selectFrom('table_codes').select('key').where('restaurant_id', '=', restaurantId).execute()
  return rows.map(({ key }) => key)
}

/** Subquery for the restaurant of a code; the caller checks the actor's right to it. */
export const selectRestaurantOfCode = (db: Db, id: string): Expression<string> =>
  db.selectFrom('table_codes').select('restaurant_id').where('id', '=', id).where('deleted_at', 'is', null).$asScalar()

export type NewCodeRow = { id: string; key: string; name: string; zoneId: string | null }

export async function insertCodes(
  trx: Db,
  { restaurantId, now }: { restaurantId: string; now: Date },
  codes: readonly NewCodeRow[],
): Promise<void> {
  if (codes.length === 0) return
  // A millisecond apart, so that the board keeps the order in which they were made.
  const timeOf = (place: number) => new Date(now.getTime() + place)
  const rows = codes.map(({ zoneId, ...code }, place) => ({
    ...code,
    restaurant_id: restaurantId,
    name_key: nameKey(code.name),
    zone_id: zoneId,
    created_at: timeOf(place),
    updated_at: timeOf(place),
  }))
  await trx.insertInto('table_codes').values(rows).execute()
}

export type ChangedCode = {
  id: string
  name: string
  zoneId: string | null
  retiredAt: Date | null
  deletedAt: Date | null
}
type Order = { restaurantId: string; now: Date; by: string }

/** Codes as they are from now on. Their names are free first, so that two may change theirs with each other. */
export async function updateCodes(
  trx: Trx,
  { restaurantId, now, by }: Order,
  codes: readonly ChangedCode[],
): Promise<void> {
  if (codes.length === 0) return
  const ids = codes.map(({ id }) => id)
  await trx
    .updateTable('table_codes')
    .set(eb => ({ name_key: eb.cast<string>('id', 'text') }))
    .where('restaurant_id', '=', restaurantId)
    .where('id', 'in', ids)
    .execute()
  for (const { id, name, zoneId, retiredAt, deletedAt } of codes)
    await trx
      .updateTable('table_codes')
      .set({ name, name_key: nameKey(name), zone_id: zoneId, retired_at: retiredAt, deleted_at: deletedAt })
      .set({ updated_at: laterThan('updated_at', now), updated_by: by })
      .where('restaurant_id', '=', restaurantId)
      .where('id', '=', id)
      .execute()
}

export const exportCodes = (db: Db, restaurantIds: string[]) =>
  db
    .selectFrom('table_codes')
    .select(['id', 'restaurant_id as restaurantId', 'key', 'name', 'zone_id as zoneId'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .select(['retired_at as retiredAt', 'deleted_at as deletedAt'])
    .where('restaurant_id', 'in', restaurantIds)
    .orderBy('restaurant_id')
    .orderBy('created_at')
    .execute()

export async function deleteCodes(trx: Trx, restaurantIds: string[]): Promise<void> {
  await trx.deleteFrom('table_codes').where('restaurant_id', 'in', restaurantIds).execute()
}
