import type { FastifyRequest } from 'fastify'
import { keyedHashes } from '#platform/id/keyed-hash.ts'
import type { Platform } from '#platform/platform.ts'
import { deviceOf } from '../../device.rules.ts'

const USER_AGENT_MAX = 300

/** The origin of a request, as a session stores it; `former`: as it was stored under the secret before. */
export type Visit = {
  userAgent: string
  deviceHmac: string
  networkHmac: string
  former: { deviceHmacs: string[]; networkHmacs: string[] }
}

/**
 * The browser and network of a request. The network is stored only as an HMAC, so that nobody's location can be read
 * from it.
 */
export function visitOf({ config, limits }: Platform, request: FastifyRequest): Visit {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX)
  const { browser } = deviceOf(userAgent)
  const network = limits.networkOf(request.ip)
  const hmacsOf = (text: string) => keyedHashes(config, text).map(hash => hash.toString('base64url'))
  const [deviceHmac = '', ...deviceHmacs] = hmacsOf(`device\n${browser}\n${network}`)
  const [networkHmac = '', ...networkHmacs] = hmacsOf(`network\n${network}`)
  return { userAgent, deviceHmac, networkHmac, former: { deviceHmacs, networkHmacs } }
}
