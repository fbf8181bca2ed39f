import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { hasUpdated } from '#platform/db/page.ts'

export type NewFactor = { userId: string; salt: string; recoveryHmacs: readonly string[]; now: Date }

/** A user has one second factor: a new one replaces it, with its codes. */
export async function replaceFactor(db: Db, { userId, salt, recoveryHmacs, now }: NewFactor): Promise<void> {
  const columns = { salt, last_step: 0, recovery_hmacs: [...recoveryHmacs], created_at: now }
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, ...columns })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

/** False when there was none. */
export async function deleteFactor(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

export const findFactor = (db: Db, userId: string) =>
  db
    .selectFrom('second_factors')
    .select(['salt', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

type Use = { userId: string; salt: string }

/** Uses a code up by its time step: of parallel callers exactly one gets true, and no earlier code counts any more. */
export async function consumeStep(db: Db, { userId, salt }: Use, step: number): Promise<boolean> {
  return hasUpdated(
    db
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('salt', '=', salt)
      .where('last_step', '<', step),
  )
}

/** Uses a recovery code up, whichever of its hashes is kept: of parallel callers exactly one gets true. */
export async function consumeRecoveryCode(db: Db, { userId, salt }: Use, hmacs: readonly string[]): Promise<boolean> {
  return hasUpdated(
    db
      .updateTable('second_factors')
      .set({
        recovery_hmacs: sql<
          string[]
        >`ARRAY(SELECT kept FROM unnest(recovery_hmacs) AS kept WHERE kept <> ALL(${[...hmacs]}))`,
      })
      .where('user_id', '=', userId)
      .where('salt', '=', salt)
      .where(sql<boolean>`recovery_hmacs && ${[...hmacs]}`),
  )
}
