import { BILLING_INTERVALS, type BillingInterval, PAID_TIERS, type PaidTier } from './plans.ts'

/** The plan that a visitor chose on `/precios`, and how it would be paid. It grants and charges nothing. */
export type ChosenPlan = { tier: PaidTier; interval: BillingInterval }

/** In the `sessionStorage`, so that the address of registration stays as it is. */
export const CHOSEN_PLAN_KEY = 'sobremesa.chosen-plan'

const VERSION = 1

/** Finds a plan and an interval that are sold; anything else is no choice. */
export function chosenPlan(tier: unknown, interval: unknown): ChosenPlan | null {
  const sold = PAID_TIERS.find(one => one === tier)
  const paid = BILLING_INTERVALS.find(one => one === interval)
  return sold && paid ? { tier: sold, interval: paid } : null
}

export const chosenPlanNote = ({ tier, interval }: ChosenPlan): string =>
  JSON.stringify({ version: VERSION, tier, interval })

/** Reads what `chosenPlanNote` wrote. Checked by hand, because the page of the prices has no room for a library. */
export function readChosenPlanNote(note: string | null): ChosenPlan | null {
  try {
    const { version, tier, interval } = JSON.parse(note ?? '{}') as Record<string, unknown>
    return version === VERSION ? chosenPlan(tier, interval) : null
  } catch {
    return null
  }
}
