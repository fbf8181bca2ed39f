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
  past_due_since: MaybeTimestamp
  /** Since when a plan without extra looks follows one that had them. */
  looks_ended_at: MaybeTimestamp
  /** The three of the plan that follows the paid period: all or none. */
  scheduled_tier: Maybe<Exclude<Tier, 'trial'>>
  scheduled_interval: Maybe<'monthly' | 'yearly'>
  scheduled_from: MaybeTimestamp
  provider: Maybe<'test' | 'stripe'>
  provider_customer_id: Maybe<string>
  provider_subscription_id: Maybe<string>
  /** When the operator last granted a plan, or the account was deleted; older subscriptions do not count. */
  granted_at: MaybeTimestamp
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
type PaymentEventsTable = {
  provider: string
  event_id: string
  type: string
  created_at: Timestamp
  /** Null while its job has not succeeded: the operator sees what is stuck. */
  applied_at: MaybeTimestamp
}
/** Which customer of the payment provider an owner is; stored before the first checkout. */
type PaymentCustomersTable = {
  owner_id: string
  provider: 'test' | 'stripe'
  customer_id: string
  /** The ticket of the last state that was applied; a state with a lower ticket is older (decision 0081). */
  applied_ticket: Generated<number>
}
/** The one open checkout of an owner. */
type CheckoutsTable = {
  owner_id: string
  /** Of this attempt; the idempotency key at the provider. */
  id: string
  provider: 'test' | 'stripe'
  /** What was asked: plan, interval, pages to return to. */
  request: string
  session_id: Maybe<string>
  url: Maybe<string>
  expires_at: Timestamp
}
/** When the trial of a deleted account ended or ends, by the HMAC of its email; kept a year (3-decisions §2). */
type UsedTrialsTable = { email_hmac: string; trial_ends_at: Timestamp; deleted_at: Timestamp }
/** Mails that are sent once: which kind, about which end of a trial. */
type BillingNoticesTable = { owner_id: string; kind: string; about: Timestamp; sent_at: Timestamp }

/** Owners whose account is deleted and whose payments end when that can no longer be taken back. */
type PaymentClosingsTable = { owner_id: string; deleted_at: Timestamp }

declare module '#platform/db/tables.ts' {
  interface Database {
    subscriptions: SubscriptionsTable
    billing_records: BillingRecordsTable
    payment_events: PaymentEventsTable
    payment_customers: PaymentCustomersTable
    checkouts: CheckoutsTable
    payment_closings: PaymentClosingsTable
    billing_notices: BillingNoticesTable
    used_trials: UsedTrialsTable
  }
}
