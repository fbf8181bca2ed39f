import type Stripe from 'stripe'
import { SECOND_MS } from '#shared/time.ts'
import type { Payments, ProviderInvoice } from '../payments.ts'
import type { StripeCatalog } from './stripe-catalog.ts'
import { orUndefined, reached } from './stripe-errors.ts'

const LIST_MAX = 100
const idOf = (object: string | { id: string }): string => (typeof object === 'string' ? object : object.id)

/** The invoices of a customer, as Stripe has them. */
export function createStripeInvoices(stripe: Stripe, catalog: StripeCatalog): Pick<Payments, 'listInvoices'> {
  return {
    listInvoices: (customer, since) =>
      reached(async () => {
        const created = { gte: Math.floor(since.getTime() / SECOND_MS) }
        const params = { customer, created, status: 'paid' as const, limit: LIST_MAX }
        const found = (await orUndefined(stripe.invoices.list(params)))?.data ?? []
        const paid = found.filter(({ amount_paid }) => amount_paid > 0)
        const refunded = paid.length > 0 ? await refundedInvoices(stripe, { customer, created }) : new Set<string>()
        const made = await Promise.all(paid.map(each => toInvoice(catalog, each, refunded.has(each.id))))
        return made.flatMap(each => each ?? [])
      }),
  }
}

/** The invoices of charges that were given back in full. */
async function refundedInvoices(
  stripe: Stripe,
  params: { customer: string; created: { gte: number } },
): Promise<Set<string>> {
  const charges = (await stripe.charges.list({ ...params, limit: LIST_MAX })).data
  const intents = charges.flatMap(({ refunded, payment_intent }) =>
    refunded && payment_intent ? [idOf(payment_intent)] : [],
  )
  const found = await Promise.all(
    intents.map(payment_intent =>
      stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent }, limit: 1 }),
    ),
  )
  return new Set(found.flatMap(({ data }) => data.map(({ invoice }) => idOf(invoice))))
}

/** Of a difference, the plan is the one that was bought: the line that costs something. Undefined: no plan of ours. */
async function toInvoice(
  catalog: StripeCatalog,
  { id, number, lines, amount_paid: cents, invoice_pdf: pdfUrl, created, status_transitions }: Stripe.Invoice,
  isRefunded: boolean,
): Promise<ProviderInvoice | undefined> {
  const bought = lines.data.find(({ amount }) => amount > 0)?.pricing?.price_details?.price
  if (!bought || !number || !pdfUrl) return undefined
  const plan = await catalog.findPlan(idOf(bought))
  if (!plan) return undefined
  const paidAt = new Date((status_transitions.paid_at ?? created) * SECOND_MS)
  return { ...plan, id, number, paidAt, cents, isRefunded, pdfUrl }
}
