import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { isLoopback } from '#platform/config/loopback.ts'
import type { Config } from '#platform/config/config.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True when the endpoint says `csrf: 'exempt'`. */
    csrfExempt?: boolean
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** True when the request comes from our own pages (3-decisions §2). */
export function isSameSite(
  request: Pick<FastifyRequest, 'headers'>,
  config: Pick<Config, 'publicUrl' | 'production'>,
): boolean {
  const origin = request.headers.origin
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site']
    return site === undefined || site === 'same-origin' || site === 'none'
  }
  const own = new URL(config.publicUrl)
  if (origin === own.origin) return true
  if (config.production || !URL.canParse(origin)) return false
  const other = new URL(origin)
  return isLoopback(other.hostname) && other.port === own.port && other.protocol === own.protocol
}

/**
 * Refuses every unsafe request of another site, before its body is read and for every content type; endpoints that are
 * exempt are not checked.
 */
export function registerCsrf(fastify: FastifyInstance, config: Config): void {
  // Not async, because a menu page must be answered synchronously.
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (SAFE.has(request.method) || isSameSite(request, config) || request.routeOptions.config.csrfExempt) done()
    else done(new AppError(commonErrors.csrf))
  })
}
