import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/config.ts'

/**
 * Warns the operator once per process that requests come through a proxy that no setting names: all visitors then share
 * one IP, and its limits.
 */
export function registerProxyWarning(fastify: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (trustProxy !== false) return
  let warned = false
  // Not async, because a menu page must be answered synchronously.
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true
      request.log.warn('X-Forwarded-For arrives but TRUST_PROXY is not set: all visitors count as one IP')
    }
    done()
  })
}
