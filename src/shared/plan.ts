import { z } from 'zod'

/** Words of a subscription that several features use (S1 §3); prices and limits are in `billing/plans.ts`. */
export const TIERS = ['trial', 'basic', 'pro', 'premium'] as const
export type Tier = (typeof TIERS)[number]
export const tier = z.enum(TIERS)

export const SUBSCRIPTION_STATUSES = ['trialing', 'active', 'canceled', 'past_due'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]
export const subscriptionStatus = z.enum(SUBSCRIPTION_STATUSES)
