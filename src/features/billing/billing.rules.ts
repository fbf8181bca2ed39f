import { DAY_MS } from '#shared/time.ts'
import type { SubscriptionStatus, Tier } from '#shared/plan.ts'
import type { PlanEndedCode } from '#shared/plan-codes.ts'
import { PAST_DUE_DAYS } from './billing.limits.ts'
import { PLANS, TRIAL_DAYS } from './plans.ts'

/** The fields of a subscription that the rules use. */
export type SubscriptionState = {
  tier: Tier
  status: SubscriptionStatus
  trialEndsAt: Date | null
  subscriptionEndsAt: Date | null
  /** Since when a payment is due; absent or null: none is, or nobody knows since when. */
  pastDueSince?: Date | null
  /** When the change to a plan without extra looks was made; absent or null: the plan carries them, or never did. */
  looksEndedAt?: Date | null
}

export const trialEnd = (now: Date): Date => new Date(now.getTime() + TRIAL_DAYS * DAY_MS)

/** True when the status is `trialing` and `trialEndsAt` is now or earlier (S1 §4). */
export const isTrialExpired = (subscription: SubscriptionState, now: Date): boolean =>
  subscription.status === 'trialing' && (!subscription.trialEndsAt || subscription.trialEndsAt <= now)

/** Days until the trial ends, rounded up, at least 0 (S2 §4). */
export const daysRemaining = (trialEndsAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((trialEndsAt.getTime() - now.getTime()) / DAY_MS))

/** A payment that is due for 30 days ends the plan: until then the provider tries again (3-decisions §4). */
export const isPastDueTooLong = ({ status, pastDueSince }: SubscriptionState, now: Date): boolean =>
  status === 'past_due' && pastDueSince != null && now.getTime() - pastDueSince.getTime() >= PAST_DUE_DAYS * DAY_MS

/** True when the subscription gives rights at this moment; false when there is none (3-decisions §4). */
export function isEntitled(subscription: SubscriptionState | undefined, now: Date): boolean {
  if (!subscription) return false
  switch (subscription.status) {
    case 'trialing':
      return !isTrialExpired(subscription, now)
    case 'active':
    case 'past_due':
      if (isPastDueTooLong(subscription, now)) return false
      // An end is what is paid, or what the operator granted; until the hourly job has seen it, the state is the old
      // one.
      return subscription.subscriptionEndsAt === null || subscription.subscriptionEndsAt > now
    case 'canceled':
      return subscription.subscriptionEndsAt !== null && subscription.subscriptionEndsAt > now
  }
}

/** When a menu can no longer be read: so many days after the plan's end (3-decisions §4). */
export const menuEnd = (planEnd: string, menuDays: number): Date => new Date(Date.parse(planEnd) + menuDays * DAY_MS)

/** The error code for an owner who is not entitled: why they are not (3-decisions §4). */
export const endedReason = (subscription: SubscriptionState | undefined): PlanEndedCode =>
  subscription?.status === 'trialing' ? 'trial_expired' : 'subscription_ended'

/** How many restaurants may be active; `null` is unlimited, 0 when not entitled. */
export const allowedRestaurants = (subscription: SubscriptionState | undefined, now: Date): number | null =>
  subscription && isEntitled(subscription, now) ? PLANS[subscription.tier].restaurants : 0

/** What a plan allows at this moment (S1 §6, §9; 3-decisions §4); `restaurants: null` is unlimited. */
export function limitsOf(subscription: SubscriptionState | undefined, now: Date) {
  const restaurants = allowedRestaurants(subscription, now)
  const users = subscription && isEntitled(subscription, now) ? PLANS[subscription.tier].users : 1
  return { restaurants, users, invitations: users - 1 }
}

/** The columns of `PLAN_COLUMNS`. */
type PlanRow = {
  plan_tier: SubscriptionState['tier'] | null
  plan_status: SubscriptionState['status'] | null
  plan_trial_ends_at: Date | null
  plan_ends_at: Date | null
  plan_past_due_since: Date | null
  plan_looks_ended_at: Date | null
}

/** Undefined when there is no subscription. */
export const planOf = (row: PlanRow): SubscriptionState | undefined =>
  row.plan_tier && row.plan_status
    ? {
        tier: row.plan_tier,
        status: row.plan_status,
        trialEndsAt: row.plan_trial_ends_at,
        subscriptionEndsAt: row.plan_ends_at,
        pastDueSince: row.plan_past_due_since,
        looksEndedAt: row.plan_looks_ended_at,
      }
    : undefined
