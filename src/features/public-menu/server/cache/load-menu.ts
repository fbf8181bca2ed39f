import { asBuffer } from '#platform/work/task.ts'
import { costlyWork } from '#platform/work/costly-work.ts'
import { imagesUrl } from '#features/images/server/index.ts'
import {
  findMenuVersion,
  findStoredMenu,
  type MenuKey,
  type StoredMenu,
  unknownAllergens,
} from '#features/menu/server/index.ts'
import type { Platform } from '#platform/platform.ts'
import type { LoadMenu } from './menu-loader.ts'
import type { PackedMenu } from './pack-menu.ts'
import { packStoredMenu } from './pack-menu.task.ts'

/**
 * Reads a menu. Where there is a copy of the database, it is read there, and the database itself only says, after
 * it, whether that was the present one: nothing that is behind is ever shown (3-decisions §1, decision 0268).
 */
async function read({ db, readCopy }: Platform, key: MenuKey): Promise<StoredMenu | undefined> {
  if (!readCopy) return findStoredMenu(db, key)
  const copied = await readCopy.ask(copy => findStoredMenu(copy, key))
  const present = copied && (await findMenuVersion(db, key))
  const isPresent = present?.id === copied?.id && present?.version === copied?.version
  return copied && isPresent ? copied : findStoredMenu(db, key)
}

/** Loads menus; a worker thread reads their rows, so that pages from memory do not wait for it (decision 0311). */
export function createLoadMenu(platform: Platform): LoadMenu {
  const work = platform.services.get(costlyWork)
  const context = { imagesUrl: imagesUrl(platform) }

  async function pack({ ownerId, json }: StoredMenu): Promise<PackedMenu> {
    const order = { ...context, stored: json, now: platform.clock.now() }
    const { menu, strange } = await work({ ownerId }, run => run(packStoredMenu, order))
    for (const dish of strange) platform.services.get(unknownAllergens)(dish)
    return { ...menu, json: asBuffer(menu.json) }
  }

  return async key => {
    const stored = await read(platform, key)
    return stored && pack(stored)
  }
}
