import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { HistoryEntry } from '../undo.rules.ts'

export type NewChange = {
  id: string
  restaurantId: string
  userId: string | null
  at: Date
  fields: number
  entries: readonly HistoryEntry[]
}

const jsonOf = (state: object | null): string | null => (state === null ? null : JSON.stringify(state))

export async function insertChange(trx: Db, change: NewChange): Promise<void> {
  const { id, restaurantId, userId, at, fields, entries } = change
  await trx
    .insertInto('history_changes')
    .values({ id, restaurant_id: restaurantId, user_id: userId, at, fields })
    .execute()
  await trx
    .insertInto('history_entries')
    .values(
      entries.map((entry, place) => ({
        restaurant_id: restaurantId,
        change_id: id,
        place,
        entity: entry.entity,
        entity_id: entry.id,
        before: jsonOf(entry.before),
        after: jsonOf(entry.after),
      })),
    )
    .execute()
}

const changesOf = (db: Db, restaurantId: string) =>
  db.selectFrom('history_changes').where('restaurant_id', '=', restaurantId)

export type ChangeRow = { id: string; user_id: string | null; at: Date; undone_at: Date | null }
export type FoundChange = ChangeRow & { entries: HistoryEntry[] }

/** A change with its entries, in their order. */
export async function findChange(db: Db, restaurantId: string, id: string): Promise<FoundChange | undefined> {
  const change = await changesOf(db, restaurantId)
    .select(['id', 'user_id', 'at', 'undone_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!change) return undefined
  const rows = await db
    .selectFrom('history_entries')
    .select(['entity', 'entity_id as id', 'before', 'after'])
    .where('restaurant_id', '=', restaurantId)
    .where('change_id', '=', id)
    .orderBy('place')
    .execute()
  return { ...change, entries: rows }
}

/** Of these changes, those that are undone. */
export async function listUndone(db: Db, restaurantId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const undone = changesOf(db, restaurantId).where('id', 'in', ids).where('undone_at', 'is not', null)
  return (await undone.select('id').execute()).map(({ id }) => id)
}

/** False when it was undone before. */
export async function markUndone(trx: Db, change: { restaurantId: string; id: string; now: Date }): Promise<boolean> {
  const { restaurantId, id, now } = change
  const row = await trx
    .updateTable('history_changes')
    .set({ undone_at: now })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The oldest changes of a restaurant make room, so that not more fields than that are kept. */
export async function deleteOverflow(trx: Db, restaurantId: string, fieldsMax: number): Promise<void> {
  await sql`
    DELETE FROM history_changes USING (
      SELECT id, sum(fields) OVER (ORDER BY at DESC, id DESC) AS total
      FROM history_changes WHERE restaurant_id = ${restaurantId}
    ) AS counted
    WHERE history_changes.restaurant_id = ${restaurantId} AND history_changes.id = counted.id
      AND counted.total > ${fieldsMax}::int`.execute(trx)
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

export async function deleteChangesBefore(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.selectFrom('history_changes').select(['restaurant_id', 'id']).where('at', '<', before).limit(limit)
  const rows = await db
    .deleteFrom('history_changes')
    .using(old.as('old'))
    .whereRef('history_changes.restaurant_id', '=', 'old.restaurant_id')
    .whereRef('history_changes.id', '=', 'old.id')
    .returning('history_changes.id')
    .execute()
  return rows.length
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
  await trx.deleteFrom('history_entries').where('restaurant_id', 'in', restaurantIds).execute()
  await trx.deleteFrom('history_changes').where('restaurant_id', 'in', restaurantIds).execute()
}
