import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Whose account somebody works in. */
const ACCOUNT_ID = sql<string>`CASE WHEN users.is_partner THEN users.team_owner_id ELSE users.id END`.as('account_id')

/** Session and user of the actor, as they were when the call began. */
export type AskedBy = { actor: { userId: string; sessionId: string; isAbsent?: true }; now: Date }

/** The user of somebody absent, whose work waits for no session (`absentActor`). */
const selectAbsentUser = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['users.id as user_id', 'users.role as user_role', 'users.is_partner'])
    .select(ACCOUNT_ID)
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .where('users.status', 'is distinct from', 'removed')

/**
 * The user of a live session, as a part of another feature's query: who it is, and whose account a partner works in;
 * no row when the session, the account or the membership has ended. It does not check the access token's time, because
 * the token may run out during a long upload. With `lock`, nobody can end the session before the transaction commits.
 */
export function selectLiveUser(db: Db, { actor, now }: AskedBy, lock = false) {
  const query = db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id as user_id', 'users.role as user_role', 'users.is_partner'])
    .select(ACCOUNT_ID)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.id', '=', actor.sessionId)
    .where('sessions.expires_at', '>', now)
    .where('users.deleted_at', 'is', null)
    .where('users.status', 'is distinct from', 'removed')
  // The same columns, so that every query on it is one.
  if (actor.isAbsent) return selectAbsentUser(db, actor.userId) as unknown as typeof query
  return lock ? query.forShare('sessions') : query
}

/** State of a session and its user; undefined when there is no such session. */
export function findSessionState(db: Db, sessionId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.ended_at', 'sessions.end_reason', 'sessions.expires_at', 'users.status', 'users.deleted_at'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst()
}
