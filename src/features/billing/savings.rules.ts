import { PAID_TIERS, type PaidTier, PLANS, VAT_PERCENT } from './plans.ts'

const MONTHS = 12
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

/** The part of a price that is VAT, in cents: 96 euros are 79.34 and 16.66. */
export const vatCents = (euros: number): number => Math.round((euros * 100 * VAT_PERCENT) / (100 + VAT_PERCENT))
