import { itemOf, makeInvoice, prorationLines } from './stripe-billing.ts'
import { listOf, type StripeRoute } from './stripe-route.ts'

const invoice = { resource: 'Invoices', object: 'Invoice' }
type Details = { items: { price: string }[]; proration_date?: string }

/** Invoices, what a change would make of them, and which charges were given back. */
export const INVOICES: readonly StripeRoute[] = [
  {
    ...invoice,
    method: 'POST',
    path: /^invoices\/create_preview$/,
    params: 'InvoiceCreatePreviewParams',
    answer: (world, params) => {
      const subscription = world.find('subscriptions', String(params['subscription']))
      const { items, proration_date } = params['subscription_details'] as Details
      const price = world.find('prices', items[0]?.price)
      if (!subscription || !price) return undefined
      const item = itemOf(subscription)
      // As with an interval that stays: the next period stands below the difference.
      const next = { price, amount: Number(price['unit_amount']) }
      const lines = [...prorationLines(item, price, Number(proration_date ?? world.nowS)), next]
      const preview = makeInvoice(world, subscription, lines, { status: 'draft' })
      world.objects.invoices.delete(preview.id)
      return preview
    },
  },
  {
    ...invoice,
    method: 'GET',
    path: /^invoices$/,
    params: 'InvoiceListParams',
    list: true,
    answer: (world, { customer, status, created }) => {
      if (!world.find('customers', String(customer))) return undefined
      const since = Number((created as { gte: string }).gte)
      const found = world.list('invoices').filter(each => each['customer'] === customer && each['status'] === status)
      return listOf(found.filter(each => Number(each['created']) >= since).toReversed())
    },
  },
  {
    ...invoice,
    method: 'GET',
    path: /^invoices\/(\w+)$/,
    params: 'InvoiceRetrieveParams',
    answer: (world, _, [id]) => world.find('invoices', id),
  },
  {
    method: 'GET',
    path: /^charges$/,
    resource: 'Charges',
    params: 'ChargeListParams',
    object: 'Charge',
    list: true,
    answer: (world, { customer }) => listOf(world.list('charges').filter(each => each['customer'] === customer)),
  },
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
]
