import { findMenu, findMenuVersion } from '#features/menu/server/index.ts'
import type { Platform } from '#platform/platform.ts'
import type { LoadMenu } from './menu-loader.ts'

/**
 * Loads menus. Where there is a copy of the database, the menu is read there, and the database itself only says, after
 * it, whether that was the present one: nothing that is behind is ever shown (3-decisions §1, decision 0268).
 */
export function createLoadMenu(platform: Platform): LoadMenu {
  const { db, readCopy } = platform
  if (!readCopy) return key => findMenu(platform, key)
  return async key => {
    const copied = await readCopy.ask(copy => findMenu({ ...platform, db: copy }, key))
    const present = copied && (await findMenuVersion(db, key))
    const isPresent = present?.id === copied?.id && present?.version === copied?.version
    return copied && isPresent ? copied : findMenu(platform, key)
  }
}
