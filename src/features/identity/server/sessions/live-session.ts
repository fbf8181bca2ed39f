import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import { type AskedBy, findSessionState } from './live-session.store.ts'
import { endedError } from './sessions.service.ts'
import * as store from './sessions.store.ts'

type Own = { userId: string; sessionId: string }

/**
 * For a call for which `selectLiveUser` finds no row: throws 401 when the session has ended since the call began, with
 * `member_removed` if that is the reason. Otherwise the actor is signed in, and the right is missing for another
 * reason.
 */
export async function throwIfSessionEnded(db: Db, { actor, now }: AskedBy): Promise<void> {
  if (actor.isAbsent) return
  const session = await findSessionState(db, actor.sessionId)
  if (session?.status === 'removed') throw endedError('member_removed')
  if (!session || session.ended_at || session.deleted_at || session.expires_at <= now)
    throw endedError(session?.end_reason ?? null)
}

/**
 * Locks the actor's session until the commit. Throws 401 when it has ended since the request began, because its body
 * may have been slow (3-decisions §9); with `member_removed` if that is the reason (3-decisions §2).
 */
export async function lockLiveSession(trx: Trx, actor: Own, now: Date): Promise<void> {
  if (await store.lockLiveSession(trx, actor.userId, actor.sessionId, now)) return
  await throwIfSessionEnded(trx, { actor, now })
  throw new AppError(commonErrors.unauthenticated)
}
