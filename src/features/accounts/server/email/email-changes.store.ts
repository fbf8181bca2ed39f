import type { Db, Trx } from '#platform/db/database.ts'
import { deletedRows, hasUpdated } from '#platform/db/page.ts'
import { EMAIL_CODE_TRIES } from '../../accounts.limits.ts'

export type NewChange = { id: string; userId: string; email: string; now: Date; expiresAt: Date }

/** A user changes to one email at a time: a new wish replaces the one before, with its code and tries. */
export async function replaceChange(trx: Trx, { id, userId, email, now, expiresAt }: NewChange): Promise<void> {
  const columns = { id, email, code_hmac: null, tries: 0, created_at: now, expires_at: expiresAt, used_at: null }
  await trx
    .insertInto('email_changes')
    .values({ user_id: userId, ...columns })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

/** The wish of that id, while it waits. */
export const findChange = (db: Db, { userId, id }: { userId: string; id: string }, now: Date) =>
  db
    .selectFrom('email_changes')
    .select('email')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Gives a waiting wish its code. */
export async function updateCode(db: Db, { userId, id, codeHmac }: { userId: string; id: string; codeHmac: string }) {
  await db
    .updateTable('email_changes')
    .set({ code_hmac: codeHmac })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** Counts a try of the valid code; undefined when there is none, or after five tries. */
export function countTry(db: Db, userId: string, now: Date) {
  return db
    .updateTable('email_changes')
    .set(eb => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('tries', '<', EMAIL_CODE_TRIES)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning(['id', 'email', 'code_hmac as codeHmac', 'tries'])
    .executeTakeFirst()
}

/** True when a user's wish waits and has no try left. */
export async function isDead(db: Db, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('email_changes')
    .select('id')
    .where('user_id', '=', userId)
    .where('tries', '>=', EMAIL_CODE_TRIES)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a code up: exactly one of parallel callers gets true. */
export async function consumeChange(trx: Trx, { userId, id }: { userId: string; id: string }, now: Date) {
  return hasUpdated(
    trx
      .updateTable('email_changes')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('used_at', 'is', null),
  )
}

/** When a user last asked for another email, and which. */
export const listChanges = (db: Db, userId: string) =>
  db
    .selectFrom('email_changes')
    .select(['email', 'created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .execute()

export async function eraseChange(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

/** Deletes those that expired before, at most `limit`; answers how many. */
export async function deleteOldChanges(db: Db, expiredBefore: Date, limit: number): Promise<number> {
  const old = db.selectFrom('email_changes').select('user_id').where('expires_at', '<', expiredBefore).limit(limit)
  return deletedRows(db.deleteFrom('email_changes').where('user_id', 'in', old))
}
