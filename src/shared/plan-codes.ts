/**
 * Codes of 403: the plan has ended, so its owner reads only (3-decisions §4). Errors, contracts and screens share them.
 */
export const PLAN_ENDED_CODES = ['trial_expired', 'subscription_ended'] as const
export type PlanEndedCode = (typeof PLAN_ENDED_CODES)[number]
export const isPlanEnded = (code: string | null): code is PlanEndedCode =>
  (PLAN_ENDED_CODES as readonly (string | null)[]).includes(code)

/** Codes of 403 for workers of such an owner, and for a restaurant that the plan does not allow (3-decisions §3). */
export const OWNER_PLAN_ENDED = 'owner_plan_ended'
export const RESTAURANT_INACTIVE = 'restaurant_inactive'
