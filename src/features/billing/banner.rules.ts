import { DAY_MS } from '#shared/time.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { isEntitled, isTrialExpired } from './billing.rules.ts'
import { subscriptionOf } from './user-subscription.rules.ts'

const LAST_DAYS = 7

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

/** True for the banners that say that nothing can be changed any more. */
export const isEndBanner = (which: BannerCase | null): boolean =>
  which === 'trial_ended' || which === 'subscription_ended'

/** Whether the banner of a plan with this end can be put away: until seven days before it (3-decisions §4). */
export const mayPutAway = (end: string, now: Date): boolean => Date.parse(end) - now.getTime() > LAST_DAYS * DAY_MS

/**
 * The latest end of the menus' visibility, in the future or in the past; null when none has one (restaurants are
 * active, or menus go offline at once).
 */
export const latestVisibility = (ends: readonly (string | null)[]): string | null =>
  ends.reduce((latest, end) => (end && (!latest || end > latest) ? end : latest), null)
