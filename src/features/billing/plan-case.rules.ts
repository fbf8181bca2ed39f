import type { CurrentSubscription, PlanStatus } from './billing.contract.ts'
import { type BillingInterval, PAID_TIERS, type PaidTier } from './plans.ts'

/** What the subscription tab knows: the answers of `GET /subscriptions/status` and `…/current`. */
export type OwnPlan = { status: PlanStatus; current: CurrentSubscription }

export type PlanCase = 'trial' | 'active' | 'cancelling' | 'past_due' | 'granted' | 'ended'

/**
 * Which of the six states the subscription tab shows (3-decisions §4). `granted`: the operator gave the plan, so nobody
 * pays for it and checkout is offered instead of the portal.
 */
export function planCase({ status, current }: OwnPlan): PlanCase {
  if (!status.isActive) return 'ended'
  if (status.status === 'trialing') return 'trial'
  if (!current.isPaid) return 'granted'
  if (status.status === 'past_due') return 'past_due'
  return current.cancelAtPeriodEnd ? 'cancelling' : 'active'
}

/**
 * The plans on offer when this interval is chosen: all without a plan, none while a payment is due, otherwise the
 * others, and the own one where it is paid in the other interval (S2 §2, 3-decisions §4; EVERY-DAY §7).
 */
export function offeredTiers(plan: OwnPlan, interval: BillingInterval): readonly PaidTier[] {
  const which = planCase(plan)
  if (which === 'past_due') return []
  if (which === 'trial' || which === 'ended') return PAID_TIERS
  const { isPaid, billingInterval } = plan.current
  return PAID_TIERS.filter(tier => tier !== plan.status.tier || (isPaid && billingInterval !== interval))
}

/**
 * The one offered plan whose button is the primary one: the one chosen among the prices, else the last plan after its
 * end, else Pro; none where another button is the primary one.
 */
export function recommendedTier(plan: OwnPlan, chosen?: PaidTier): PaidTier | null {
  const which = planCase(plan)
  if (which !== 'trial' && which !== 'ended') return null
  return chosen ?? PAID_TIERS.find(tier => tier === plan.status.tier) ?? 'pro'
}

/** True when the own plan can be bought itself: the operator granted it, and it has an end (3-decisions §4). */
export const isOwnTierOffered = (plan: OwnPlan): boolean =>
  planCase(plan) === 'granted' && plan.status.subscriptionEndsAt !== null && plan.status.tier !== 'trial'

/** True when choosing a plan leads to checkout; otherwise to the billing portal (S2 §2). */
export const isBoughtByCheckout = (plan: OwnPlan): boolean => ['trial', 'ended', 'granted'].includes(planCase(plan))
