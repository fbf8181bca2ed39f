import type { Platform } from '#platform/platform.ts'
import { deviceName, deviceOf } from '#features/identity/device.rules.ts'
import { type Actor, endSessionsOfUser, listLiveSessions } from '#features/identity/server/index.ts'
import type { Session } from '../../security.contract.ts'
import { throwIfEnded } from './live-session.ts'

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

/** Ends all sessions of a user except the present one. Answers how many. */
export function endOthers({ db, clock }: Platform, actor: Actor): Promise<number> {
  const now = clock.now()
  return db.transaction().execute(async trx => {
    await throwIfEnded(trx, actor, now)
    return endSessionsOfUser(trx, actor.userId, { reason: 'closed', now, spare: actor.sessionId })
  })
}
