import { createServer } from 'node:http'
import fastifyCookie from '@fastify/cookie'
import fastifyMultipart from '@fastify/multipart'
import Fastify, { LogController } from 'fastify'
import { MINUTE_MS } from '#shared/time.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import { createAnswerLog } from './answers/answer-log.ts'
import { registerAnswerMetrics } from './answers/answer-metrics.ts'
import { registerBodyParsers } from './body.ts'
import { registerBodyDeadline } from './body-deadline.ts'
import { type PlatformOfCall, platformOfCall } from './call.ts'
import { registerAnswerRoom } from './connections/answer-room.ts'
import { CONNECTIONS_OF_NETWORK, createConnections } from './connections/connections.ts'
import { addConnectionMetrics } from './connections/connection-metrics.ts'
import { uncountedPeers } from './connections/uncounted-peers.ts'
import { registerCsrf } from './csrf.ts'
import { registerErrors, registerRequestIds, sendFrameworkError } from './errors.ts'
import { FrontRequest } from './front/asked.ts'
import { createFront } from './front/front.ts'
import { FrontResponse } from './front/front-response.ts'
import { refuseSeveralHosts } from './origin/one-host.ts'
import { registerProxyWarning } from './proxy-warning.ts'
import type { Router } from './router.ts'
import { registerSecurityHeaders, securityHeaders } from './security-headers.ts'
import { createReadGate } from './gates/read-gate.ts'
import { createWriteGate } from './gates/write-gate.ts'

const HEADERS_TIMEOUT_MS = 12_000
/** Uploads may take five minutes (3-decisions §1); JSON bodies have a shorter deadline of their own. */
const REQUEST_TIMEOUT_MS = 5 * MINUTE_MS
const KEEP_ALIVE_MS = 72_000
const MAX_PARAM_LENGTH = 500

export type ServerOptions = {
  /** True when the process was told to stop. */
  isEnding?: () => boolean
  /** In place of the product's own, for tests. */
  platformOfCall?: PlatformOfCall
}

/**
 * A Fastify instance with the envelope, CSRF check, cookies, multipart and limits of the specification, and all that
 * routes are bound with; without routes.
 */
export async function createRouter(platform: Platform, options: ServerOptions = {}): Promise<Router> {
  const { isEnding = () => false } = options
  const { config, log, metrics } = platform
  const headers = securityHeaders(config)
  const answerLog = createAnswerLog(platform)
  const connections = createConnections({
    perNetwork: config.connectionsPerNetwork ?? CONNECTIONS_OF_NETWORK,
    isUncounted: uncountedPeers(config),
  })
  const front = createFront({ headers, isEnding, connections, log })
  const fastify = Fastify({
    serverFactory: toFastify =>
      createServer(
        {
          IncomingMessage: FrontRequest,
          ServerResponse: FrontResponse,
          optimizeEmptyRequests: true,
          headersTimeout: HEADERS_TIMEOUT_MS,
          requestTimeout: REQUEST_TIMEOUT_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
        },
        front.before(refuseSeveralHosts(toFastify)),
      ),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: v7,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (error, request, reply) =>
      sendFrameworkError(error, { request, reply: reply.headers(headers) }, answerLog),
    forceCloseConnections: 'idle',
    // What reaches the process while it ends is answered (3-decisions §9).
    return503OnClosing: false,
  })
  connections.watch(fastify.server)
  addConnectionMetrics(metrics, connections)
  registerErrors(fastify)
  registerRequestIds(fastify, answerLog)
  registerAnswerMetrics(fastify, metrics, front)
  registerSecurityHeaders(fastify, headers)
  registerCsrf(fastify, config)
  registerProxyWarning(fastify, config)
  registerAnswerRoom(fastify, metrics)
  registerBodyDeadline(fastify)
  registerBodyParsers(fastify)
  await fastify.register(fastifyCookie)
  await fastify.register(fastifyMultipart)
  return {
    fastify,
    platform,
    platformOfCall: options.platformOfCall ?? platformOfCall,
    front,
    writeGate: createWriteGate(config),
    readGate: createReadGate(fastify),
    endpoints: [],
  }
}
