import { DAY_MS } from '#shared/time.ts'
import { PAST_DUE_DAYS } from './billing.limits.ts'
import { isEntitled, type SubscriptionState } from './billing.rules.ts'

/** The one plan without '3 diseños extra' (3-decisions §4); a trial has them too. */
const WITHOUT_LOOKS = 'basic'

/** True while the plan carries the extra looks: a trial, Pro or Premium that entitles (4-beyond §11). */
export const carriesLooks = (subscription: SubscriptionState | undefined, now: Date): boolean =>
  subscription !== undefined && subscription.tier !== WITHOUT_LOOKS && isEntitled(subscription, now)

const NEVER = new Date(0)

/**
 * When the plan stops carrying the extra looks, or has stopped: the end of a trial or of what is paid, or the change to
 * the smaller plan. Null: no end is known. 1970 where it never carried them.
 */
export function looksEnd(subscription: SubscriptionState | undefined): Date | null {
  if (!subscription) return NEVER
  const { tier, status, trialEndsAt, subscriptionEndsAt, pastDueSince, looksEndedAt } = subscription
  if (tier === WITHOUT_LOOKS) return looksEndedAt ?? NEVER
  if (status === 'trialing') return trialEndsAt ?? NEVER
  if (status === 'canceled') return subscriptionEndsAt ?? NEVER
  const due = status === 'past_due' && pastDueSince ? new Date(pastDueSince.getTime() + PAST_DUE_DAYS * DAY_MS) : null
  if (!due || !subscriptionEndsAt) return due ?? subscriptionEndsAt
  return due < subscriptionEndsAt ? due : subscriptionEndsAt
}
