import type { Trx } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { lockUser } from '../users.store.ts'
import { confirmSession, requireConfirmed } from './confirmation.ts'
import { lockLiveSession } from './live-session.ts'
import { endSessionOfUser, endSessionsOfUser, listLiveSessions, type SessionRow } from './sessions.store.ts'

type Own = { userId: string; sessionId: string }

/** The user first: two browsers that end each other's session would wait for each other. Throws 401. */
async function lockOwn(trx: Trx, actor: Own, now: Date): Promise<void> {
  await lockUser(trx, actor.userId)
  await lockLiveSession(trx, actor, now)
}

/** What somebody may see and do about their own sessions. */
export const ownSessions = {
  /** The live ones, the most recently used first. */
  list: ({ db, clock }: Platform, { userId }: Own): Promise<SessionRow[]> => listLiveSessions(db, userId, clock.now()),

  confirm: confirmSession,
  requireConfirmed,

  /** Ends one session of the actor. False: it is not theirs, or had ended before. */
  endOne: ({ db, clock }: Platform, actor: Own, sessionId: string): Promise<boolean> => {
    const now = clock.now()
    return db.transaction().execute(async trx => {
      await lockOwn(trx, actor, now)
      return endSessionOfUser(trx, { userId: actor.userId, sessionId }, { reason: 'closed', now })
    })
  },

  /** Ends all sessions of the actor except the present one. Answers how many. */
  endOthers: ({ db, clock }: Platform, actor: Own): Promise<number> => {
    const now = clock.now()
    return db.transaction().execute(async trx => {
      await lockOwn(trx, actor, now)
      return endSessionsOfUser(trx, actor.userId, { reason: 'closed', now, spare: actor.sessionId })
    })
  },
}
