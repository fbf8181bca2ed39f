import { sql } from 'kysely'
import type { Db, Trx } from '#platform/db/database.ts'
import { defineEvent } from '#platform/events/events.ts'
import type { Platform } from '#platform/platform.ts'

/** Channel on which the processes of a cluster tell each other that a menu changed. */
export const MENU_CHANGED_CHANNEL = 'menu_changed'

/** A restaurant's menu and its version now (or the version that it gets when the write commits). */
export type MenuChange = { restaurantId: string; version: number }

/**
 * A write of this process says that it will change a menu, before its commit: copies of that menu may be old from then
 * on.
 */
export const menuVersionBumped = defineEvent<MenuChange>('restaurants.menu-version-bumped')

const write = ({ restaurantId, version }: MenuChange): string => `${restaurantId}:${version}`

/** Parses the payload of a notification; undefined when it is not ours. */
export function readMenuChange(payload: string): MenuChange | undefined {
  const [restaurantId = '', written = ''] = payload.split(':')
  const version = Number(written)
  return restaurantId && Number.isSafeInteger(version) && version > 0 ? { restaurantId, version } : undefined
}

/**
 * Raises the menu version of a restaurant, in the transaction of a write that diners can see (dishes, categories,
 * profile, theme, hours, slug, status, deletion); all processes are told at the commit. Answers the new version.
 */
export async function bumpMenuVersion(
  { events }: Pick<Platform, 'events'>,
  trx: Trx,
  restaurantId: string,
): Promise<number> {
  const { menu_version: version } = await trx
    .updateTable('restaurants')
    .set(eb => ({ menu_version: eb('menu_version', '+', 1) }))
    .where('id', '=', restaurantId)
    .returning('menu_version')
    .executeTakeFirstOrThrow()
  const change = { restaurantId, version }
  await sql`select pg_notify(${MENU_CHANGED_CHANNEL}, ${write(change)})`.execute(trx)
  await events.emit(trx, menuVersionBumped, change)
  return version
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
