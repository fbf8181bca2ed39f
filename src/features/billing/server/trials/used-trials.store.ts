import { sql } from 'kysely'
import type { Db, Trx } from '#platform/db/database.ts'
import { deletedRows } from '#platform/db/page.ts'

/** Keeps when a trial ended. Of several accounts with one email the first trial counts, and the last deletion. */
export async function keepUsedTrial(
  trx: Trx,
  { emailHmac, trialEndsAt, now }: { emailHmac: string; trialEndsAt: Date; now: Date },
): Promise<void> {
  await trx
    .insertInto('used_trials')
    .values({ email_hmac: emailHmac, trial_ends_at: trialEndsAt, deleted_at: now })
    .onConflict(conflict =>
      conflict.column('email_hmac').doUpdateSet({
        trial_ends_at: sql`least(used_trials.trial_ends_at, excluded.trial_ends_at)`,
        deleted_at: now,
      }),
    )
    .execute()
}

/** The end of the first trial of an account that was deleted since then; the email by its HMACs. */
export async function findUsedTrial(db: Db, emailHmacs: readonly string[], since: Date): Promise<Date | undefined> {
  const query = db.selectFrom('used_trials').select('trial_ends_at').where('email_hmac', 'in', emailHmacs)
  const ofEmail = query.where('deleted_at', '>', since).orderBy('trial_ends_at').limit(1)
  return (await ofEmail.executeTakeFirst())?.trial_ends_at
}

/** Of accounts that were deleted before, at most `limit`; answers how many. */
export async function deleteUsedTrials(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.selectFrom('used_trials').select('email_hmac').where('deleted_at', '<=', before).limit(limit)
  return deletedRows(db.deleteFrom('used_trials').where('email_hmac', 'in', old))
}
