import type { Endpoint } from '#shared/endpoint.ts'
import { createKeyedGate, type KeyedGate } from '#platform/limits/keyed-gate.ts'
import type { Platform } from '#platform/platform.ts'

/** Of each restaurant and of each user (3-decisions §9). */
const WRITES = { atOnce: 4, queue: 16 }

const gates = new WeakMap<Platform, KeyedGate>()

/** The gate of all writes of this process: one tenant's cannot take all connections of the pool. */
export function writeGate(platform: Platform): KeyedGate {
  const gate = gates.get(platform) ?? createKeyedGate(WRITES)
  gates.set(platform, gate)
  return gate
}

type Asked = { actor: unknown; access: unknown }

/**
 * Whose writes a call counts among: its user's and its restaurant's; nobody's for reads and without a session. Calls
 * with a file count apart, because a picture is worked on for seconds, and 'Agotado' must not wait for it.
 */
export function writersOf({ method }: Endpoint, { actor, access }: Asked, hasFile: boolean): string[] {
  if (method === 'GET') return []
  const { userId } = (actor ?? {}) as { userId?: string }
  const { restaurantId } = (access ?? {}) as { restaurantId?: string }
  const kind = hasFile ? 'file' : 'write'
  return [userId && `${kind} user ${userId}`, restaurantId && `${kind} restaurant ${restaurantId}`].filter(
    key => key !== undefined,
  )
}
