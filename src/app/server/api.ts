import type { FastifyInstance } from 'fastify'
import { registerAccountJobs, registerAccountRoutes } from '../../features/accounts/server/index.ts'
import { registerMenuRoutes } from '../../features/menu/server/index.ts'
import { registerPublicMenuRoutes, type SiteRenderer } from '../../features/public-menu/server/index.ts'
import { registerQrRoutes } from '../../features/qr/server/index.ts'
import {
  registerRestaurantEvents,
  registerRestaurantJobs,
  registerRestaurantRoutes,
  reserveSlugs,
} from '../../features/restaurants/server/index.ts'
import type { Router } from '../../platform/http/router.ts'
import { createHttpServer } from '../../platform/http/server.ts'
import type { Platform } from '../../platform/platform.ts'
import { registerDevRoutes } from './dev-routes.ts'
import { registerHealth } from './health.ts'
import { printOpenApi } from './openapi.ts'
import { registerPages, type Site } from './pages.ts'

/**
 * The whole product on one Fastify instance, not listening yet. The only place that names all features' routes; each
 * first segment of a route is a reserved word for slugs (3-decisions §5).
 */
export async function createServer(platform: Platform, site: Site): Promise<Router> {
  const fastify = await createHttpServer(platform)
  const router: Router = { fastify, platform, endpoints: [] }
  return router
}
