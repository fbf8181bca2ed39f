import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#shared/endpoint.ts'
import type { ConnectionShare } from '#platform/db/connection-shares.ts'
import type { CallActor } from '../call.ts'
import type { Writer } from './write-gate.ts'

/** Pages and public calls: what nobody signed in reads. */
const PROCESS: ConnectionShare = { kind: 'process' }

/** To find out who asks: the calls of one browser wait for each other, not for those of others. */
export const askingShare = ({ headers, ip }: FastifyRequest): ConnectionShare => ({
  kind: 'session',
  key: headers.cookie ?? ip,
})

type Asked = { request: FastifyRequest; actor: CallActor }

/**
 * Whose connections a call uses. Sign-in and recovery, which are limited by network, and what the endpoint says keeps
 * a connection, use those that are kept (3-decisions §9).
 */
export function shareOf(endpoint: Endpoint, { request, actor }: Asked, writer?: Writer): ConnectionShare {
  const { method, name, keepsConnection } = endpoint
  if (keepsConnection || (!actor && method !== 'GET'))
    return { kind: 'session', key: `${name} ${actor?.userId ?? request.ip}` }
  if (writer) return { kind: 'write', ...writer }
  return actor ? { kind: 'read', ownerId: actor.ownerId } : PROCESS
}
