import Stripe from 'stripe'
import { SECOND_MS } from '#shared/time.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { BadSignature, type Catalog, type Payments, type PlanChange, SIGNATURE_TOLERANCE_S } from '../payments.ts'
import { createStripeCatalog, type StripeCatalog } from './stripe-catalog.ts'
import { createStripeChanges, onlyItem, resumed } from './stripe-changes.ts'
import { orUndefined, reached } from './stripe-errors.ts'
import { toPaymentEvent } from './stripe-event.ts'
import { createStripeInvoices } from './stripe-invoices.ts'
import { releaseSchedule, scheduledOf } from './stripe-schedule.ts'
import { toProviderSubscription } from './stripe-subscription.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  clock: Clock
  catalog: Catalog
  /** Where the API is, when it is not Stripe's own host: tests. */
  api?: { protocol: 'http' | 'https'; host: string; port: number }
}

/** Our callers wait ten seconds (S1 §9); one repeated try must fit. */
const TIMEOUT_MS = 4000
const RETRIES = 1
const SUBSCRIPTIONS_MAX = 100

const seconds = (date: Date): number => Math.floor(date.getTime() / SECOND_MS)

function createClient({ secretKey, api }: StripeSettings): Stripe {
  return new Stripe(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false, ...api })
}

/** Stripe: Checkout, Billing Portal, subscriptions and signed events (3-decisions §4). */
export function createStripePayments(settings: StripeSettings): Payments {
  const stripe = createClient(settings)
  const catalog = createStripeCatalog(stripe, settings.catalog)
  return {
    name: 'stripe',
    ...pagesOf(stripe, catalog),
    ...subscriptionsOf(stripe, catalog),
    ...createStripeChanges({ stripe, catalog, clock: settings.clock }),
    ...createStripeInvoices(stripe, catalog),
    ...eventsOf(stripe, settings),
    syncCatalog: () => reached(catalog.sync),
  }
}

/** Customers and the pages where they pay. */
function pagesOf(
  stripe: Stripe,
  catalog: StripeCatalog,
): Pick<Payments, 'createCustomer' | 'createCheckout' | 'closeCheckout' | 'createPortal'> {
  return {
    createCustomer: ({ ownerId, email }) =>
      reached(async () => {
        const params = { email, preferred_locales: ['es'], metadata: { ownerId } }
        return (await stripe.customers.create(params, { idempotencyKey: `customer-${ownerId}` })).id
      }),
    createCheckout: order =>
      reached(async () => {
        const [price, taxRate] = [await catalog.priceId(order.plan), await catalog.taxRateId()]
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: order.customerId,
            client_reference_id: order.ownerId,
            line_items: [{ price, quantity: 1 }],
            success_url: order.successUrl,
            cancel_url: order.cancelUrl,
            expires_at: seconds(order.expiresAt),
            locale: 'es',
            billing_address_collection: 'required',
            tax_id_collection: { enabled: true },
            customer_update: { address: 'auto', name: 'auto' },
            subscription_data: { default_tax_rates: [taxRate] },
          },
          { idempotencyKey: `checkout-${order.attemptId}` },
        )
        if (!session.url) throw new Error(`checkout ${session.id} has no URL`)
        return { id: session.id, url: session.url }
      }),
    closeCheckout: id =>
      reached(async () => {
        const { status } = await stripe.checkout.sessions.retrieve(id)
        if (status === 'complete') return 'paid'
        if (status === 'expired') return 'closed'
        // Paid in between: Stripe refuses to expire it.
        const closed = await stripe.checkout.sessions.expire(id).catch(() => stripe.checkout.sessions.retrieve(id))
        if (closed.status === 'open') throw new Error(`checkout ${id} cannot be closed`)
        return closed.status === 'complete' ? 'paid' : 'closed'
      }),
    createPortal: (customer, returnUrl, change) =>
      reached(async () => {
        const configuration = await catalog.portalId()
        const flow_data = change && (await confirmationOf(stripe, catalog, change, returnUrl))
        const page = { customer, configuration, return_url: returnUrl, locale: 'es' as const }
        return (await stripe.billingPortal.sessions.create({ ...page, ...(flow_data && { flow_data }) })).url
      }),
  }
}

