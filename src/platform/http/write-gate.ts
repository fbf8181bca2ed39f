import type { Endpoint } from '#shared/endpoint.ts'
import { createKeyedGate, type KeyedGate } from '#platform/limits/keyed-gate.ts'
import type { CallAccess, CallActor } from './call.ts'

/** Per restaurant and per user (3-decisions §9). */
const WRITES = { atOnce: 4, queue: 16 }

/** The gate of all writes of a process, so that one tenant cannot take all connections of the pool. */
export const createWriteGate = (): KeyedGate => createKeyedGate(WRITES)

type Asked = { actor: CallActor; access: CallAccess }

/**
 * The keys under which a call counts: its user and its restaurant; none for reads and without a session. Calls with a
 * file count separately, because an image is processed for seconds, and 'Agotado' must not wait for it.
 */
export function writersOf({ method }: Endpoint, { actor, access }: Asked, hasFile: boolean): string[] {
  if (method === 'GET') return []
  const kind = hasFile ? 'file' : 'write'
  return [
    ...(actor ? [`${kind} user ${actor.userId}`] : []),
    ...(access?.restaurantId ? [`${kind} restaurant ${access.restaurantId}`] : []),
  ]
}
