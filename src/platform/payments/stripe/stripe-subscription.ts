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

/** The plan stands on our own price, where `stripe-sync` wrote it. */
export function planOf({ id, metadata, recurring }: Stripe.Price): PaidPlan {
  const tier = TIERS.find(each => each === metadata['tier'])
  const interval = recurring?.interval === 'month' ? 'monthly' : recurring?.interval === 'year' ? 'yearly' : undefined
  if (!tier || !interval) throw new Error(`price ${id} is none of stripe-sync`)
  return { tier, interval }
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
    scheduled,
  }
}
