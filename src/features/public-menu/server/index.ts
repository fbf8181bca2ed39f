import type { Feature } from '#platform/feature/feature.ts'
import type { Router } from '#platform/http/router.ts'
import { registerMenuFiles } from '#features/seo/server/index.ts'
import { menuCache } from './cache/menu-cache.ts'
import { createFindVisibleMenu } from './cache/visible-menu.ts'
import { registerOffline } from './offline/offline.routes.ts'
import type { MenuFrontend } from './pages/menu-frontend.ts'
import { registerMenuPages } from './pages/menu-page.routes.ts'
import { menuPages } from './pages/menu-pages.ts'
import { addCacheMetrics } from './menu-metrics.ts'
import { createMessagePages } from './pages/message-pages.ts'
import { registerPreview } from './pages/preview.routes.ts'
import { lookUpMenus } from './pages/ready-menus.ts'
import { registerPublicCalls } from './calls/public-calls.routes.ts'
import { publishedJobs } from './published/published.jobs.ts'
import { startPublicMenu } from './start.ts'

/** The menu pages, the public calls and the preview of a look. */
function registerPublicMenuRoutes(router: Router, frontend: MenuFrontend): void {
  const { platform } = router
  const cache = platform.services.get(menuCache)
  const pages = platform.services.get(menuPages)
  const messages = createMessagePages(platform, frontend)
  const ready = lookUpMenus({ platform, cache, pages })
  const sent = [router.front.add('menu_page', ready.page), router.front.add('public_call', ready.call)]
  addCacheMetrics(platform.metrics, cache, sent)
  registerPublicCalls(router, cache)
  registerPreview(router, cache, frontend)
  registerMenuFiles(router, createFindVisibleMenu(platform, cache))
  registerOffline(router, frontend, messages)
  registerMenuPages(router.fastify, { platform, cache, pages, messages })
}

/** Server front door of the public menu. */
export const publicMenuFeature: Feature<MenuFrontend> = {
  name: 'public-menu',
  start: startPublicMenu,
  routes: registerPublicMenuRoutes,
  jobs: publishedJobs,
}
export { menuInSight } from './calls/menu-in-sight.ts'
export { createMessagePages } from './pages/message-pages.ts'
export type { MenuFrontend } from './pages/menu-frontend.ts'
export { type FindOldPaper, findOldPaper } from './pages/old-papers.ts'
