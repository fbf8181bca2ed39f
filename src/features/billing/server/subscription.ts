import type { SubscriptionState } from '../billing.rules.ts'
import type { BillingInterval, PaidTier } from '../plans.ts'

/** The plan that follows what is paid. */
export type ScheduledChange = { plan: PaidTier; interval: BillingInterval; from: Date }

/** The plan of an owner, with what the payment provider adds to it. */
export type Subscription = SubscriptionState & {
  ownerId: string
  cancelAtPeriodEnd: boolean
  billingInterval: BillingInterval | null
  currentPeriodEnd: Date | null
  pastDueSince: Date | null
  scheduledChange: ScheduledChange | null
  /** At the payment provider; `null` for a trial and for a plan that the operator granted. */
  provider: 'test' | 'stripe' | null
  providerSubscriptionId: string | null
  grantedAt: Date | null
}

export type PaidSubscription = Subscription & { providerSubscriptionId: string }

/** A subscription of the provider in our columns. */
export type ProviderState = Pick<
  Subscription,
  | 'tier'
  | 'status'
  | 'subscriptionEndsAt'
  | 'cancelAtPeriodEnd'
  | 'billingInterval'
  | 'currentPeriodEnd'
  | 'pastDueSince'
  | 'scheduledChange'
> & { providerSubscriptionId: string }

/** True while the payment provider charges for it. */
export const isPaid = (subscription: Subscription | undefined): subscription is PaidSubscription =>
  subscription?.providerSubscriptionId != null && subscription.status !== 'canceled'
