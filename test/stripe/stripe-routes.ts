import { CATALOG } from './catalog-routes.ts'
import { sampleOf } from './check-shape.ts'
import { shapeOf } from './shapes.ts'
import { listOf, type Params, Refused, type StripeRoute } from './stripe-route.ts'
import { SCHEDULES } from './schedule-routes.ts'
import { INVOICES } from './invoice-routes.ts'
import { itemOf, makeInvoice, makeItem, periodOf, prorationLines } from './stripe-billing.ts'
import type { StripeObject, StripeWorld } from './stripe-world.ts'

const flag = (params: Params, name: string): boolean => params[name] === 'true'

const customers: StripeRoute[] = [
  {
    method: 'POST',
    path: /^customers$/,
    resource: 'Customers',
    params: 'CustomerCreateParams',
    object: 'Customer',
    answer: (world, params) => world.make('customers', { email: params['email'], metadata: params['metadata'] }),
  },
]

const checkout = { resource: 'Checkout/Sessions', object: 'Session' }
const sessions: StripeRoute[] = [
  {
    ...checkout,
    method: 'POST',
    path: /^checkout\/sessions$/,
    params: 'Checkout.SessionCreateParams',
    answer: (world, params) => {
      const [line] = params['line_items'] as { price: string }[]
      const made = world.make('sessions', {
        customer: params['customer'],
        mode: 'subscription',
        status: 'open',
        expires_at: Number(params['expires_at']),
        metadata: { price: line?.price ?? '' },
      })
      return Object.assign(made, { url: `https://checkout.stripe.com/c/pay/${made.id}` })
    },
  },
  {
    ...checkout,
    method: 'GET',
    path: /^checkout\/sessions\/(\w+)$/,
    params: 'Checkout.SessionRetrieveParams',
    answer: (world, _, [id]) => world.find('sessions', id),
  },
  {
    ...checkout,
    method: 'POST',
    path: /^checkout\/sessions\/(\w+)\/expire$/,
    params: 'Checkout.SessionExpireParams',
    answer: (world, _, [id]) => {
      const session = world.find('sessions', id)
      return session?.['status'] === 'open' ? Object.assign(session, { status: 'expired', url: null }) : undefined
    },
  },
  {
    method: 'POST',
    path: /^billing_portal\/sessions$/,
    resource: 'BillingPortal/Sessions',
    params: 'BillingPortal.SessionCreateParams',
    object: 'Session',
    answer: (world, params) => {
      const { customer, configuration, return_url } = params
      const made = world.make('portals', { customer, configuration, return_url })
      return Object.assign(made, { url: `https://billing.stripe.com/p/session/${made.id}` })
    },
  },
]

const subscription = { resource: 'Subscriptions', object: 'Subscription' }
const subscriptions: StripeRoute[] = [
  {
    ...subscription,
    method: 'GET',
    path: /^subscriptions$/,
    params: 'SubscriptionListParams',
    list: true,
    answer: (world, { customer }) => {
      if (!world.find('customers', String(customer))) return undefined
      const found = world.list('subscriptions').filter(each => each['customer'] === customer)
      // As `expand: ['data.schedule']` asks.
      return listOf(found.map(each => ({ ...each, schedule: world.find('schedules', idOf(each['schedule'])) ?? null })))
    },
  },
  {
    ...subscription,
    method: 'GET',
    path: /^subscriptions\/(\w+)$/,
    params: 'SubscriptionRetrieveParams',
    answer: (world, { expand = [] }, [id]) => {
      const found = world.find('subscriptions', id)
      const isExpanded = (expand as string[]).includes('schedule')
      return found && isExpanded
        ? { ...found, schedule: world.find('schedules', idOf(found['schedule'])) ?? null }
        : found
    },
  },
  {
    ...subscription,
    method: 'POST',
    path: /^subscriptions\/(\w+)$/,
    params: 'SubscriptionUpdateParams',
    answer: (world, params, [id]) => {
      const found = world.find('subscriptions', id)
      return found && update(world, found, params)
    },
  },
  {
    ...subscription,
    method: 'DELETE',
    path: /^subscriptions\/(\w+)$/,
    params: 'SubscriptionCancelParams',
    answer: (world, _, [id]) => {
      const found = world.find('subscriptions', id)
      return found && Object.assign(found, { status: 'canceled', ended_at: world.nowS, canceled_at: world.nowS })
    },
  },
]

const idOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function update(world: StripeWorld, found: StripeObject, params: Params): StripeObject {
  // Stripe refuses both while a schedule leads the subscription.
  if (found['schedule'] && ('cancel_at_period_end' in params || 'cancel_at' in params))
    throw new Error('the subscription is managed by a schedule')
  const [asked] = (params['items'] ?? []) as { id: string; price: string }[]
  const price = world.find('prices', asked?.price)
  if (price && !raise(world, found, price, params)) return found
  if ('cancel_at_period_end' in params) {
    const isCancelled = flag(params, 'cancel_at_period_end')
    const { current_period_end: end } = itemOf(found)
    Object.assign(found, { cancel_at_period_end: isCancelled, cancel_at: isCancelled ? end : null })
  }
  if (params['cancel_at'] === '') Object.assign(found, { cancel_at: null })
  return found
}

/**
 * Another price at once, with an invoice for the difference. False: the bank refused it, and the update waits for the
 * payment of the invoice.
 */
function raise(world: StripeWorld, found: StripeObject, price: StripeObject, params: Params): boolean {
  const item = itemOf(found)
  const atS = Number(params['proration_date'] ?? world.nowS)
  const lines = prorationLines(item, price, atS)
  const apply = () => {
    const kept = { start: item.current_period_start, end: item.current_period_end }
    const isSame = JSON.stringify(price['recurring']) === JSON.stringify(item.price['recurring'])
    if (!isSame) Object.assign(found, { billing_cycle_anchor: world.nowS })
    const period = isSame ? kept : periodOf(price, world.nowS, world.nowS)
    Object.assign(found, { pending_update: null })
    Object.assign(found['items'] as object, { data: [makeItem(price, period, item.id)] })
  }
  if (world.refusesCards && params['payment_behavior'] === 'error_if_incomplete')
    throw new Refused(402, { type: 'card_error', code: 'card_declined', message: 'declined' })
  const isRefused = world.refusesCards && params['payment_behavior'] === 'pending_if_incomplete'
  const hosted_invoice_url = isRefused ? 'https://invoice.stripe.com/i/1' : null
  const state = { status: isRefused ? 'open' : 'paid', hosted_invoice_url, ...(isRefused && { amount_paid: 0 }) }
  const latest_invoice = makeInvoice(world, found, lines, state)
  Object.assign(found, { latest_invoice })
  if (!isRefused) apply()
  else {
    const pending = sampleOf(shapeOf('Subscriptions', 'Subscription.PendingUpdate')) as object
    Object.assign(found, { pending_update: { ...pending, expires_at: world.nowS } })
    world.onPaid.set(latest_invoice.id, apply)
  }
  return !isRefused
}

/** The calls of Stripe that the product makes; every other is 404. */
export const ROUTES: readonly StripeRoute[] = [
  ...customers,
  ...sessions,
  ...subscriptions,
  ...SCHEDULES,
  ...CATALOG,
  ...INVOICES,
]
