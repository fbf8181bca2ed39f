import type { PaidPlan } from './payments.ts'

const RANK: Record<PaidPlan['tier'], number> = { basic: 0, pro: 1, premium: 2 }

export const isSamePlan = (a: PaidPlan, b: PaidPlan): boolean => a.tier === b.tier && a.interval === b.interval

/** The plan that holds at once, and the one that follows the paid period; null: nothing follows. */
export type ChangeSteps = { readonly now: PaidPlan; readonly next: PaidPlan | null }

/**
 * How a change is made (EVERY-DAY §7, 3-decisions §4). What is paid stays: a larger plan holds at once and finishes the
 * paid period; a smaller one, and another interval, follow it.
 */
export function changeSteps(before: PaidPlan, after: PaidPlan): ChangeSteps {
  const isLarger = RANK[after.tier] > RANK[before.tier]
  const now = isLarger ? { tier: after.tier, interval: before.interval } : before
  return { now, next: isSamePlan(now, after) ? null : after }
}

/** True for a change that costs nothing today: it holds from the end of the paid period. */
export const holdsFromPeriodEnd = (before: PaidPlan, after: PaidPlan): boolean => {
  const { now, next } = changeSteps(before, after)
  return next !== null && isSamePlan(now, before)
}
