import { sql } from 'kysely'
import { DAY_MS } from '#shared/time.ts'
import type { Db } from '#platform/db/database.ts'
import type { HistoryEntry } from '../undo.rules.ts'

/** Among the entries of a change: an import made it. No thing of the carta, so that only the list asks for it. */
export const IMPORT_MARK = 'import'

export type NewChange = {
  id: string
  restaurantId: string
  userId: string | null
  at: Date
  fields: number
  entries: readonly HistoryEntry[]
}

const jsonOf = (state: object | null): string | null => (state === null ? null : JSON.stringify(state))

/** A change and its things, in one statement: a write of a carta waits for nothing else (decision 0341). */
export async function insertChange(trx: Db, change: NewChange): Promise<void> {
  const { id, restaurantId, userId, at, fields, entries } = change
  await trx
    .with('change', db =>
      db.insertInto('history_changes').values({ id, restaurant_id: restaurantId, user_id: userId, at, fields }),
    )
    .insertInto('history_entries')
    .values(
      entries.map((entry, place) => ({
        restaurant_id: restaurantId,
        change_id: id,
        at,
        place,
        entity: entry.entity,
        entity_id: entry.id,
        before: jsonOf(entry.before),
        after: jsonOf(entry.after),
      })),
    )
    .execute()
}

/** A former release wrote the time of its transaction, by another clock: only older parts are left out. */
export const sinceAbout = (at: Date): Date => new Date(at.getTime() - DAY_MS)

const changesOf = (db: Db, restaurantId: string) =>
  db.selectFrom('history_changes').where('history_changes.restaurant_id', '=', restaurantId)

export type ChangeRow = { id: string; user_id: string | null; at: Date; undone_at: Date | null; fields: number }
export type FoundChange = ChangeRow & { entries: HistoryEntry[] }

/** A change with its entries, in their order. */
export async function findChange(db: Db, restaurantId: string, id: string): Promise<FoundChange | undefined> {
  const change = await changesOf(db, restaurantId)
    .select(['id', 'user_id', 'at', 'undone_at', 'fields'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!change) return undefined
  const [found] = await withEntries(db, restaurantId, [change])
  return found
}

/** Changes with their entries, in the order in which they are given. */
export async function withEntries<Row extends { id: string; at: Date }>(
  db: Db,
  restaurantId: string,
  changes: readonly Row[],
): Promise<(Row & { entries: HistoryEntry[] })[]> {
  if (changes.length === 0) return []
  const oldest = new Date(Math.min(...changes.map(({ at }) => at.getTime())))
  const rows = await db
    .selectFrom('history_entries')
    .select(['change_id', 'entity', 'entity_id as id', 'before', 'after'])
    .where('restaurant_id', '=', restaurantId)
    .where(
      'change_id',
      'in',
      changes.map(({ id }) => id),
    )
    .where('at', '>=', sinceAbout(oldest))
    .where('entity', '<>', IMPORT_MARK)
    .orderBy('place')
    .execute()
  const byChange = Map.groupBy(rows, row => row.change_id)
  return changes.map(change => ({
    ...change,
    entries: (byChange.get(change.id) ?? []).map(({ change_id: _, ...entry }) => entry),
  }))
}

/** An entry with who made its change, and when. */
export type DatedEntry = HistoryEntry & { at: Date; userId: string | null }

/** Of these changes, those that are undone. */
export async function listUndone(db: Db, restaurantId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const undone = changesOf(db, restaurantId).where('id', 'in', ids).where('undone_at', 'is not', null)
  return (await undone.select('id').execute()).map(({ id }) => id)
}

/** False when it was undone before. */
export async function markUndone(
  trx: Db,
  { restaurantId, id, at, now }: { restaurantId: string; id: string; at: Date; now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('history_changes')
    .set({ undone_at: now })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .where('at', '=', at)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Since when everything is known because older changes made room; undefined: since there is the restaurant. */
export async function findStart(db: Db, restaurantId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('history_starts')
    .select('at')
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirst()
  return row?.at
}

/** What never goes back changes no version: 'Agotado' and what the market asks today. */
const NO_VERSION = ['available', 'unavailableSince', 'marketSaid']

export type LastChange = { id: string; at: Date; userId: string | null }

/** The newest change of something that can go back. */
export async function findLastChange(db: Db, restaurantId: string): Promise<LastChange | undefined> {
  const entry = sql<boolean>`EXISTS (
    SELECT FROM history_entries
    WHERE history_entries.restaurant_id = ${restaurantId} AND history_entries.change_id = history_changes.id
      AND (before IS NULL OR after IS NULL OR before - ${NO_VERSION}::text[] <> '{}')
  )`
  return changesOf(db, restaurantId)
    .select(['history_changes.id', 'history_changes.at', 'history_changes.user_id as userId'])
    .where(entry)
    .orderBy('history_changes.at', 'desc')
    .orderBy('history_changes.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
