import type { Db } from '#platform/db/database.ts'
import type { SubscriptionState } from '../billing.rules.ts'

export type Subscription = SubscriptionState & { ownerId: string; cancelAtPeriodEnd: boolean }

/** The subscription of an owner; undefined where there is none. */
export async function findSubscription(db: Db, ownerId: string): Promise<Subscription | undefined> {
  const row = await db.selectFrom('subscriptions').selectAll().where('owner_id', '=', ownerId).executeTakeFirst()
  return (
    row && {
      ownerId: row.owner_id,
      tier: row.tier,
      status: row.status,
      trialEndsAt: row.trial_ends_at,
      subscriptionEndsAt: row.subscription_ends_at,
      cancelAtPeriodEnd: row.cancel_at_period_end,
    }
  )
}

/** Writes tier, status and ends; what the provider knows stays. */
export async function saveSubscription(db: Db, ownerId: string, state: SubscriptionState, now: Date): Promise<void> {
  const columns = {
    tier: state.tier,
    status: state.status,
    trial_ends_at: state.trialEndsAt,
    subscription_ends_at: state.subscriptionEndsAt,
    updated_at: now,
  }
  await db
    .insertInto('subscriptions')
    .values({ owner_id: ownerId, ...columns })
    .onConflict(conflict => conflict.column('owner_id').doUpdateSet(columns))
    .execute()
}
