import type { Db, Trx } from '#platform/db/database.ts'
import { deletedRows } from '#platform/db/page.ts'
import { OPEN_REFRESH_TOKENS_MAX } from '../../identity.limits.ts'

/** Most sessions that one sign-in deletes, because an account may have far too many from before. */
const DELETED_AT_ONCE_MAX = 500

type Least = { userId: string; kept: number; now: Date }

/** Deletes a user's sessions but `kept` of them: ended ones go first, then the least used ones. */
export async function deleteLeastUsedSessions(trx: Db, { userId, kept, now }: Least): Promise<void> {
  const tooMany = trx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy(eb => eb.and([eb('ended_at', 'is', null), eb('expires_at', '>', now)]), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .offset(kept)
    .limit(DELETED_AT_ONCE_MAX)
  // Locked in the order of their ids, as everywhere: deleting locks in no order.
  const rows = await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', tooMany)
    .orderBy('id')
    .forUpdate()
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await trx.deleteFrom('sessions').where('id', 'in', ids).execute()
}

type Spent = { sessionId: string; usedBefore: Date; now: Date }

/**
 * Deletes the tokens of a locked session that nobody needs any more: refresh tokens used before that time, expired
 * tokens, and unused refresh tokens but the newest, so that one place is left for a new one.
 */
export async function deleteSpentTokens(trx: Trx, { sessionId, usedBefore, now }: Spent): Promise<void> {
  const tooMany = trx
    .selectFrom('session_tokens')
    .select('hash')
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'refresh')
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .offset(OPEN_REFRESH_TOKENS_MAX - 1)
  await trx
    .deleteFrom('session_tokens')
    .where('session_id', '=', sessionId)
    .where(eb => eb.or([eb('used_at', '<', usedBefore), eb('expires_at', '<', now), eb('hash', 'in', tooMany)]))
    .execute()
}

/** Deletes expired tokens, at most `limit`; answers how many. */
export async function deleteExpiredTokens(db: Db, now: Date, limit: number): Promise<number> {
  const over = db.selectFrom('session_tokens').select('hash').where('expires_at', '<', now).limit(limit)
  return deletedRows(db.deleteFrom('session_tokens').where('hash', 'in', over))
}

/**
 * Deletes expired sessions, and ended ones when all their cookies have expired, at most `limit`; answers how many.
 * Those in use at this moment are left.
 */
export async function deleteEndedSessions(
  db: Db,
  { now, endedBefore }: { now: Date; endedBefore: Date },
  limit: number,
): Promise<number> {
  const over = db
    .selectFrom('sessions')
    .select('id')
    .where(eb => eb.or([eb('expires_at', '<', now), eb('ended_at', '<', endedBefore)]))
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return deletedRows(db.deleteFrom('sessions').where('id', 'in', over))
}
