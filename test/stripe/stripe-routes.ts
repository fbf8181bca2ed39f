import { CATALOG } from './catalog-routes.ts'
import { listOf, type Params, type StripeRoute } from './stripe-route.ts'
import { SCHEDULES } from './schedule-routes.ts'
import { itemOf, type StripeObject, type StripeWorld } from './stripe-world.ts'

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
    answer: (world, _, [id]) => world.find('subscriptions', id),
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
  const [item] = (params['items'] ?? []) as { id: string; price: string }[]
  const price = world.find('prices', item?.price)
  if (item && price) Object.assign(found['items'] as object, { data: [itemOf(world, price, item.id)] })
  if ('cancel_at_period_end' in params) {
    const isCancelled = flag(params, 'cancel_at_period_end')
    const [{ current_period_end: end }] = (found['items'] as { data: [{ current_period_end: number }] }).data
    Object.assign(found, { cancel_at_period_end: isCancelled, cancel_at: isCancelled ? end : null })
  }
  if (params['cancel_at'] === '') Object.assign(found, { cancel_at: null })
  return found
}

const refunds: StripeRoute[] = [
  {
    method: 'GET',
    path: /^charges\/(\w+)$/,
    resource: 'Charges',
    params: 'ChargeRetrieveParams',
    object: 'Charge',
    answer: (world, _, [id]) => world.find('charges', id),
  },
  {
    method: 'GET',
    path: /^invoice_payments$/,
    resource: 'InvoicePayments',
    params: 'InvoicePaymentListParams',
    object: 'InvoicePayment',
    list: true,
    answer: world => listOf(world.list('invoicePayments')),
  },
  {
    method: 'GET',
    path: /^invoices\/(\w+)$/,
    resource: 'Invoices',
    params: 'InvoiceRetrieveParams',
    object: 'Invoice',
    answer: (world, _, [id]) => world.find('invoices', id),
  },
]

/** The calls of Stripe that the product makes; every other is 404. */
export const ROUTES: readonly StripeRoute[] = [
  ...customers,
  ...sessions,
  ...subscriptions,
  ...SCHEDULES,
  ...CATALOG,
  ...refunds,
]
