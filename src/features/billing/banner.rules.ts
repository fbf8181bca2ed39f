import type { User } from '#features/identity/identity.contract.ts'
import { isEntitled, isTrialExpired } from './billing.rules.ts'
import { subscriptionOf } from './user-subscription.rules.ts'

export type BannerCase = 'trial_ended' | 'subscription_ended' | 'past_due' | 'ending'

/**
 * Decides which banner stands over the dashboard (S2 §4, 3-decisions §4). None for users with a status value, admins,
 * and users without a subscription; otherwise one for an ended trial, `past_due`, a plan whose end has passed, and one
 * that was cancelled and still runs.
 */
export function bannerOf(user: User, now: Date): BannerCase | null {
  const subscription = subscriptionOf(user)
  if (user.status || user.role === 'admin' || !subscription) return null
  if (isTrialExpired(subscription, now)) return 'trial_ended'
  if (subscription.status === 'past_due') return 'past_due'
  // Also a granted plan whose status the hourly job has not ended yet: the server refuses its writes already.
  if (!isEntitled(subscription, now)) return 'subscription_ended'
  return subscription.status === 'canceled' || user.subscription?.cancelAtPeriodEnd ? 'ending' : null
}

/**
 * The latest end of the menus' visibility, in the future or in the past; null when none has one (restaurants are
 * active, or menus go offline at once).
 */
export const latestVisibility = (ends: readonly (string | null)[]): string | null =>
  ends.reduce((latest, end) => (end && (!latest || end > latest) ? end : latest), null)
