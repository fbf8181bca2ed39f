import type { Db, Trx } from '#platform/db/database.ts'
import { sql } from 'kysely'

/** The channel on which the processes of a cluster tell each other that a menu changed. */
export const MENU_CHANGED_CHANNEL = 'menu_changed'

/** A restaurant's menu and the version that it has now (or will have, once the write commits). */
export type MenuChange = { restaurantId: string; version: number }

const watchers = new Set<(change: MenuChange) => void>()

/**
 * Calls `watcher` in this process the moment a write announces that it will change a menu, before its commit: copies of
 * it are in doubt from then on. Answers the function that stops it.
 */
export function onMenuVersionBump(watcher: (change: MenuChange) => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

const write = ({ restaurantId, version }: MenuChange): string => `${restaurantId}:${version}`

/** Reads the payload of a notification; undefined when it is none of ours. */
export function readMenuChange(payload: string): MenuChange | undefined {
  const [restaurantId = '', written = ''] = payload.split(':')
  const version = Number(written)
  return restaurantId && Number.isSafeInteger(version) && version > 0 ? { restaurantId, version } : undefined
}

/**
 * Raises the menu version of a restaurant in the transaction of a write that a diner can see (dishes, categories,
 * profile, theme, hours, slug, status, deletion), and tells every process at its commit. Answers the new version.
 */
export async function bumpMenuVersion(trx: Trx, restaurantId: string): Promise<number> {
  const { menu_version: version } = await trx
    .updateTable('restaurants')
    .set(eb => ({ menu_version: eb('menu_version', '+', 1) }))
    .where('id', '=', restaurantId)
    .returning('menu_version')
    .executeTakeFirstOrThrow()
  const change = { restaurantId, version }
  await sql`select pg_notify(${MENU_CHANGED_CHANNEL}, ${write(change)})`.execute(trx)
  for (const watcher of watchers) watcher(change)
  return version
}

/** Present menu versions of the restaurants that still have a row, by id. */
export async function listMenuVersions(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('restaurants')
    .select(['id', 'menu_version'])
    .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(row => [row.id, row.menu_version]))
}
