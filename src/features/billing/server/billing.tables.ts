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
/** For an account that was permanently deleted and had paid: kept four years after its deletion (3-decisions §8). */
type BillingRecordsTable = {
  id: string
  email: string
  tier: string
  billing_interval: string | null
  provider: string
  provider_customer_id: string | null
  provider_subscription_id: string | null
  account_created_at: Timestamp
  account_deleted_at: Timestamp
}
type PaymentEventsTable = { provider: string; event_id: string; created_at: Timestamp }

declare module '#platform/db/tables.ts' {
  interface Database {
    subscriptions: SubscriptionsTable
    billing_records: BillingRecordsTable
    payment_events: PaymentEventsTable
  }
}
