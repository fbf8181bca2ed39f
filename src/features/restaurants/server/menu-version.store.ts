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

/** Present menu versions, by id, of the restaurants that still have a row. */
export async function listMenuVersions(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('restaurants')
    .select(['id', 'menu_version'])
    .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(row => [row.id, row.menu_version]))
}
