import fastifyCookie from '@fastify/cookie'
import fastifyMultipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import { registerBodyParsers } from './body.ts'
import { registerBodyDeadline } from './body-deadline.ts'
import { registerCsrf } from './csrf.ts'
import { registerErrors, registerRequestIds, sendFrameworkError } from './errors.ts'
import { registerProxyWarning } from './proxy-warning.ts'
import { registerSecurityHeaders, securityHeaders } from './security-headers.ts'

const HEADERS_TIMEOUT_MS = 12_000
/** Uploads may take five minutes (3-decisions §1); JSON bodies have a shorter deadline of their own. */
const REQUEST_TIMEOUT_MS = 300_000
const KEEP_ALIVE_MS = 72_000
const MAX_PARAM_LENGTH = 500

/**
 * A Fastify instance with the envelope, CSRF check, cookies, multipart and limits of the specification; without routes.
 */
export async function createHttpServer(platform: Platform): Promise<FastifyInstance> {
  const { config, log } = platform
  const headers = securityHeaders(config)
  const fastify = Fastify({
    http: { optimizeEmptyRequests: true },
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: v7,
    trustProxy: config.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (error, request, reply) => sendFrameworkError(error, request, reply.headers(headers)),
    forceCloseConnections: 'idle',
  })
  fastify.server.headersTimeout = HEADERS_TIMEOUT_MS
  registerErrors(fastify)
  registerRequestIds(fastify)
  registerSecurityHeaders(fastify, headers)
  registerCsrf(fastify, config)
  registerProxyWarning(fastify, config)
  registerBodyDeadline(fastify)
  registerBodyParsers(fastify)
  await fastify.register(fastifyCookie)
  await fastify.register(fastifyMultipart)
  return fastify
}
