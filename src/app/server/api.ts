import { registerAccountJobs, registerAccountRoutes } from '#features/accounts/server/index.ts'
import { registerImageJobs, registerUploadRoutes } from '#features/images/server/index.ts'
import { registerMenuRoutes } from '#features/menu/server/index.ts'
import { registerPublicMenuRoutes } from '#features/public-menu/server/index.ts'
import { registerQrRoutes } from '#features/qr/server/index.ts'
import {
  registerRestaurantEvents,
  registerRestaurantJobs,
  registerRestaurantRoutes,
} from '#features/restaurants/server/index.ts'
import { registerSitePages } from '#features/site/server/index.ts'
import type { Router } from '#platform/http/router.ts'
import { createHttpServer } from '#platform/http/server.ts'
import type { Platform } from '#platform/platform.ts'
import { registerDevRoutes } from './dev-routes.ts'
import { registerHealth } from './health.ts'
import { registerOpenApi } from './openapi.ts'
import type { LoadSite } from './site.ts'
import { registerSpaShell } from './spa-shell.ts'
import { registerStaticFiles } from './static-files.ts'

/**
 * The whole product on one Fastify instance, not listening yet: the only place that names all features' routes.
 * `isEnding` answers true once the process was told to stop.
 */
export async function createServer(platform: Platform, loadSite: LoadSite, isEnding = () => false): Promise<Router> {
  const fastify = await createHttpServer(platform)
  const router: Router = { fastify, platform, endpoints: [] }
  // First: it reserves the first segment of every route that comes after it (3-decisions §5).
  registerRestaurantRoutes(router)
  registerUploadRoutes(router)
  registerHealth(router, isEnding)
  registerOpenApi(fastify, router.endpoints)
  registerDevRoutes(router)
  registerAccountRoutes(router)
  registerMenuRoutes(router)
  registerQrRoutes(router)
  const site = await loadSite(fastify)
  if (site.clientRoot) await registerStaticFiles(fastify, site.clientRoot)
  registerSpaShell(router, site.shell, site.development)
  registerSitePages(router, site.renderer)
  registerPublicMenuRoutes(router, site)
  registerRestaurantEvents(platform)
  return router
}

/** Starts what works in the background: mails, hourly checks, removal of images. */
export async function startJobs(platform: Platform): Promise<void> {
  await registerAccountJobs(platform)
  await registerImageJobs(platform)
  await registerRestaurantJobs(platform)
}
