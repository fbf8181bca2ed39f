import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { deletedRows } from '#platform/db/page.ts'
import type { Action } from '../activity.actions.ts'
import type { ActivityItem } from '../activity.contract.ts'
import { ACTIVITY_PAGE } from '../activity.limits.ts'
import type { Details } from './activity.tables.ts'

export type NewEntry = {
  id: string
  restaurantId: string
  userId: string | null
  action: Action
  details: Details
  now: Date
}

const entriesOf = (db: Db, restaurantId: string) =>
  db.selectFrom('activity').where('activity.restaurant_id', '=', restaurantId)

export async function insertEntries(trx: Db, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ id, restaurantId, userId, action, details, now }) => ({
    id,
    restaurant_id: restaurantId,
    user_id: userId,
    action,
    details: JSON.stringify(details),
    created_at: now,
  }))
  await trx.insertInto('activity').values(rows).execute()
}

type Same = { restaurantId: string; userId: string; action: Action; item: ActivityItem; since: Date }

/** The latest entry in which this person changed just this part of this thing. */
export async function findSame(trx: Db, { restaurantId, userId, action, item, since }: Same) {
  const row = await entriesOf(trx, restaurantId)
    .select(['id', 'details'])
    .where('user_id', '=', userId)
    .where('action', '=', action)
    .where('created_at', '>=', since)
    .where(sql`details #>> '{items,0,id}'`, '=', item.id)
    .where(sql`details #>> '{items,0,field}'`, 'is not distinct from', item.field)
    .where(sql`details ->> 'count'`, '=', '1')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row && { id: row.id, item: row.details.items[0] }
}

/** `since`: what the entry is not older than, so that only the months after it are looked at. */
export async function updateEntry(
  trx: Db,
  { restaurantId, id, since, now }: { restaurantId: string; id: string; since: Date; now: Date },
  details: Details,
): Promise<void> {
  await trx
    .updateTable('activity')
    .set({ details: JSON.stringify(details), created_at: now })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .where('created_at', '>=', since)
    .execute()
}

/** True when one of these things was deleted since then. */
export async function wasAnyDeleted(
  trx: Db,
  { restaurantId, ids, since }: { restaurantId: string; ids: string[]; since: Date },
): Promise<boolean> {
  const row = await entriesOf(trx, restaurantId)
    .select('id')
    .where('created_at', '>=', since)
    .where('action', 'in', ['dish.deleted', 'category.deleted'])
    .where(
      sql<boolean>`EXISTS (SELECT FROM jsonb_array_elements(details -> 'items') AS item WHERE item ->> 'id' = ANY (${ids}))`,
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type Asked = { actions: readonly Action[]; userId: string | undefined; before: string | undefined }

/** Newest first; entries of one moment by id. Only what is older than the entry `before`, if it is given. */
export function listEntries(db: Db, restaurantId: string, { actions, userId, before }: Asked) {
  const place = (id: string) => entriesOf(db, restaurantId).select(['created_at', 'id']).where('id', '=', id)
  return entriesOf(db, restaurantId)
    .select(['id', 'user_id as userId', 'action', 'details', 'created_at as createdAt'])
    .where('action', 'in', actions)
    .$if(userId !== undefined, query => query.where('user_id', '=', userId ?? null))
    .$if(before !== undefined, query =>
      query.where(eb => sql<boolean>`(${eb.ref('created_at')}, ${eb.ref('id')}) < (${place(before ?? '')})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ACTIVITY_PAGE)
    .execute()
}

/** Until the commit, nobody else adds entries to this restaurant: those that count would not see each other's. */
export async function lockEntries(trx: Db, restaurantId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`activity ${restaurantId}`}, 0))`.execute(trx)
}

/** Deletes all but the newest `kept` entries of a restaurant; call it under `lockEntries`. */
export async function deleteOldestEntries(trx: Db, restaurantId: string, kept: number): Promise<void> {
  const lastKept = await entriesOf(trx, restaurantId)
    .select(['created_at', 'id'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(kept - 1)
    .limit(1)
    .executeTakeFirst()
  if (!lastKept) return
  await trx
    .deleteFrom('activity')
    .where('restaurant_id', '=', restaurantId)
    .where('created_at', '<=', lastKept.created_at)
    .where(eb => sql<boolean>`(${eb.ref('created_at')}, ${eb.ref('id')}) < (${lastKept.created_at}, ${lastKept.id})`)
    .execute()
}

/** In all restaurants; at most `limit`. Answers how many. */
export async function deleteEntries(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.selectFrom('activity').select(['restaurant_id', 'id']).where('created_at', '<', before).limit(limit)
  return deletedRows(
    db
      .deleteFrom('activity')
      .where('created_at', '<', before)
      .where(eb => eb(eb.refTuple('restaurant_id', 'id'), 'in', old.$asTuple('restaurant_id', 'id'))),
  )
}

/** Everything that happened in these restaurants, oldest first. */
export const listAllEntries = (db: Db, restaurantIds: readonly string[]) =>
  db
    .selectFrom('activity')
    .select(['restaurant_id as restaurantId', 'user_id as userId', 'action', 'details', 'created_at as createdAt'])
    .where('restaurant_id', 'in', restaurantIds)
    .orderBy('created_at')
    .execute()

export async function eraseEntries(trx: Db, restaurantIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('activity').where('restaurant_id', 'in', restaurantIds).execute()
}
