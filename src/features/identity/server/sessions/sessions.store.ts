import type { Db, Trx } from '#platform/db/database.ts'
import { hasUpdated } from '#platform/db/page.ts'
import type { SessionEnd } from '../identity.tables.ts'

/**
 * Order of locks in every transaction on sessions: the user, sessions by id, then tokens. Renewing locks the session
 * before its token, so that renewing and ending cannot deadlock.
 */
export type NewSession = { id: string; userId: string; userAgent: string; now: Date; expiresAt: Date }
export type NewToken = { hash: string; sessionId: string; kind: 'access' | 'refresh'; now: Date; expiresAt: Date }
export type SessionRow = {
  id: string
  userId: string
  userAgent: string
  createdAt: Date
  lastUsedAt: Date
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      user_agent: session.userAgent,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
      has_host_cookies: true,
      confirmed_at: session.now,
    })
    .execute()
}

export async function insertTokens(db: Db, tokens: NewToken[]): Promise<void> {
  await db
    .insertInto('session_tokens')
    .values(
      tokens.map(token => ({
        hash: token.hash,
        session_id: token.sessionId,
        kind: token.kind,
        created_at: token.now,
        expires_at: token.expiresAt,
      })),
    )
    .execute()
}

type TokenOf = Pick<NewToken, 'hash' | 'kind' | 'now'>

/** Sessions and their users: not expired, of accounts that are not deleted; ended or not. */
const sessionsWithUser = (db: Db, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as sessionId', 'sessions.end_reason as endReason', 'users.id as userId', 'users.status'])
    .where('sessions.expires_at', '>', now)
    .where('users.deleted_at', 'is', null)

const sessionOfToken = (db: Db, { hash, kind, now }: TokenOf) =>
  sessionsWithUser(db, now)
    .innerJoin('session_tokens', 'session_tokens.session_id', 'sessions.id')
    .where('session_tokens.hash', '=', hash)
    .where('session_tokens.kind', '=', kind)

/** The session and user of an access token; rights are loaded at every request (3-decisions §2). */
export function findByAccessToken(db: Db, hash: string, now: Date) {
  return sessionOfToken(db, { hash, kind: 'access', now })
    .select(['users.role', 'users.team_owner_id as teamOwnerId', 'users.is_partner as isPartner'])
    .where('session_tokens.expires_at', '>', now)
    .executeTakeFirst()
}

/**
 * Locks the session of a refresh token, used up or not, and answers its user. Like every lock of a row that stays: FOR
 * NO KEY UPDATE, for which foreign-key checks of rows that name it do not wait.
 */
export function lockSessionOfRefreshToken(trx: Trx, hash: string, now: Date) {
  return sessionOfToken(trx, { hash, kind: 'refresh', now })
    .select(['sessions.expires_at as sessionExpiresAt', 'sessions.user_agent as userAgent'])
    .select('sessions.has_host_cookies as hasHostCookies')
    .forNoKeyUpdate('sessions')
    .executeTakeFirst()
}

/** Locks a session and answers its user. */
export function lockSession(trx: Trx, sessionId: string, now: Date) {
  return sessionsWithUser(trx, now)
    .select('sessions.user_agent as userAgent')
    .where('sessions.id', '=', sessionId)
    .forNoKeyUpdate('sessions')
    .executeTakeFirst()
}

/** Uses up a refresh token: exactly one of parallel callers gets true. */
export async function consumeRefreshToken(trx: Trx, hash: string, now: Date): Promise<boolean> {
  return hasUpdated(
    trx
      .updateTable('session_tokens')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .where('kind', '=', 'refresh')
      .where('used_at', 'is', null)
      .where('expires_at', '>', now),
  )
}

/** When a refresh token was used up; null while it was not, also when it has expired. */
export async function findTokenUse(trx: Trx, hash: string): Promise<Date | null> {
  const row = await trx.selectFrom('session_tokens').select('used_at').where('hash', '=', hash).executeTakeFirst()
  return row?.used_at ?? null
}

export async function updateSessionSeenAt(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute()
}

/** Locks a session of that user. Answers false when it has ended. */
export async function lockLiveSession(trx: Trx, userId: string, sessionId: string, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export type Ending = { reason: SessionEnd; now: Date }

/** Ends these sessions; those that had ended before keep their reason. Answers how many were ended. */
async function endLocked(trx: Trx, ids: string[], { reason, now }: Ending): Promise<number> {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('id', 'in', ids)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const lockLive = (trx: Trx, now: Date) =>
  trx
    .selectFrom('sessions')
    .select('id')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id')
    .forNoKeyUpdate()

/** Ends one session. Answers false when it had ended before. */
export async function endSessionById(trx: Trx, sessionId: string, ending: Ending): Promise<boolean> {
  const rows = await lockLive(trx, ending.now).where('id', '=', sessionId).execute()
  return (await endLocked(trx, idsOf(rows), ending)) > 0
}

/** Ends one session of that user. Answers false when it is not theirs, or had ended before. */
export async function endSessionOfUser(
  trx: Trx,
  { userId, sessionId }: { userId: string; sessionId: string },
  ending: Ending,
): Promise<boolean> {
  const rows = await lockLive(trx, ending.now).where('id', '=', sessionId).where('user_id', '=', userId).execute()
  return (await endLocked(trx, idsOf(rows), ending)) > 0
}

/** Ends at most `limit` sessions, of anybody, that began until now. Answers how many. */
export async function endOldestSessions(trx: Trx, ending: Ending, limit: number): Promise<number> {
  const rows = await lockLive(trx, ending.now).where('created_at', '<=', ending.now).limit(limit).execute()
  return endLocked(trx, idsOf(rows), ending)
}

/** Ends all sessions of a user except `spare`. Answers how many. */
export async function endSessionsOfUser(
  trx: Trx,
  userId: string,
  ending: Ending & { spare?: string },
): Promise<number> {
  const all = lockLive(trx, ending.now).where('user_id', '=', userId)
  const rows = await (ending.spare ? all.where('id', '!=', ending.spare) : all).execute()
  return endLocked(trx, idsOf(rows), ending)
}

/** The users of the live sessions of these tokens. */
export async function listUsersOfTokens(db: Db, hashes: string[], now: Date): Promise<string[]> {
  if (hashes.length === 0) return []
  const rows = await sessionsWithUser(db, now)
    .innerJoin('session_tokens', 'session_tokens.session_id', 'sessions.id')
    .where('session_tokens.hash', 'in', hashes)
    .where('sessions.ended_at', 'is', null)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Ends the sessions of these tokens, for any user. */
export async function endSessionsOfTokens(trx: Trx, hashes: string[], ending: Ending): Promise<void> {
  if (hashes.length === 0) return
  const ofTokens = trx.selectFrom('session_tokens').select('session_id').where('hash', 'in', hashes)
  const rows = await lockLive(trx, ending.now).where('id', 'in', ofTokens).execute()
  await endLocked(trx, idsOf(rows), ending)
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(row => row.id)

/**
 * The live sessions of a user, the most recently used first. A session whose last refresh token has expired is not
 * live.
 */
export function listLiveSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'user_id as userId',
      'user_agent as userAgent',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('session_tokens')
          .select('hash')
          .whereRef('session_tokens.session_id', '=', 'sessions.id')
          .where('session_tokens.used_at', 'is', null)
          .where('session_tokens.expires_at', '>', now),
      ),
    )
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
