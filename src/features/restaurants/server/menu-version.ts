import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/tables.ts'

/** The channel on which the processes of a cluster tell each other that a menu changed; the payload is its id. */
export const MENU_CHANGED_CHANNEL = 'menu_changed'

const watchers = new Set<(restaurantId: string) => void>()

/**
 * Calls `watcher` in this process the moment a write announces that it will change a menu, before its commit: copies of
 * it are in doubt from then on. Answers the function that stops it.
 */
export function onMenuTouched(watcher: (restaurantId: string) => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/**
 * Raises the menu version of a restaurant in the transaction of a write that a diner can see (dishes, categories,
 * profile, theme, hours, slug, status, deletion), and tells every process at its commit. Answers the new version.
 */
export async function touchMenu(trx: Transaction<Database>, restaurantId: string): Promise<number> {
  const { menu_version: version } = await trx
    .updateTable('restaurants')
    .set(eb => ({ menu_version: eb('menu_version', '+', 1) }))
    .where('id', '=', restaurantId)
    .returning('menu_version')
    .executeTakeFirstOrThrow()
  await sql`select pg_notify(${MENU_CHANGED_CHANNEL}, ${restaurantId})`.execute(trx)
  for (const watcher of watchers) watcher(restaurantId)
  return version
}
