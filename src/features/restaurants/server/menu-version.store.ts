import { sql } from 'kysely'
import type { Db, Trx } from '#platform/db/database.ts'

/** Raises the menu version of a restaurant; answers the new one. */
export async function raiseMenuVersion(trx: Trx, restaurantId: string): Promise<number> {
  const row = await trx
    .updateTable('restaurants')
    .set(eb => ({ menu_version: eb('menu_version', '+', 1) }))
    .where('id', '=', restaurantId)
    .returning('menu_version')
    .executeTakeFirstOrThrow()
  return row.menu_version
}

/** Notifies all processes that listen on a channel, at the commit. */
export async function notifyProcesses(trx: Trx, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(trx)
}

/**
 * Present menu versions, by id, of the restaurants that still have a row. As one value: 500 rows would take the thread
 * that answers everybody a millisecond.
 */
export async function listMenuVersions(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const { versions } = await db
    .selectFrom('restaurants')
    .select(sql<Record<string, number> | null>`json_object_agg(id, menu_version)`.as('versions'))
    .where(sql<boolean>`id = ANY(${`{${ids.join(',')}}`}::uuid[])`)
    .executeTakeFirstOrThrow()
  return new Map(Object.entries(versions ?? {}))
}
