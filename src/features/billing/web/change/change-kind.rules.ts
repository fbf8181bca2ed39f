import type { OwnPlan } from '../../plan-case.rules.ts'
import { isBoughtByCheckout } from '../../plan-case.rules.ts'
import { type BillingInterval, PAID_TIERS, type PaidTier } from '../../plans.ts'

export type Target = { tier: PaidTier; interval: BillingInterval }
/** What pressing the button of a plan is: `interval` is the present plan, paid in the other interval. */
export type ChangeKind = 'hire' | 'up' | 'down' | 'interval'

export function changeKind(plan: OwnPlan, { tier }: Target): ChangeKind {
  if (isBoughtByCheckout(plan)) return 'hire'
  const before = PAID_TIERS.findIndex(each => each === plan.current.tier)
  const after = PAID_TIERS.indexOf(tier)
  if (after === before) return 'interval'
  return after > before ? 'up' : 'down'
}
