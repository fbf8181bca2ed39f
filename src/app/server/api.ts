import { reservedSlugs } from '#features/restaurants/server/index.ts'
import type { Router } from '#platform/http/router.ts'
import { createRouter, type ServerOptions } from '#platform/http/server.ts'
import type { Platform } from '#platform/platform.ts'
import { registerDashboardWorker } from './dashboard-worker.ts'
import { registerDevRoutes } from './dev/dev-routes.ts'
import { FEATURES } from './features.ts'
import { registerOpenApi } from './openapi.ts'
import type { Frontend, LoadFrontend } from './frontend.ts'
import { registerBrowserFailures } from './seeing/browser-failures.ts'
import { registerHealth } from './seeing/health.ts'
import { registerMetrics } from './seeing/metrics.ts'
import { readRelease } from './seeing/release.ts'
import { registerSpaShell } from './spa-shell.ts'
import { registerStaticFiles } from './static-files.ts'

/** What a process needs to answer pages and calls. */
export type WebRole = ServerOptions & { loadFrontend: LoadFrontend }

export type OpenServer = { router: Router; frontend: Frontend; isEnding: () => boolean }

/** A server and the browser's part, without routes: these need the services that features make of both. */
export async function openServer(platform: Platform, { loadFrontend, ...options }: WebRole): Promise<OpenServer> {
  const router = await createRouter(platform, options)
  return { router, frontend: await loadFrontend(router.fastify), isEnding: options.isEnding ?? (() => false) }
}

/** Health and figures: also of a process that answers nothing else. */
function registerSeeing(router: Router, isEnding: () => boolean): void {
  const release = readRelease(router.platform.config.releaseCommit)
  registerHealth(router, isEnding, release)
  registerMetrics(router, release)
}

/** A server that says nothing but how the process is. */
export async function openStatus(platform: Platform, options: ServerOptions): Promise<Router> {
  const router = await createRouter(platform, options)
  registerSeeing(router, options.isEnding ?? (() => false))
  return router
}

/** All routes of the product. */
export async function registerRoutes({ router, frontend, isEnding }: OpenServer): Promise<void> {
  const { fastify, platform } = router
  const { reserve } = platform.services.get(reservedSlugs)
  // Before all routes: it reserves their first path segments, which no restaurant's slug may equal (3-decisions §5).
  fastify.addHook('onRoute', ({ url }) => reserve([url]))
  registerSeeing(router, isEnding)
  registerBrowserFailures(router)
  registerOpenApi(router)
  registerDevRoutes(router)
  if (frontend.clientRoot) await registerStaticFiles(router, frontend.clientRoot)
  registerSpaShell(router, frontend.shell, frontend.development)
  registerDashboardWorker(router, frontend)
  for (const feature of FEATURES) feature.routes?.(router, frontend)
}
