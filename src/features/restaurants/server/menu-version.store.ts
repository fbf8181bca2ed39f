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

const idsOf = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`

/** Present menu versions, by id, of the restaurants that still have a row. */
export async function listMenuVersions(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('restaurants')
    .select(['id', 'menu_version'])
    .where(sql<boolean>`id = ANY(${idsOf(ids)})`)
    .execute()
  return new Map(rows.map(row => [row.id, row.menu_version]))
}

/**
 * The same for menus whose versions are known: most are still present, and the database only says which are not
 * (decision 0311).
 */
export async function compareMenuVersions(
  db: Db,
  known: readonly { id: string; version: number }[],
): Promise<Map<string, number>> {
  const ids = known.map(({ id }) => id)
  const pairs = `{${known.map(({ id, version }) => `${id}:${version}`).join(',')}}`
  const { found, changed } = await db
    .selectFrom('restaurants')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .select(
      sql<Record<string, number> | null>`json_object_agg(id, menu_version)
        FILTER (WHERE id || ':' || menu_version <> ALL (${pairs}::text[]))`.as('changed'),
    )
    .where(sql<boolean>`id = ANY(${idsOf(ids)})`)
    .executeTakeFirstOrThrow()
  // Some are gone.
  if (found < known.length) return listMenuVersions(db, ids)
  return new Map([...known.map(({ id, version }) => [id, version] as const), ...Object.entries(changed ?? {})])
}
