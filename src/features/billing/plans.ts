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
  /** Support answers within this many hours (3-decisions §4). */
  answerHours: number
  /** Whom the plan suits, and what it holds: the lines of its card. */
  suits: string
  content: readonly string[]
}

/** Prices, limits and card texts of the plans, in one place (S1 §9, S2 §9; 3-decisions §4). */
export const PLANS: Record<Tier, Plan> = {
  trial: {
    tier: 'trial',
    name: 'Prueba',
    monthly: 0,
    annual: 0,
    restaurants: 1,
    users: 1,
    answerHours: 48,
    suits: '',
    content: [],
  },
  basic: {
    tier: 'basic',
    name: 'Basic',
    monthly: 8,
    annual: 77,
    restaurants: 1,
    users: 1,
    answerHours: 48,
    suits: 'Para un local con las ideas claras.',
    content: ['1 restaurante', 'QR y dirección personalizada', 'Soporte por email en menos de 48 h'],
  },
  pro: {
    tier: 'pro',
    name: 'Pro',
    monthly: 10,
    annual: 96,
    restaurants: 2,
    users: 2,
    answerHours: 24,
    suits: 'Para quien lleva dos casas o trabaja en equipo.',
    content: [
      'Hasta 2 restaurantes',
      'QR y dirección personalizada',
      '3 diseños extra',
      'Hasta 2 usuarios con roles personalizados',
      'Soporte prioritario en menos de 24 h',
    ],
  },
  premium: {
    tier: 'premium',
    name: 'Premium',
    monthly: 18,
    annual: 173,
    restaurants: null,
    users: 5,
    answerHours: 24,
    suits: 'Para grupos que abren, crecen y delegan.',
    content: ['Todo lo de Pro, y además', '3 restaurantes o más', 'Hasta 5 usuarios'],
  },
}

/** The plans that are sold, from the smallest to the largest (S1 §9). */
export const PAID_TIERS = ['basic', 'pro', 'premium'] as const satisfies readonly Tier[]
export type PaidTier = (typeof PAID_TIERS)[number]

/** How often a plan is paid (S2 §7). */
export const BILLING_INTERVALS = ['monthly', 'yearly'] as const
export type BillingInterval = (typeof BILLING_INTERVALS)[number]

/** What one period costs, in whole euros with VAT. */
export const priceOf = (tier: PaidTier, interval: BillingInterval): number =>
  interval === 'monthly' ? PLANS[tier].monthly : PLANS[tier].annual

/** A trial lasts 30 days, without a card (S1 §9). */
export const TRIAL_DAYS = 30

/** Every price holds this much VAT (S1 §1, §9). */
export const VAT_PERCENT = 21
