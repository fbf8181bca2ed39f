import type { Tier } from '#shared/plan.ts'
import { isEntitled, type SubscriptionState } from '#features/billing/billing.rules.ts'
import { PLANS } from '#features/billing/plans.ts'

/** Pro and Premium are answered sooner than this, while their plan runs (3-decisions §4). */
const USUAL_ANSWER_HOURS = PLANS.trial.answerHours

/** The tier of a ticket and within how many hours it is answered. An admin has no plan. */
export function answerPromise(
  subscription: SubscriptionState | undefined,
  now: Date,
): { tier: Tier | null; answerHours: number } {
  const tier = subscription?.tier ?? null
  const entitled = tier !== null && isEntitled(subscription, now)
  return { tier, answerHours: entitled ? PLANS[tier].answerHours : USUAL_ANSWER_HOURS }
}

/** True when a plan is answered sooner than usual, so that the screen names it. */
export const isPrioritized = (answerHours: number): boolean => answerHours < USUAL_ANSWER_HOURS
