import { sql } from 'kysely'
import { laterThan } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'

type Change = { restaurantId: string; now: Date; by: string }

/** Gives things their `sortOrder`, in one statement; rows that are right already are not written. */
export async function writePlaces(
  trx: Db,
  table: 'categories' | 'menu_items',
  { restaurantId, now, by }: Change,
  { ids, places }: { ids: readonly string[]; places: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    UPDATE ${sql.table(table)} SET sort_order = wanted.place, updated_at = ${laterThan(`${table}.updated_at`, now)},
      updated_by = ${by}
    FROM unnest(${[...ids]}::uuid[], ${[...places]}::int[]) AS wanted (id, place)
    WHERE ${sql.table(table)}.restaurant_id = ${restaurantId} AND ${sql.table(table)}.id = wanted.id
      AND ${sql.table(table)}.sort_order <> wanted.place`.execute(trx)
}
