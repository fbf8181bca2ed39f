import type { FastifyRequest } from 'fastify'
import { MINUTE_S } from '#shared/time.ts'
import { isLoopbackIp } from '#platform/config/loopback.ts'
import type { Limits } from './limits.ts'

/** What is not answered from memory, of one client's IP or /64; ten times as much of a /48 (3-decisions §9). */
export const UNREADY = { name: 'unready', points: 120, durationS: MINUTE_S }

/**
 * Counts a request of a stranger that has to be loaded, rendered or drawn. Throws 429 with `Retry-After`; never for
 * clients on this machine, nor without limits.
 */
export function countUnready({ limits }: { limits: Limits }, { ip }: Pick<FastifyRequest, 'ip'>): void {
  if (!isLoopbackIp(ip)) limits.consumeHere(UNREADY, limits.networkOf(ip))
}
