import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { subscriptionStatus, tier } from '#shared/plan.ts'
import { cleanText, isStorableText } from '#shared/text.ts'
import { CANCEL_REASON_MAX, RETURN_URL_MAX } from './billing.limits.ts'
import { billingTexts as texts } from './billing.texts.ts'
import { BILLING_INTERVALS, PAID_TIERS } from './plans.ts'

/** The calls of a plan and its payment (S1 §7, S2 §7; 3-decisions §4). Workers get 403 from all of them. */

const date = z.iso.datetime().nullable()

/**
 * What the plan of the actor's account allows now. An admin, who needs no plan, gets an active `premium` without an end
 * (decision 0080).
 */
export const planStatus = z.object({
  tier,
  status: subscriptionStatus,
  /** The plan entitles: restaurants can be edited. */
  isActive: z.boolean(),
  isTrialExpired: z.boolean(),
  /** Of a trial, rounded up; otherwise 0. */
  daysRemaining: z.number().int(),
  trialEndsAt: date,
  subscriptionEndsAt: date,
  /** `null`: unlimited. `users` counts the owner, `invitations` does not. */
  limits: z.object({ restaurants: z.number().nullable(), users: z.number(), invitations: z.number() }),
})
export type PlanStatus = z.infer<typeof planStatus>

const scheduledChange = z.object({
  plan: z.enum(PAID_TIERS),
  interval: z.enum(BILLING_INTERVALS),
  from: z.iso.datetime(),
})

/** The subscription as the payment provider last said it. */
export const currentSubscription = z.object({
  tier,
  status: subscriptionStatus,
  /** `null`: nothing is paid, for a trial or a plan that the operator granted. */
  billingInterval: z.enum(BILLING_INTERVALS).nullable(),
  /** The next payment, or the end of what is paid. */
  currentPeriodEnd: date,
  subscriptionEndsAt: date,
  cancelAtPeriodEnd: z.boolean(),
  /** The plan that follows what is paid: a smaller one holds from the end of the paid period. */
  scheduledChange: scheduledChange.nullable(),
  /**
   * True when the payment provider charges for it: portal, cancelling and a change of plan work. False: a plan is
   * bought through checkout.
   */
  isPaid: z.boolean(),
  /** How many days menus stay readable after the plan's end; 0: they go offline at once. */
  menuDaysAfterEnd: z.number().int(),
})
export type CurrentSubscription = z.infer<typeof currentSubscription>

export const getPlanStatus = endpoint({
  name: 'subscriptions.status',
  summary: 'What the plan of the own account allows now',
  method: 'GET',
  path: '/subscriptions/status',
  answer: planStatus,
})

export const getCurrentSubscription = endpoint({
  name: 'subscriptions.current',
  summary: 'The subscription of the own account, its interval and its next payment',
  method: 'GET',
  path: '/subscriptions/current',
  answer: currentSubscription,
})

/** Of the product's own origin: a path, or a URL below PUBLIC_URL; only path and query are kept. */
const returnUrl = z.string({ error: texts.required }).min(1, { error: texts.required }).max(RETURN_URL_MAX, {
  error: texts.urlTooLong,
})

const paidTier = z.enum(PAID_TIERS, { error: texts.unknownPlan })
const interval = z.enum(BILLING_INTERVALS, { error: texts.unknownInterval })

/** The page of the payment provider that the browser opens next. */
const providerPage = z.object({ url: z.string() })

export const createCheckout = endpoint({
  name: 'payments.createCheckoutSession',
  summary: 'Begin to pay for a plan: the page of the payment provider',
  method: 'POST',
  path: '/payments/create-checkout-session',
  body: z.object({
    planTier: paidTier,
    billingInterval: interval,
    successUrl: returnUrl,
    cancelUrl: returnUrl,
  }),
  answer: providerPage,
  holdsSecret: true,
})

export const createPortal = endpoint({
  name: 'payments.createBillingPortal',
  summary:
    'The page of the payment provider with invoices, card and plan; with plan and interval, the page that confirms exactly this change; 409 without a paid subscription',
  method: 'POST',
  path: '/payments/create-billing-portal',
  body: z
    .object({ returnUrl, planTier: paidTier.optional(), billingInterval: interval.optional() })
    .refine(body => !body.planTier === !body.billingInterval, {
      error: texts.unknownInterval,
      path: ['billingInterval'],
    }),
  answer: providerPage,
  holdsSecret: true,
})

const reason = z
  .string({ error: texts.badReason })
  .transform(cleanText)
  .refine(isStorableText, { error: texts.badReason })
  .refine(text => text.length <= CANCEL_REASON_MAX, { error: texts.reasonTooLong })

export const cancelSubscription = endpoint({
  name: 'subscriptions.cancel',
  summary: 'Cancel at the end of the paid period; 409 without a paid subscription',
  method: 'POST',
  path: '/subscriptions/cancel',
  body: z.object({ reason: reason.optional() }),
  answer: currentSubscription,
})

export const resumeSubscription = endpoint({
  name: 'subscriptions.resume',
  summary: 'Take a cancellation back before the paid period ends',
  method: 'POST',
  path: '/subscriptions/resume',
  answer: currentSubscription,
})

export const keepPlan = endpoint({
  name: 'subscriptions.keepPlan',
  summary: 'Take back the change that was to follow the paid period; without one nothing changes',
  method: 'DELETE',
  path: '/subscriptions/scheduled-change',
  answer: currentSubscription,
})

export const paymentWebhook = endpoint({
  name: 'payments.webhook',
  summary: 'Events of the payment provider, signed',
  method: 'POST',
  path: '/payments/webhook',
  rawBody: ['application/json'],
  csrf: 'exempt',
  answer: nothing,
})
