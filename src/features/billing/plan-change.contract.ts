import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { billingTexts as texts } from './billing.texts.ts'
import { currentSubscription } from './billing.contract.ts'
import { HASH_MAX } from './billing.limits.ts'
import { BILLING_INTERVALS, PAID_TIERS } from './plans.ts'

/** One slip before each change of a plan, the change itself, and what has been paid (4-beyond §10; EVERY-DAY §7). */

const paidTier = z.enum(PAID_TIERS, { error: texts.unknownPlan })
const interval = z.enum(BILLING_INTERVALS, { error: texts.unknownInterval })
const moment = z.iso.datetime()

/** What a plan means: sums in euros with VAT, as the payment provider reckons them. */
export const planPreview = z.object({
  /** Paid today. */
  today: z.number(),
  /** Days that are left of what is paid, each begun one counted; 0 where nothing is. */
  days: z.number().int(),
  /** From when `then` is paid for each period. */
  from: moment,
  then: z.number(),
  /** Restaurants that are active in this plan, oldest first. */
  stays: z.array(z.object({ id: z.string(), name: z.string() })),
  stops: z.object({
    /** Active ones without room in this plan; their cartas are read until then, null: not at all. */
    restaurants: z.array(z.object({ id: z.string(), name: z.string(), visibleUntil: moment.nullable() })),
    /** People of the team beyond this plan's places; they keep their access. */
    people: z.number().int(),
    /** The published look that this plan does not hold; null: none, as for every look that is sold today. */
    look: z.string().nullable(),
  }),
  /** A cancelled plan goes on after this change. */
  resumes: z.boolean(),
  /** So long `hash` is accepted. */
  expiresAt: moment,
  hash: z.string(),
})
export type PlanPreview = z.infer<typeof planPreview>

export const previewPlan = endpoint({
  name: 'subscriptions.preview',
  summary:
    'What a plan would cost today, from when it costs how much then, what stays and what stops; the hash agrees to it',
  method: 'GET',
  path: '/subscriptions/preview',
  query: z.object({ plan: paidTier, interval: interval.optional() }),
  answer: planPreview,
})

export const changePlan = endpoint({
  name: 'subscriptions.plan',
  summary:
    'Ask the payment provider for another plan; a larger one counts when the provider has confirmed it, a smaller one and another interval from the end of what is paid. With the hash of a preview exactly that is done, and 409 amount_changed if it would cost another sum',
  method: 'PUT',
  path: '/subscriptions/plan',
  body: z.object({
    planName: paidTier,
    interval: interval.optional(),
    hash: z.string({ error: texts.badHash }).max(HASH_MAX, { error: texts.badHash }).optional(),
  }),
  /** `url`: where the difference must be paid before anything changes; null: it is done. */
  answer: currentSubscription.extend({ url: z.string().nullable() }),
})

/** One payment of the last two years. */
export const invoice = z.object({
  date: moment,
  number: z.string(),
  plan: z.enum(PAID_TIERS),
  interval: z.enum(BILLING_INTERVALS),
  /** Euros with VAT. */
  amount: z.number(),
  refunded: z.boolean(),
  pdfUrl: z.string(),
})
export type Invoice = z.infer<typeof invoice>

export const listInvoices = endpoint({
  name: 'subscriptions.invoices',
  summary: 'What was paid in the last two years, the newest first',
  method: 'GET',
  path: '/subscriptions/invoices',
  answer: z.array(invoice),
})
