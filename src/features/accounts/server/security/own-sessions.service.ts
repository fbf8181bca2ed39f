import type { Platform } from '#platform/platform.ts'
import { deviceName, deviceOf } from '#features/identity/device.rules.ts'
import type { Actor } from '#features/identity/server/index.ts'
import { ownSessions } from '#features/identity/server/people.ts'
import type { Session } from '../../security.contract.ts'

/** The open sessions of a user: the present one first, then the most recently used. */
export async function presentSessions(platform: Platform, actor: Actor): Promise<Session[]> {
  const rows = await ownSessions.list(platform, actor)
  const sessions = rows.map(row => ({
    id: row.id,
    device: deviceName(row.userAgent),
    kind: deviceOf(row.userAgent).kind,
    current: row.id === actor.sessionId,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  }))
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current))
}
