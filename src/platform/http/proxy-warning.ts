import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/config.ts'

/**
 * Tells the operator, once a process, that requests come through a proxy which no setting names: then all visitors share
 * one IP, and with it one limit.
 */
export function registerProxyWarning(fastify: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  if (trustProxy !== false) return
  let warned = false
  // Not async: a menu page is answered within one turn.
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true
      request.log.warn('X-Forwarded-For arrives but TRUST_PROXY is not set: all visitors count as one IP')
    }
    done()
  })
}
