import { sampleOf } from './check-shape.ts'
import { shapeOf } from './shapes.ts'
import { makeInvoice, makeItem, periodOf, type StripeObject } from './stripe-billing.ts'

export type { StripeObject }

type Kind =
  | 'customers'
  | 'sessions'
  | 'portals'
  | 'configurations'
  | 'subscriptions'
  | 'products'
  | 'prices'
  | 'taxRates'
  | 'charges'
  | 'invoices'
  | 'invoicePayments'
  | 'schedules'

const TYPES: Record<Kind, [resource: string, name: string, prefix: string]> = {
  customers: ['Customers', 'Customer', 'cus'],
  sessions: ['Checkout/Sessions', 'Session', 'cs'],
  portals: ['BillingPortal/Sessions', 'Session', 'bps'],
  configurations: ['BillingPortal/Configurations', 'Configuration', 'bpc'],
  subscriptions: ['Subscriptions', 'Subscription', 'sub'],
  products: ['Products', 'Product', 'prod'],
  prices: ['Prices', 'Price', 'price'],
  taxRates: ['TaxRates', 'TaxRate', 'txr'],
  charges: ['Charges', 'Charge', 'ch'],
  invoices: ['Invoices', 'Invoice', 'in'],
  schedules: ['SubscriptionSchedules', 'SubscriptionSchedule', 'sub_sched'],
  invoicePayments: ['InvoicePayments', 'InvoicePayment', 'inpay'],
}

/** What the server remembers. Its time stands still until a test moves it, in seconds. */
export function createStripeWorld() {
  const objects = Object.fromEntries(Object.keys(TYPES).map(kind => [kind, new Map()])) as Record<
    Kind,
    Map<string, StripeObject>
  >
  let number = 0
  const world = {
    nowS: 1_804_000_000,
    objects,
    /** True: the bank refuses every difference. */
    refusesCards: false,
    /** What the payment of an invoice does. */
    onPaid: new Map<string, () => void>(),
    /** What a person does on the page of an invoice. */
    payInvoice: (id: string): void => {
      const invoice = objects.invoices.get(id)
      Object.assign(invoice ?? {}, { status: 'paid', amount_paid: invoice?.['total'] })
      world.onPaid.get(id)?.()
    },
    list: (kind: Kind) => [...objects[kind].values()],
    find: (kind: Kind, id: string | undefined) => (id === undefined ? undefined : objects[kind].get(id)),
    /** A new object: the smallest of its type, with these fields. */
    make: (kind: Kind, fields: Record<string, unknown>): StripeObject => {
      const [resource, name, prefix] = TYPES[kind]
      number += 1
      const sample = sampleOf(shapeOf(resource, name)) as StripeObject
      const made = {
        ...sample,
        id: `${prefix}_${number}`,
        ...('created' in sample && { created: world.nowS }),
        ...fields,
      }
      objects[kind].set(made.id, made)
      return made
    },
    /** What a person does on the checkout page: a subscription for its price, and the session is complete. */
    pay: (sessionId: string): StripeObject => {
      const session = world.find('sessions', sessionId)
      if (session?.['status'] !== 'open') throw new Error(`${sessionId} is not open`)
      const subscription = subscribe(world, session)
      Object.assign(session, { status: 'complete', url: null, subscription: subscription.id })
      return subscription
    },
  }
  return world
}
export type StripeWorld = ReturnType<typeof createStripeWorld>

/** The price of the session is in its metadata, where `stripe-routes.ts` kept it: an answer has no line items. */
function subscribe(world: StripeWorld, session: StripeObject): StripeObject {
  const price = world.find('prices', (session['metadata'] as Record<string, string>)['price'])
  if (!price) throw new Error('no price')
  const period = periodOf(price, world.nowS, world.nowS)
  const items = { object: 'list', data: [makeItem(price, period)], has_more: false, url: '/v1/subscription_items' }
  const made = world.make('subscriptions', {
    customer: session['customer'],
    status: 'active',
    currency: 'eur',
    billing_cycle_anchor: world.nowS,
    items,
  })
  makeInvoice(world, made, [{ price, amount: Number(price['unit_amount']) }])
  return made
}
