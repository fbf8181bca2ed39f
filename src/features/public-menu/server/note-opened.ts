import type { Platform } from '#platform/platform.ts'
import { markSlugUsed } from '#features/restaurants/server/index.ts'
import { defineService } from '#platform/process/services.ts'
import type { CachedMenu } from './cache/cached-menu.ts'

/** Notes that a menu was opened by its slug, before it is sent for the first time. Never throws. */
export type NoteOpened = (menu: CachedMenu) => Promise<void>
export const noteOpened = defineService<NoteOpened>('public-menu.note-opened')

/**
 * A slug that somebody has opened is never given out again (3-decisions §5). It is written once in the life of a
 * restaurant; a failure is tried again at the next request that is not answered from memory.
 */
export function createNoteOpened(platform: Platform): NoteOpened {
  const noted = new WeakSet<CachedMenu>()
  return async menu => {
    if (menu.snapshot.isSlugUsed || noted.has(menu)) return
    noted.add(menu)
    try {
      await markSlugUsed(platform, menu.snapshot.id)
    } catch (error) {
      noted.delete(menu)
      platform.log.warn({ err: error, restaurant: menu.snapshot.id }, 'public menu: the first opening was not noted')
    }
  }
}
