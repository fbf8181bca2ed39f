import type { Endpoint } from '#shared/endpoint.ts'
import { createKeyedGate, type KeyedGate } from '#platform/limits/keyed-gate.ts'
import type { Platform } from '#platform/platform.ts'

/** Per restaurant and per user (3-decisions §9). */
const WRITES = { atOnce: 4, queue: 16 }

const gates = new WeakMap<Platform, KeyedGate>()

/** The gate of all writes of this process, so that one tenant cannot take all connections of the pool. */
export function writeGate(platform: Platform): KeyedGate {
  const gate = gates.get(platform) ?? createKeyedGate(WRITES)
  gates.set(platform, gate)
  return gate
}

type Asked = { actor: unknown; access: unknown }

/**
 * The keys under which a call counts: its user and its restaurant; none for reads and without a session. Calls with a
 * file count separately, because an image is processed for seconds, and 'Agotado' must not wait for it.
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
