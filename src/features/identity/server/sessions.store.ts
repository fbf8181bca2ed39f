import type { Db } from '#platform/db/database.ts'

export type NewSession = { id: string; userId: string; userAgent: string; now: Date; expiresAt: Date }
export type NewToken = { hash: string; sessionId: string; kind: 'access' | 'refresh'; now: Date; expiresAt: Date }

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

/** The live session and user of an access token; rights are looked up at every request (3-decisions §2). */
export function findByAccessToken(db: Db, hash: string, now: Date) {
  return db
    .selectFrom('session_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as sessionId',
      'users.id as userId',
      'users.role',
      'users.status',
      'users.team_owner_id as teamOwnerId',
    ])
    .where('session_tokens.hash', '=', hash)
    .where('session_tokens.kind', '=', 'access')
    .where('session_tokens.expires_at', '>', now)
    .where('sessions.expires_at', '>', now)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Uses a refresh token up: exactly one of parallel callers gets the row. Of people who may not sign in: none. */
export function consumeRefreshToken(db: Db, hash: string, now: Date) {
  return db
    .updateTable('session_tokens')
    .set({ used_at: now })
    .from(['sessions', 'users'])
    .whereRef('sessions.id', '=', 'session_tokens.session_id')
    .whereRef('users.id', '=', 'sessions.user_id')
    .where('users.deleted_at', 'is', null)
    .where('users.status', 'is distinct from', 'removed')
    .where('session_tokens.hash', '=', hash)
    .where('session_tokens.kind', '=', 'refresh')
    .where('session_tokens.used_at', 'is', null)
    .where('session_tokens.expires_at', '>', now)
    .where('sessions.expires_at', '>', now)
    .returning([
      'session_tokens.session_id as sessionId',
      'sessions.expires_at as sessionExpiresAt',
      'sessions.user_id as userId',
    ])
    .executeTakeFirst()
}

/** A token that was used up before. Of people who may not sign in: none. */
export function findUsedRefreshToken(db: Db, hash: string) {
  return db
    .selectFrom('session_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('users.deleted_at', 'is', null)
    .where('users.status', 'is distinct from', 'removed')
    .select([
      'session_tokens.session_id as sessionId',
      'session_tokens.used_at as usedAt',
      'sessions.expires_at as sessionExpiresAt',
      'sessions.user_id as userId',
    ])
    .where('session_tokens.hash', '=', hash)
    .where('session_tokens.kind', '=', 'refresh')
    .where('session_tokens.used_at', 'is not', null)
    .executeTakeFirst()
}

export async function updateSessionSeenAt(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute()
}

export async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute()
}

/** Ends all sessions of a user, but for the one that is spared. Answers how many. */
export async function deleteSessionsOfUser(db: Db, userId: string, spare?: string): Promise<number> {
  const query = db.deleteFrom('sessions').where('user_id', '=', userId)
  const { numDeletedRows } = await (spare ? query.where('id', '!=', spare) : query).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session_tokens').where('expires_at', '<', now).execute()
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
}

export async function deleteSessionOfToken(db: Db, hash: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('id', 'in', db.selectFrom('session_tokens').select('session_id').where('hash', '=', hash))
    .execute()
}
