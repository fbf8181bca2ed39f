import type { Db } from '#platform/db/database.ts'

/** Whose rights are asked for: as the session said when the call began. */
export type AskedBy = { actor: { sessionId: string }; now: Date }

/**
 * The person of a session that has not ended, as a part of another feature's query: `user_id` and `role`, no row when
 * session, account or place in the team is gone. An access token that ran out during a long upload ends nothing.
 */
export const selectLiveUser = (db: Db, { actor, now }: AskedBy) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id as user_id', 'users.role as user_role'])
    .where('sessions.id', '=', actor.sessionId)
    .where('sessions.expires_at', '>', now)
    .where('users.deleted_at', 'is', null)
    .where('users.status', 'is distinct from', 'removed')

/** As `selectLiveUser`, and nobody ends the session before the transaction ends. */
export const selectLockedUser = (trx: Db, asked: AskedBy) => selectLiveUser(trx, asked).forShare('sessions')

/** Has the session not ended? */
export async function isSessionAlive(db: Db, asked: AskedBy): Promise<boolean> {
  return (await selectLiveUser(db, asked).executeTakeFirst()) !== undefined
}
