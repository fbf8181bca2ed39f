import type { Feature } from '#platform/feature/feature.ts'
import type { Router } from '#platform/http/router.ts'
import { findMenu } from '#features/menu/server/index.ts'
import {
  listMenuVersions,
  MENU_CHANGED_CHANNEL,
  onMenuVersionBump,
  readMenuChange,
} from '#features/restaurants/server/index.ts'
import { registerMenuFiles } from '#features/seo/server/index.ts'
import { registerMenuPages } from './pages/menu-page.routes.ts'
import { createMenuPages, type MenuFrontend } from './pages/menu-pages.ts'
import { lookUpMenus } from './pages/ready-menus.ts'
import { createMenuCache, type MenuCache } from './cache/menu-cache.ts'
import { createFindVisibleMenu } from './cache/visible-menu.ts'
import { COMPARE_TIMEOUT_MS } from '../public-menu.limits.ts'
import { isOwnServerDown } from './cache/own-server.ts'
import { registerOffline } from './offline/offline.routes.ts'
import { createMessagePages } from './pages/message-pages.ts'
import { registerPreview } from './pages/preview.routes.ts'
import { registerPublicCalls } from './public-menu.routes.ts'
import { publishedJobs, publishMenus } from './published/published.jobs.ts'
import type { Publisher } from './published/publisher.ts'

/** Subscribes the cache to writes of this process and to commits of all processes. */
function subscribeToMenuChanges(
  { fastify, platform }: Router,
  cache: MenuCache,
  publisher: Publisher | undefined,
): void {
  const stopWatching = onMenuVersionBump(cache.markWritePending)
  let stopListening: (() => Promise<void>) | undefined
  fastify.addHook('onReady', async () => {
    stopListening = await platform.listener.listen(MENU_CHANGED_CHANNEL, payload => {
      const change = readMenuChange(payload)
      if (!change) return
      cache.invalidate(change)
      void publisher?.onChanged(change.restaurantId)
    })
    platform.listener.onReconnect(cache.markStale)
  })
  fastify.addHook('onClose', async () => {
    stopWatching()
    cache.close()
    await stopListening?.()
  })
}

/** The menu pages, the public calls and the preview of a look. */
function registerPublicMenuRoutes(router: Router, frontend: MenuFrontend): void {
  const { platform } = router
  const cache = createMenuCache({
    load: key => findMenu(platform, key),
    listVersions: ids => listMenuVersions(platform.db, ids),
    isListening: () => platform.listener.isListening(COMPARE_TIMEOUT_MS),
    isDownForAll: error => isOwnServerDown(platform.config, error),
  })
  const pages = createMenuPages(platform, cache, frontend)
  const messages = createMessagePages(platform, frontend)
  const publisher = publishMenus(router, { cache, pages, release: frontend.release })
  subscribeToMenuChanges(router, cache, publisher)
  const ready = lookUpMenus({ platform, cache, pages })
  router.front.add(ready.page)
  router.front.add(ready.call)
  registerPublicCalls(router, cache)
  registerPreview(router, frontend)
  registerMenuFiles(router, createFindVisibleMenu(platform, cache))
  registerOffline(router, frontend, messages)
  registerMenuPages(router.fastify, { platform, cache, pages, messages })
}

/** Server front door of the public menu. */
export const publicMenuFeature: Feature<MenuFrontend> = {
  name: 'public-menu',
  routes: registerPublicMenuRoutes,
  jobs: publishedJobs,
}
