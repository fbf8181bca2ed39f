import type { Platform } from '#platform/platform.ts'
import { deviceName, deviceOf } from '#features/identity/device.rules.ts'
import type { Actor } from '#features/identity/server/index.ts'
import { listLiveSessions } from '#features/identity/server/people.ts'
import type { Session } from '../../security.contract.ts'

/** The open sessions of a user: the present one first, then the most recently used. */
export async function presentSessions({ db, clock }: Platform, { userId, sessionId }: Actor): Promise<Session[]> {
  const rows = await listLiveSessions(db, userId, clock.now())
  const sessions = rows.map(row => ({
    id: row.id,
    device: deviceName(row.userAgent),
    kind: deviceOf(row.userAgent).kind,
    current: row.id === sessionId,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  }))
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current))
}
