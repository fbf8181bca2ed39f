import type { Db, Trx } from '#platform/db/database.ts'
import { deletedRows, hasUpdated } from '#platform/db/page.ts'

/**
 * A new email, and since when it is confirmed. Throws the database's unique violation for one that a live account has.
 */
export async function updateEmail(trx: Trx, id: string, { email, now }: { email: string; now: Date }): Promise<void> {
  await trx.updateTable('users').set({ email, email_confirmed_at: now }).where('id', '=', id).execute()
}

/** Notes that somebody reads what is sent to this email. False: the account has another one by now, or is gone. */
export async function updateConfirmed(db: Db, { id, email, now }: { id: string; email: string; now: Date }) {
  return hasUpdated(
    db
      .updateTable('users')
      .set(eb => ({ email_confirmed_at: eb.fn.coalesce('email_confirmed_at', eb.val(now)) }))
      .where('id', '=', id)
      .where('email', '=', email)
      .where('deleted_at', 'is', null)
      .where('status', 'is distinct from', 'removed'),
  )
}

export type NewUndo = {
  id: string
  userId: string
  tokenHash: string
  before: string
  after: string
  keptPasskeys: string[]
  now: Date
  expiresAt: Date
}

/** Under the lock of the user's row, so that each change has a number of its own. */
export async function insertUndo(trx: Trx, undo: NewUndo): Promise<void> {
  const { last } = await trx
    .selectFrom('email_undos')
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .where('user_id', '=', undo.userId)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('email_undos')
    .values({
      id: undo.id,
      user_id: undo.userId,
      number: (last ?? 0) + 1,
      token_hash: undo.tokenHash,
      email_before: undo.before,
      email_after: undo.after,
      kept_passkeys: undo.keptPasskeys,
      changed_at: undo.now,
      expires_at: undo.expiresAt,
    })
    .execute()
}

/** The undo of a token, whatever became of it. */
export const findUndo = (db: Db, tokenHash: string) =>
  db
    .selectFrom('email_undos')
    .select(['user_id as userId', 'email_before as before', 'email_after as after', 'changed_at as changedAt'])
    .select(['expires_at as expiresAt', 'used_at as usedAt'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()

/** Uses an undo up: exactly one of parallel callers gets it. The caller holds the lock of the user's row. */
export function consumeUndo(trx: Trx, tokenHash: string, now: Date) {
  return trx
    .updateTable('email_undos')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'number', 'email_before as before', 'email_after as after'])
    .returning(['kept_passkeys as keptPasskeys'])
    .executeTakeFirst()
}

/** What was changed after a change that is taken back is taken back with it: those links do nothing any more. */
export async function useUpLater(trx: Trx, userId: string, { number, now }: { number: number; now: Date }) {
  await trx
    .updateTable('email_undos')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('number', '>', number)
    .where('used_at', 'is', null)
    .execute()
}

/** True while another account may take this email back. */
export async function isReserved(db: Db, email: string, { besides, now }: { besides: string; now: Date }) {
  const row = await db
    .selectFrom('email_undos')
    .innerJoin('users', 'users.id', 'email_undos.user_id')
    .select('email_undos.id')
    .where('email_before', '=', email)
    .where('email_undos.user_id', '!=', besides)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('users.deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The former addresses that may take an account's email back, the first one first. */
export async function listFormer(db: Db, userId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('email_undos')
    .select('email_before as email')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('number')
    .execute()
  return [...new Set(rows.map(({ email }) => email))]
}

/** An account's changes of email of the last weeks, oldest first. */
export const listUndos = (db: Db, userId: string) =>
  db
    .selectFrom('email_undos')
    .select(['email_before as before', 'email_after as after', 'changed_at as changedAt', 'used_at as undoneAt'])
    .where('user_id', '=', userId)
    .orderBy('number')
    .execute()

/** Deletes those that expired before, at most `limit`; answers how many. */
export async function deleteOldUndos(db: Db, expiredBefore: Date, limit: number): Promise<number> {
  const old = db.selectFrom('email_undos').select('id').where('expires_at', '<', expiredBefore).limit(limit)
  return deletedRows(db.deleteFrom('email_undos').where('id', 'in', old))
}
