import { type Expression, type RawBuilder, sql } from 'kysely'
import { laterThan } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { Zone } from '../../prices.contract.ts'

/** What people say of a zone. */
export type ZoneFields = Pick<Zone, 'names' | 'kind' | 'value' | 'rounding'>

/** Never the deleted ones. */
const zonesOf = (db: Db, restaurantId: string) =>
  db.selectFrom('zones').where('restaurant_id', '=', restaurantId).where('deleted_at', 'is', null)

export type ZoneRow = Awaited<ReturnType<typeof listZoneRows>>[number]

/** Oldest first. */
export const listZoneRows = (db: Db, restaurantId: string) =>
  zonesOf(db, restaurantId).selectAll().orderBy('created_at').orderBy('id').execute()

/** With the deleted ones. */
export const listAllZoneRows = (db: Db, restaurantId: string) =>
  db.selectFrom('zones').selectAll().where('restaurant_id', '=', restaurantId).execute()

export const findZone = (db: Db, restaurantId: string, id: string): Promise<ZoneRow | undefined> =>
  zonesOf(db, restaurantId).selectAll().where('id', '=', id).executeTakeFirst()

/** Every slug that a zone of the restaurant has or had. */
export async function listZoneSlugs(db: Db, restaurantId: string): Promise<string[]> {
  const rows = await db.selectFrom('zones').select('slug').where('restaurant_id', '=', restaurantId).execute()
  return rows.map(({ slug }) => slug)
}

/** The slug of the zone that a row of another table names by these columns; null when it was removed. */
export const slugOfZone = (restaurantColumn: string, zoneColumn: string): RawBuilder<string | null> =>
  sql<string | null>`(
    SELECT slug FROM zones
    WHERE zones.restaurant_id = ${sql.ref(restaurantColumn)} AND zones.id = ${sql.ref(zoneColumn)}
      AND zones.deleted_at IS NULL)`

/** Subquery for the restaurant of a zone; the caller checks the actor's right to it. */
export const selectRestaurantOfZone = (db: Db, id: string): Expression<string> =>
  db.selectFrom('zones').select('restaurant_id').where('id', '=', id).where('deleted_at', 'is', null).$asScalar()

type Order = { restaurantId: string; id: string; now: Date }

const columnsOf = ({ names, kind, value, rounding }: ZoneFields) => ({
  names: JSON.stringify(names),
  kind,
  value,
  rounding,
})

export async function insertZone(
  trx: Db,
  { restaurantId, id, now }: Order,
  { slug, ...fields }: ZoneFields & { slug: string },
): Promise<void> {
  const times = { created_at: now, updated_at: now }
  await trx
    .insertInto('zones')
    .values({ id, restaurant_id: restaurantId, slug, ...columnsOf(fields), ...times })
    .execute()
}

export async function updateZoneRow(
  trx: Db,
  { restaurantId, id, now, by }: Order & { by: string },
  fields: ZoneFields,
): Promise<void> {
  await trx
    .updateTable('zones')
    .set({ ...columnsOf(fields), updated_at: laterThan('updated_at', now), updated_by: by })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .execute()
}

export async function unmarkZoneDeleted(trx: Db, restaurantId: string, id: string): Promise<void> {
  const query = trx.updateTable('zones').set({ deleted_at: null }).where('restaurant_id', '=', restaurantId)
  await query.where('id', '=', id).execute()
}

export async function markZoneDeleted(trx: Db, { restaurantId, id, now }: Order): Promise<void> {
  await trx
    .updateTable('zones')
    .set({ deleted_at: now })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .execute()
}
