import type { Tier } from '#shared/plan.ts'

export type Plan = {
  tier: Tier
  name: string
  /** Whole euros, 21 % VAT included; 0 for the trial. */
  monthly: number
  annual: number
  /** `null`: unlimited. */
  restaurants: number | null
  /** People, the owner included. */
  users: number
}

/** Prices and limits of the plans (S1 §9, S2 §9). */
export const PLANS: Record<Tier, Plan> = {
  trial: { tier: 'trial', name: 'Prueba', monthly: 0, annual: 0, restaurants: 1, users: 1 },
  basic: { tier: 'basic', name: 'Basic', monthly: 8, annual: 77, restaurants: 1, users: 1 },
  pro: { tier: 'pro', name: 'Pro', monthly: 10, annual: 96, restaurants: 2, users: 2 },
  premium: { tier: 'premium', name: 'Premium', monthly: 18, annual: 173, restaurants: null, users: 5 },
}

/** A trial lasts 30 days, without a card (S1 §9). */
export const TRIAL_DAYS = 30
