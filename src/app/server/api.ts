import { reserveSlugs } from '#features/restaurants/server/index.ts'
import type { Router } from '#platform/http/router.ts'
import { createHttpServer } from '#platform/http/server.ts'
import type { Platform } from '#platform/platform.ts'
import { registerDevRoutes } from './dev-routes.ts'
import { FEATURES } from './features.ts'
import { registerHealth } from './health.ts'
import { registerOpenApi } from './openapi.ts'
import type { LoadFrontend } from './frontend.ts'
import { registerSpaShell } from './spa-shell.ts'
import { registerStaticFiles } from './static-files.ts'

/**
 * The whole product on one Fastify instance that is not listening yet. `isEnding` answers true when the process was
 * told to stop.
 */
export async function createServer(
  platform: Platform,
  loadFrontend: LoadFrontend,
  isEnding = () => false,
): Promise<Router> {
  const { fastify, front } = await createHttpServer(platform, isEnding)
  const router: Router = { fastify, platform, front, endpoints: [] }
  // Before all other routes: it reserves their first path segments, which no restaurant's slug may equal (3-decisions
  // §5).
  fastify.addHook('onRoute', ({ url }) => reserveSlugs([url]))
  const frontend = await loadFrontend(fastify)
  registerHealth(router, isEnding)
  registerOpenApi(router)
  registerDevRoutes(router)
  if (frontend.clientRoot) await registerStaticFiles(router, frontend.clientRoot)
  registerSpaShell(router, frontend.shell, frontend.development)
  for (const feature of FEATURES) feature.routes?.(router, frontend)
  return router
}
