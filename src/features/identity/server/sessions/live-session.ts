import type { Db } from '#platform/db/database.ts'
import { type AskedBy, findSessionState } from './live-session.store.ts'
import { endedError } from './sessions.service.ts'

/**
 * For a call for which `selectLiveUser` finds no row: throws 401 when the session has ended since the call began, with
 * `member_removed` if that is the reason. Otherwise the actor is signed in, and the right is missing for another
 * reason.
 */
export async function throwIfSessionEnded(db: Db, { actor, now }: AskedBy): Promise<void> {
  const session = await findSessionState(db, actor.sessionId)
  if (session?.status === 'removed') throw endedError('member_removed')
  if (!session || session.ended_at || session.deleted_at || session.expires_at <= now)
    throw endedError(session?.end_reason ?? null)
}