/** The portal's deep link: one page that confirms this price for this subscription, then leads back to us. */
async function confirmationOf(
  stripe: Stripe,
  catalog: StripeCatalog,
  { subscriptionId, plan }: PlanChange,
  returnUrl: string,
): Promise<Stripe.BillingPortal.SessionCreateParams.FlowData> {
  const [price, subscription] = [await catalog.priceId(plan), await stripe.subscriptions.retrieve(subscriptionId)]
  const item = onlyItem(subscription)
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: { subscription: subscriptionId, items: [{ id: item.id, price, quantity: 1 }] },
    after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
  }
}

function subscriptionsOf(
  stripe: Stripe,
  catalog: StripeCatalog,
): Pick<Payments, 'listSubscriptions' | 'setCancellation' | 'endSubscription'> {
  return {
    listSubscriptions: customer =>
      reached(async () => {
        const params = { customer, status: 'all' as const, limit: SUBSCRIPTIONS_MAX, expand: ['data.schedule'] }
        const found = (await orUndefined(stripe.subscriptions.list(params)))?.data ?? []
        return Promise.all(found.map(async each => toProviderSubscription(each, await scheduledOf(catalog, each))))
      }),
    setCancellation: (id, { cancel, reason }) =>
      reached(async () => {
        const subscription = await stripe.subscriptions.retrieve(id)
        // While a schedule leads it, Stripe lets nobody cancel a subscription.
        if (cancel) await releaseSchedule(stripe, subscription)
        await stripe.subscriptions.update(id, {
          ...(cancel ? { cancel_at_period_end: true } : resumed(subscription)),
          ...(reason && { cancellation_details: { comment: reason } }),
        })
      }),
    endSubscription: id =>
      reached(async () => {
        const found = await orUndefined(stripe.subscriptions.retrieve(id))
        if (!found || found.status === 'canceled' || found.status === 'incomplete_expired') return
        await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })
      }),
  }
}

function eventsOf(
  stripe: Stripe,
  { webhookSecret, clock }: StripeSettings,
): Pick<Payments, 'readEvent' | 'findRefundedSubscription' | 'findDisputed'> {
  return {
    readEvent: (body, signature) => {
      try {
        const now = clock.now().getTime()
        const event = stripe.webhooks.constructEvent(
          body,
          signature ?? '',
          webhookSecret,
          SIGNATURE_TOLERANCE_S,
          undefined,
          now,
        )
        return toPaymentEvent(event)
      } catch (cause) {
        throw new BadSignature('the signature is wrong or too old', { cause })
      }
    },
    findRefundedSubscription: id =>
      reached(async () => {
        const charge = await stripe.charges.retrieve(id)
        const paid = charge.refunded ? await paidBy(stripe, charge) : undefined
        if (!paid) return undefined
        const found = await stripe.subscriptions.retrieve(paid.subscriptionId)
        return found.latest_invoice && idOf(found.latest_invoice) === paid.invoiceId ? found.id : undefined
      }),
    findDisputed: id =>
      reached(async () => {
        const charge = await stripe.charges.retrieve(id)
        const paid = await paidBy(stripe, charge)
        return paid && charge.customer ? { ...paid, customerId: idOf(charge.customer) } : undefined
      }),
  }
}

const idOf = (object: string | { id: string }): string => (typeof object === 'string' ? object : object.id)

/** The invoice that a charge paid, and its subscription; undefined for a charge that paid none. */
async function paidBy(stripe: Stripe, charge: Stripe.Charge) {
  if (!charge.payment_intent) return undefined
  const payment_intent = idOf(charge.payment_intent)
  const payments = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent }, limit: 1 })
  const invoiceId = payments.data[0]?.invoice
  if (!invoiceId) return undefined
  const invoice = await stripe.invoices.retrieve(idOf(invoiceId))
  const subscription = invoice.parent?.subscription_details?.subscription
  return subscription ? { invoiceId: invoice.id, subscriptionId: idOf(subscription) } : undefined
}
