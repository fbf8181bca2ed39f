import type { AccountData } from '#platform/account-data/account-data.ts'
import type { Db } from '#platform/db/database.ts'

const findPlan = (db: Db, ownerId: string) =>
  db
    .selectFrom('subscriptions')
    .select(['tier', 'status', 'trial_ends_at as trialEndsAt', 'subscription_ends_at as subscriptionEndsAt'])
    .select(['billing_interval as billingInterval', 'current_period_end as currentPeriodEnd'])
    .select(['cancel_at_period_end as cancelAtPeriodEnd', 'provider'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()

/** The plan. Records that the law wants kept for four years are no part of it (3-decisions §8). */
export const billingAccountData: AccountData = {
  tables: ['subscriptions'],
  export: async ({ db }, ownerId) => ({ data: { subscription: await findPlan(db, ownerId) } }),
  erase: async (_, trx, ownerId) => {
    await trx.deleteFrom('subscriptions').where('owner_id', '=', ownerId).execute()
  },
}
