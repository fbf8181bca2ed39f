import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import { deviceOf } from '../../device.rules.ts'

const USER_AGENT_MAX = 300

/** The origin of a request, as a session stores it. */
export type Visit = { userAgent: string; deviceHmac: string; networkHmac: string }

/**
 * The browser and network of a request. The network is stored only as an HMAC, so that nobody's location can be read
 * from it.
 */
export function visitOf({ config, limits }: Platform, request: FastifyRequest): Visit {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX)
  const { browser } = deviceOf(userAgent)
  const network = limits.networkOf(request.ip)
  const hmacOf = (text: string) => createHmac('sha256', config.sessionSecret).update(text).digest('base64url')
  return { userAgent, deviceHmac: hmacOf(`device\n${browser}\n${network}`), networkHmac: hmacOf(`network\n${network}`) }
}
