import type { Feature } from '#platform/feature/feature.ts'
import type { Router } from '#platform/http/router.ts'
import { findMenu } from '#features/menu/server/index.ts'
import {
  listMenuVersions,
  MENU_CHANGED_CHANNEL,
  onMenuVersionBump,
  readMenuChange,
} from '#features/restaurants/server/index.ts'
import { registerMenuPages } from './pages/menu-page.routes.ts'
import { createMenuPages, type PublicSite } from './pages/menu-pages.ts'
import { createMenus, type Menus } from './cache/menus.ts'
import { createMessagePages } from './pages/message-pages.ts'
import { registerPreview } from './pages/preview.routes.ts'
import { registerPublicCalls } from './public-menu.routes.ts'

/** Keeps the menus of this process true: what is written here, and what other processes tell. */
function subscribeToMenuChanges({ fastify, platform }: Router, menus: Menus): void {
  const stopWatching = onMenuVersionBump(menus.announced)
  let stopListening: (() => Promise<void>) | undefined
  fastify.addHook('onReady', async () => {
    stopListening = await platform.listener.listen(MENU_CHANGED_CHANNEL, payload => {
      const change = readMenuChange(payload)
      if (change) menus.changed(change)
    })
    platform.listener.onReconnect(menus.markStale)
  })
  fastify.addHook('onClose', async () => {
    stopWatching()
    menus.close()
    await stopListening?.()
  })
}

/** The menu pages, the public calls and the preview of a look. */
function registerPublicMenuRoutes(router: Router, site: PublicSite): void {
  const { platform } = router
  const menus = createMenus({
    load: key => findMenu(platform, key),
    listVersions: ids => listMenuVersions(platform.db, ids),
  })
  const pages = createMenuPages(platform, menus, site)
  const messages = createMessagePages(platform, site)
  subscribeToMenuChanges(router, menus)
  registerPublicCalls(router, menus)
  registerPreview(router, site)
  registerMenuPages(router.fastify, { platform, menus, pages, messages })
}

/** The server's front door of the public menu. */
export const publicMenuFeature: Feature<PublicSite> = { name: 'public-menu', routes: registerPublicMenuRoutes }
