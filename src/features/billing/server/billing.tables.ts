import type { Generated } from 'kysely'
import type { SubscriptionStatus, Tier } from '#shared/plan.ts'
import type { Maybe, MaybeTimestamp, Timestamp } from '#platform/db/columns.ts'

type SubscriptionsTable = {
  owner_id: string
  tier: Tier
  status: SubscriptionStatus
  trial_ends_at: MaybeTimestamp
  subscription_ends_at: MaybeTimestamp
  billing_interval: Maybe<'monthly' | 'yearly'>
  current_period_end: MaybeTimestamp
  cancel_at_period_end: Generated<boolean>
  provider: Maybe<'test' | 'stripe'>
  provider_customer_id: Maybe<string>
  provider_subscription_id: Maybe<string>
  updated_at: Timestamp
}
type PaymentEventsTable = { provider: string; event_id: string; created_at: Timestamp }

declare module '#platform/db/tables.ts' {
  interface Database {
    subscriptions: SubscriptionsTable
    payment_events: PaymentEventsTable
  }
}
