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

/** The end of the trial of an account that was deleted since then. */
export async function findUsedTrial(db: Db, emailHmac: string, since: Date): Promise<Date | undefined> {
  const query = db.selectFrom('used_trials').select('trial_ends_at').where('email_hmac', '=', emailHmac)
  return (await query.where('deleted_at', '>', since).executeTakeFirst())?.trial_ends_at
}

/** Of accounts that were deleted before, at most `limit`; answers how many. */
export async function deleteUsedTrials(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.selectFrom('used_trials').select('email_hmac').where('deleted_at', '<=', before).limit(limit)
  return deletedRows(db.deleteFrom('used_trials').where('email_hmac', 'in', old))
}
