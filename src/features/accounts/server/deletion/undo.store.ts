import type { Db, Trx } from '#platform/db/database.ts'
import { deletedRows } from '#platform/db/page.ts'

export type NewUndo = {
  userId: string
  tokenHash: string
  deletedAt: Date
  expiresAt: Date
  ended: Record<string, unknown>
}

/** An account has one undo: that of its last deletion. */
export async function replaceUndo(
  trx: Trx,
  { userId, tokenHash, deletedAt, expiresAt, ended }: NewUndo,
): Promise<void> {
  const columns = {
    token_hash: tokenHash,
    deleted_at: deletedAt,
    expires_at: expiresAt,
    used_at: null,
    ended: JSON.stringify(ended),
  }
  await trx
    .insertInto('account_undos')
    .values({ user_id: userId, ...columns })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

/** The undo of a token, whatever became of it. */
export const findUndo = (db: Db, tokenHash: string) =>
  db
    .selectFrom('account_undos')
    .select(['user_id as userId', 'deleted_at as deletedAt', 'expires_at as expiresAt', 'used_at as usedAt', 'ended'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()

/** Uses an undo up: exactly one of parallel callers gets what it ended. */
export function consumeUndo(trx: Trx, tokenHash: string, now: Date) {
  return trx
    .updateTable('account_undos')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'deleted_at as deletedAt', 'ended'])
    .executeTakeFirst()
}

/** When an account was deleted last, and whether that was taken back; of those of the last weeks. */
export const listUndos = (db: Db, userId: string) =>
  db
    .selectFrom('account_undos')
    .select(['deleted_at as deletedAt', 'used_at as undoneAt'])
    .where('user_id', '=', userId)
    .execute()

/** Deletes those that expired before, at most `limit`; answers how many. */
export async function deleteOldUndos(db: Db, expiredBefore: Date, limit: number): Promise<number> {
  const old = db.selectFrom('account_undos').select('user_id').where('expires_at', '<', expiredBefore).limit(limit)
  return deletedRows(db.deleteFrom('account_undos').where('user_id', 'in', old))
}

export async function eraseUndo(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('account_undos').where('user_id', '=', userId).execute()
}
