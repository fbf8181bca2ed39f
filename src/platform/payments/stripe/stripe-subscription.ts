import type Stripe from 'stripe'
import { SECOND_MS } from '#shared/time.ts'
import { type PaidPlan, PROVIDER_STATUSES, type ProviderStatus, type ProviderSubscription } from '../payments.ts'

const TIERS: readonly PaidPlan['tier'][] = ['basic', 'pro', 'premium']

const date = (seconds: number): Date => new Date(seconds * SECOND_MS)
const maybeDate = (seconds: number | null): Date | null => (seconds === null ? null : date(seconds))

function statusOf({ id, status }: Stripe.Subscription): ProviderStatus {
  const known = PROVIDER_STATUSES.find(each => each === status)
  if (!known) throw new Error(`subscription ${id} has the unknown status ${status}`)
  return known
}

/** The plan stands on our own price, where `stripe-sync` wrote it; undefined for what the operator sells by hand. */
export function findPlan({ metadata, recurring }: Stripe.Price): PaidPlan | undefined {
  const tier = TIERS.find(each => each === metadata['tier'])
  const interval = recurring?.interval === 'month' ? 'monthly' : recurring?.interval === 'year' ? 'yearly' : undefined
  return tier && interval && { tier, interval }
}

/** The plan of a price that must be ours. */
export function planOf(price: Stripe.Price): PaidPlan {
  const plan = findPlan(price)
  if (!plan) throw new Error(`price ${price.id} is none of stripe-sync`)
  return plan
}

/** Since API version 2025-03-31 the paid period stands on the item, not on the subscription. */
export function toProviderSubscription(
  subscription: Stripe.Subscription,
  scheduled: ProviderSubscription['scheduled'],
): ProviderSubscription {
  const item = subscription.items.data[0]
  if (!item) throw new Error(`subscription ${subscription.id} has no item`)
  const end = date(item.current_period_end)
  return {
    id: subscription.id,
    ...planOf(item.price),
    status: statusOf(subscription),
    createdAt: date(subscription.created),
    currentPeriodEnd: end,
    cancelAt: maybeDate(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? end : null),
    endedAt: maybeDate(subscription.ended_at),
    scheduled: scheduled && { tier: scheduled.tier, interval: scheduled.interval, from: scheduled.from },
  }
}
