import { BILLING_INTERVALS, PAID_TIERS, PLANS, priceOf, VAT_PERCENT } from './plans.ts'

/** What is sold, for the payment provider: `plans.ts` as a list of prices in cents, VAT included. */
export const CATALOG = {
  vatPercent: VAT_PERCENT,
  prices: PAID_TIERS.flatMap(tier =>
    BILLING_INTERVALS.map(interval => ({
      tier,
      interval,
      name: PLANS[tier].name,
      cents: priceOf(tier, interval) * 100,
    })),
  ),
}
