import type { Db } from '#platform/db/database.ts'
import { deletedRows } from '#platform/db/page.ts'

/** One key of one user. */
export type OwnKey = { userId: string; key: string }
export type Claim = OwnKey & { claim: string }

/** Takes a free key. False when the key exists already. */
export async function insertClaim(
  db: Db,
  { userId, key, claim }: Claim,
  { fingerprint, now }: { fingerprint: string; now: Date },
): Promise<boolean> {
  const made = await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, claim, fingerprint, claimed_at: now })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return made.numInsertedOrUpdatedRows === 1n
}

export function findKey(db: Db, { userId, key }: OwnKey) {
  return db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'claim', 'claimed_at', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Stores the call's answer. False when another call has taken the key meanwhile. */
export async function updateAnswer(db: Db, { userId, key, claim }: Claim, data: unknown): Promise<boolean> {
  const kept = await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify({ data }) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .executeTakeFirst()
  return kept.numUpdatedRows === 1n
}

/** Says that the call is still running. */
export async function updateClaimTime(db: Db, { userId, key, claim }: Claim, now: Date): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ claimed_at: now })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .where('answer', 'is', null)
    .execute()
}

/**
 * Takes a key, also from a call that is running under it, which can then store no answer. False when its answer is
 * stored; an answer that is being committed is waited for.
 */
export async function takeUnanswered(
  db: Db,
  { userId, key, claim }: Claim,
  { fingerprint, now }: { fingerprint: string; now: Date },
): Promise<boolean> {
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, claim, fingerprint, claimed_at: now })
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ claim, fingerprint, claimed_at: now })
        .where('idempotency_keys.answer', 'is', null),
    )
    .executeTakeFirst()
  return taken.numInsertedOrUpdatedRows === 1n
}

/** Deletes the key of a call that has failed. */
export async function deleteClaim(db: Db, { userId, key, claim }: Claim): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .where('answer', 'is', null)
    .execute()
}

/** Deletes a key that is older than `before`, in any state. */
export async function deleteOldKey(db: Db, { userId, key }: OwnKey, before: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('claimed_at', '<=', before)
    .execute()
}

/** For all users; at most `limit`. Answers how many. */
export async function deleteKeysBefore(db: Db, before: Date, limit: number): Promise<number> {
  const keys = db.selectFrom('idempotency_keys').select(['user_id', 'key']).where('claimed_at', '<=', before)
  // A key that is being claimed again at this moment is no longer old.
  const old = keys.limit(limit).forUpdate().skipLocked()
  return deletedRows(
    db
      .deleteFrom('idempotency_keys')
      .where(eb => eb(eb.refTuple('user_id', 'key'), 'in', old.$asTuple('user_id', 'key'))),
  )
}
