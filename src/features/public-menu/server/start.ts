import { compareMenuVersions, menuChanges, menuVersionBumped } from '#features/restaurants/server/index.ts'
import type { Platform } from '#platform/platform.ts'
import type { Process } from '#platform/process/process.ts'
import { costlyWork } from '#platform/work/costly-work.ts'
import { createLoadMenu } from './cache/load-menu.ts'
import { createMenuCache, menuCache } from './cache/menu-cache.ts'
import { createNoteOpened, noteOpened } from './note-opened.ts'
import type { MenuFrontend } from './pages/menu-frontend.ts'
import { createMenuPages, menuPages } from './pages/menu-pages.ts'
import { startPublishing } from './published/publish-menus.ts'

const openCache = (platform: Platform) =>
  createMenuCache({
    load: createLoadMenu(platform),
    listVersions: known => compareMenuVersions(platform.db, known),
    heard: () => platform.listener.heard(),
    clock: platform.clock,
  })

/**
 * Makes the cache of menus, their pages and the publisher, where the process answers pages; the sweeper of published
 * copies everywhere. Subscribes them to the writes of this process and to the commits of all processes.
 */
export async function startPublicMenu(process: Process<MenuFrontend>): Promise<void> {
  const { platform, frontend, onClose } = process
  const { services, listener, events } = platform
  if (!frontend) return void startPublishing(process, undefined)
  const cache = openCache(platform)
  const pages = createMenuPages(platform, cache, frontend, { work: services.get(costlyWork) })
  services.provide(menuCache, cache)
  services.provide(menuPages, pages)
  services.provide(noteOpened, createNoteOpened(platform))
  onClose(cache.close)
  events.on(menuVersionBumped, async (_trx, change) => cache.markWritePending(change))
  const publisher = startPublishing(process, { cache, pages })
  const stopListening = await listener.listen(menuChanges.channel, payload => {
    const change = menuChanges.read(payload)
    if (!change) return
    cache.invalidate(change)
    void publisher?.onChanged(change.restaurantId)
  })
  listener.onReconnect(cache.markStale)
  onClose(stopListening)
}
