import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/**
 * The oldest changes of a restaurant make room, so that not more fields than that are kept; from the oldest that stays
 * on, everything is known.
 */
export async function deleteOverflow(trx: Db, restaurantId: string, fieldsMax: number): Promise<void> {
  await sql`
    WITH counted AS (
      SELECT id, at, sum(fields) OVER (ORDER BY at DESC, id DESC) AS total
      FROM history_changes WHERE restaurant_id = ${restaurantId}
    ), gone AS (
      DELETE FROM history_changes USING counted
      WHERE history_changes.restaurant_id = ${restaurantId} AND history_changes.id = counted.id
        AND history_changes.at = counted.at AND counted.total > ${fieldsMax}::int
      RETURNING history_changes.id
    ), entries AS (
      DELETE FROM history_entries USING gone
      WHERE history_entries.restaurant_id = ${restaurantId} AND history_entries.change_id = gone.id
    ), start AS (
      -- Of one moment all or nothing is known.
      SELECT min(at) FILTER (WHERE total <= ${fieldsMax}::int) AS kept, max(at) FILTER (WHERE total > ${fieldsMax}::int) AS gone
      FROM counted
    )
    INSERT INTO history_starts (restaurant_id, at)
    SELECT ${restaurantId}::uuid, CASE WHEN kept > gone THEN kept ELSE gone + interval '1 millisecond' END
    FROM start WHERE gone IS NOT NULL
    ON CONFLICT (restaurant_id) DO UPDATE SET at = greatest(history_starts.at, excluded.at)`.execute(trx)
}

/** Restaurants of which more is kept than may be, in the order of their ids. */
export async function listFullRestaurants(
  db: Db,
  fieldsMax: number,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('history_changes')
    .select('restaurant_id')
    .$if(after !== null, query => query.where('restaurant_id', '>', after))
    .groupBy('restaurant_id')
    .having(eb => eb.fn.sum('fields'), '>', fieldsMax)
    .orderBy('restaurant_id')
    .limit(limit)
    .execute()
  return rows.map(row => row.restaurant_id)
}

/** In all restaurants; at most `limit` changes with their things. Answers how many. */
export async function deleteChangesBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    WITH old AS (
      SELECT restaurant_id, id, at FROM history_changes WHERE at < ${before} LIMIT ${limit}::int
    ), gone AS (
      DELETE FROM history_changes USING old
      WHERE history_changes.restaurant_id = old.restaurant_id AND history_changes.id = old.id
        AND history_changes.at = old.at
      RETURNING old.restaurant_id, old.id
    ), entries AS (
      DELETE FROM history_entries USING gone
      WHERE history_entries.restaurant_id = gone.restaurant_id AND history_entries.change_id = gone.id
    )
    SELECT count(*)::int AS count FROM gone`.execute(db)
  return rows[0]?.count ?? 0
}

/** Everything of these restaurants, for the export of the account. */
export const exportChanges = (db: Db, restaurantIds: readonly string[]) =>
  db
    .selectFrom('history_changes')
    .innerJoin('history_entries', join =>
      join
        .onRef('history_entries.restaurant_id', '=', 'history_changes.restaurant_id')
        .onRef('history_entries.change_id', '=', 'history_changes.id'),
    )
    .select(['history_changes.id', 'history_changes.restaurant_id as restaurantId', 'history_changes.at'])
    .select(['entity', 'entity_id as entityId', 'before', 'after'])
    .where('history_changes.restaurant_id', 'in', restaurantIds)
    .orderBy('history_changes.at')
    .orderBy('history_changes.id')
    .orderBy('place')
    .execute()

export async function deleteHistory(trx: Db, restaurantIds: readonly string[]): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one connection.
  for (const table of ['history_entries', 'history_changes', 'history_starts'] as const)
    await trx.deleteFrom(table).where('restaurant_id', 'in', restaurantIds).execute()
}
