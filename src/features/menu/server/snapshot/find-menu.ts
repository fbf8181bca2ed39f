import type { Platform } from '#platform/platform.ts'
import { imagesUrl } from '#features/images/server/index.ts'
import { menuExtras } from './menu-extras.ts'
import { type MenuSnapshot, readStoredMenu } from './menu-snapshot.ts'
import { type MenuKey, menuReader } from './menu-snapshot.store.ts'

/** The menu as it is now, read in one statement; undefined when the restaurant does not exist or is deleted. */
export async function findMenu(platform: Platform, key: MenuKey): Promise<MenuSnapshot | undefined> {
  const now = platform.clock.now()
  const presenters = platform.services.get(menuExtras)
  const stored = await menuReader(presenters)(platform.db, key, now)
  return stored && readStoredMenu(stored, { imagesUrl: imagesUrl(platform), now, presenters })
}
