import type { Trx } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { notifyProcesses, raiseMenuVersion } from './menu-version.store.ts'
import { type MenuChange, menuVersionBumped } from './restaurants.events.ts'

/** Channel on which the processes of a cluster tell each other that a menu changed. */
const MENU_CHANGED_CHANNEL = 'menu_changed'

const write = ({ restaurantId, version }: MenuChange): string => `${restaurantId}:${version}`

/** Parses the payload of a notification; undefined when it is not ours. */
function readMenuChange(payload: string): MenuChange | undefined {
  const [restaurantId = '', written = ''] = payload.split(':')
  const version = Number(written)
  return restaurantId && Number.isSafeInteger(version) && version > 0 ? { restaurantId, version } : undefined
}

/** For the processes that listen: where changes are told, and how one is read. */
export const menuChanges = { channel: MENU_CHANGED_CHANNEL, read: readMenuChange } as const

/**
 * Raises the menu version of a restaurant, in the transaction of a write that diners can see (dishes, categories,
 * profile, theme, hours, slug, status, deletion); all processes are told at the commit. Answers the new version.
 */
export async function bumpMenuVersion(
  { events }: Pick<Platform, 'events'>,
  trx: Trx,
  restaurantId: string,
): Promise<number> {
  const change = { restaurantId, version: await raiseMenuVersion(trx, restaurantId) }
  await notifyProcesses(trx, MENU_CHANGED_CHANNEL, write(change))
  await events.emit(trx, menuVersionBumped, change)
  return change.version
}
