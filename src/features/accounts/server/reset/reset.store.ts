import { sql } from 'kysely'
import type { Db, Trx } from '#platform/db/database.ts'
import { deletedRows, hasUpdated } from '#platform/db/page.ts'
import { RESET_CODE_TRIES, RESET_CODE_TRIES_OF_NETWORK } from '../../accounts.limits.ts'

export type NewCode = { id: string; userId: string; codeHmac: string; now: Date; expiresAt: Date }

/** A user has one code at a time: a new one replaces the code, its tries and its token. */
export async function replaceResetCode(db: Db, { id, userId, codeHmac, now, expiresAt }: NewCode): Promise<void> {
  const columns = {
    id,
    code_hmac: codeHmac,
    tries: 0,
    network_tries: '{}',
    token_hash: null,
    token_expires_at: null,
    used_at: null,
    created_at: now,
    expires_at: expiresAt,
  }
  await db
    .insertInto('password_resets')
    .values({ user_id: userId, ...columns })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

type NewResetToken = { id: string; userId: string; tokenHash: string; now: Date; expiresAt: Date }

/** A token that sets a password without a code, in the place of what the user has asked for. */
export async function replaceResetToken(trx: Trx, { id, userId, tokenHash, now, expiresAt }: NewResetToken) {
  await replaceResetCode(trx, { id, userId, codeHmac: '', now, expiresAt })
  await exchangeCode(trx, id, { tokenHash, expiresAt })
}

/** Makes a code valid until then: made after that time, not exchanged, with tries left. */
export async function updateCodeExpiry(
  db: Db,
  userId: string,
  { expiresAt, madeAfter }: { expiresAt: Date; madeAfter: Date },
): Promise<void> {
  await db
    .updateTable('password_resets')
    .set({ expires_at: expiresAt })
    .where('user_id', '=', userId)
    .where('tries', '<', RESET_CODE_TRIES)
    .where('token_hash', 'is', null)
    .where('created_at', '>', madeAfter)
    .execute()
}

type CodeTry = { userId: string; network: string; now: Date }

/**
 * Counts a try of the valid code, in all and for its network; undefined when there is no code, or after five tries of
 * the network or twenty in all.
 */
export function countTry(db: Db, { userId, network, now }: CodeTry) {
  const ofNetwork = sql<number>`coalesce((network_tries ->> ${network})::int, 0)`
  return db
    .updateTable('password_resets')
    .set(eb => ({
      tries: eb('tries', '+', 1),
      network_tries: sql<string>`network_tries || jsonb_build_object(${network}::text, ${ofNetwork} + 1)`,
    }))
    .where('user_id', '=', userId)
    .where('tries', '<', RESET_CODE_TRIES)
    .where(ofNetwork, '<', RESET_CODE_TRIES_OF_NETWORK)
    .where('expires_at', '>', now)
    .where('token_hash', 'is', null)
    .returning(['id', 'code_hmac as codeHmac'])
    .executeTakeFirst()
}

type NewToken = { tokenHash: string; expiresAt: Date }

/** Exchanges a code for a token. False: another call was faster. */
export async function exchangeCode(db: Db, id: string, { tokenHash, expiresAt }: NewToken): Promise<boolean> {
  return hasUpdated(
    db
      .updateTable('password_resets')
      .set({ token_hash: tokenHash, token_expires_at: expiresAt })
      .where('id', '=', id)
      .where('token_hash', 'is', null),
  )
}

/** The user of a valid token. */
export async function findTokenOwner(db: Db, tokenHash: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('token_expires_at', '>', now)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row?.user_id
}

/** Uses up a token: exactly one of parallel callers gets true. */
export async function consumeToken(trx: Trx, tokenHash: string, now: Date): Promise<boolean> {
  return hasUpdated(
    trx
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('token_expires_at', '>', now)
      .where('used_at', 'is', null),
  )
}

/**
 * Deletes expired codes and tokens that were made before `madeBefore`, at most `limit`; answers how many. Younger codes
 * may be renewed.
 */
export async function deleteOldResets(
  db: Db,
  { now, madeBefore }: { now: Date; madeBefore: Date },
  limit: number,
): Promise<number> {
  const old = db
    .selectFrom('password_resets')
    .select('id')
    .where('expires_at', '<', now)
    .where('created_at', '<', madeBefore)
    .where(eb => eb.or([eb('token_expires_at', 'is', null), eb('token_expires_at', '<', now)]))
    .limit(limit)
  return deletedRows(db.deleteFrom('password_resets').where('id', 'in', old))
}

/** A user's requests for a new password, oldest first. */
export const listResets = (db: Db, userId: string) =>
  db
    .selectFrom('password_resets')
    .select(['created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

export async function eraseResets(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}
