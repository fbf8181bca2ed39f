import type { Db, Trx } from '#platform/db/database.ts'
import { lockDeletedUser } from '#features/identity/server/index.ts'
import { deletedRows } from '#platform/db/page.ts'
import { v7 } from '#platform/id/id.ts'

export const findPlan = (db: Db, ownerId: string) =>
  db
    .selectFrom('subscriptions')
    .select(['tier', 'status', 'trial_ends_at as trialEndsAt', 'subscription_ends_at as subscriptionEndsAt'])
    .select(['billing_interval as billingInterval', 'current_period_end as currentPeriodEnd'])
    .select(['cancel_at_period_end as cancelAtPeriodEnd', 'provider'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()

/**
 * Which mails about the plan were sent, and when; the customer's id is a name that the provider gave, no data of
 * theirs.
 */
export const listNotices = (db: Db, ownerId: string) =>
  db.selectFrom('billing_notices').select(['kind', 'sent_at as sentAt']).where('owner_id', '=', ownerId).execute()

/** For an owner who has paid: the records that the law requires, apart from all other data of the person. */
export async function keepRecord(trx: Trx, ownerId: string): Promise<void> {
  const user = await lockDeletedUser(trx, ownerId)
  const plan = await trx.selectFrom('subscriptions').selectAll().where('owner_id', '=', ownerId).executeTakeFirst()
  if (!user || !plan?.provider) return
  await trx
    .insertInto('billing_records')
    .values({
      id: v7(),
      email: user.email,
      tier: plan.tier,
      billing_interval: plan.billing_interval,
      provider: plan.provider,
      provider_customer_id: plan.provider_customer_id,
      provider_subscription_id: plan.provider_subscription_id,
      account_created_at: user.createdAt,
      account_deleted_at: user.deletedAt,
    })
    .execute()
}

/** Deletes the rows of an owner in every table of billing except the records. */
export async function eraseRows(trx: Trx, ownerId: string): Promise<void> {
  for (const table of [
    'checkouts',
    'payment_closings',
    'billing_notices',
    'payment_customers',
    'subscriptions',
  ] as const)
    await trx.deleteFrom(table).where('owner_id', '=', ownerId).execute()
}

/** Deletes the records of accounts that were deleted before, at most `limit`; answers how many. */
export async function deleteRecordsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.selectFrom('billing_records').select('id').where('account_deleted_at', '<=', before).limit(limit)
  return deletedRows(db.deleteFrom('billing_records').where('id', 'in', old))
}
