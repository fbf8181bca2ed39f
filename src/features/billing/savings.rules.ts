import type { Tier } from '#shared/plan.ts'
import { PLANS } from './plans.ts'

const MONTHS = 12
/** The plans that are sold, from the smallest to the largest (S1 §9). */
export const PAID_TIERS = ['basic', 'pro', 'premium'] as const satisfies readonly Tier[]
export type PaidTier = (typeof PAID_TIERS)[number]

/** Whole euros saved by paying for a year instead of twelve months (S1 §2, §9). */
export const yearlySaving = (tier: PaidTier): number => PLANS[tier].monthly * MONTHS - PLANS[tier].annual

/** The price of one month when paid for a year, in cents, rounded. */
export const centsPerMonth = (tier: PaidTier): number => Math.round((PLANS[tier].annual * 100) / MONTHS)

/** Mean of the plans' unrounded percentages, shown as a whole number (3-decisions §4). */
export const averageSavingPercent = (): number =>
  Math.round(
    PAID_TIERS.reduce((sum, tier) => sum + (100 * yearlySaving(tier)) / (PLANS[tier].monthly * MONTHS), 0) /
      PAID_TIERS.length,
  )
