import type { PaidPlan } from './payments.ts'

const RANK: Record<PaidPlan['tier'], number> = { basic: 0, pro: 1, premium: 2 }

export const isSamePlan = (a: PaidPlan, b: PaidPlan): boolean => a.tier === b.tier && a.interval === b.interval

/**
 * True for a change that holds from the end of the paid period: to a lower plan, or of the same one from yearly to
 * monthly. What is paid stays; everything else holds at once (3-decisions §4).
 */
export const holdsFromPeriodEnd = (before: PaidPlan, after: PaidPlan): boolean =>
  RANK[after.tier] < RANK[before.tier] ||
  (after.tier === before.tier && before.interval === 'yearly' && after.interval === 'monthly')
