import { Temporal } from 'temporal-polyfill'
import { SECOND_MS } from '#shared/time.ts'
import { sampleOf } from './check-shape.ts'
import { shapeOf } from './shapes.ts'

/** How Stripe counts periods and reckons differences, written without the product's own rules. */

export type StripeObject = Record<string, unknown> & { id: string }
type Kind = 'subscriptions' | 'schedules' | 'prices' | 'invoices'
/** As much of the world as periods and invoices need. */
type StripeWorld = {
  nowS: number
  list(kind: Kind): StripeObject[]
  find(kind: Kind, id: string | undefined): StripeObject | undefined
  make(kind: Kind, fields: Record<string, unknown>): StripeObject
}
export type Item = { id: string; price: StripeObject; current_period_start: number; current_period_end: number }
type Line = { price: StripeObject; amount: number; isProration?: boolean }

export const itemOf = (subscription: StripeObject): Item => (subscription['items'] as { data: [Item] }).data[0]

const isYearly = (price: StripeObject): boolean => (price['recurring'] as { interval: string }).interval === 'year'

/** The end of the period that holds this second; ends are counted from the anchor, in the calendar. */
export function periodOf(price: StripeObject, anchorS: number, atS: number): { start: number; end: number } {
  const anchor = Temporal.Instant.fromEpochMilliseconds(anchorS * SECOND_MS).toZonedDateTimeISO('UTC')
  const boundary = (count: number): number =>
    anchor.add(isYearly(price) ? { years: count } : { months: count }).epochMilliseconds / SECOND_MS
  let count = 1
  while (boundary(count) <= atS) count += 1
  return { start: boundary(count - 1), end: boundary(count) }
}

/** The one item of a subscription. */
export function makeItem(price: StripeObject, period: { start: number; end: number }, id = 'si_1'): unknown {
  const sample = sampleOf(shapeOf('SubscriptionItems', 'SubscriptionItem')) as object
  return { ...sample, id, price, quantity: 1, current_period_start: period.start, current_period_end: period.end }
}

function lineOf(world: StripeWorld, { price, amount, isProration = false }: Line): unknown {
  const sample = sampleOf(shapeOf('InvoiceLineItems', 'InvoiceLineItem')) as object
  const details = { invoice_item: null, proration: isProration, proration_details: null, subscription: null }
  return {
    ...sample,
    id: `il_${world.list('invoices').length}`,
    amount,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: { ...details, subscription_item: 'si_1' },
    },
    pricing: { type: 'price_details', price_details: { price: price.id, product: 'prod' }, unit_amount_decimal: null },
  }
}

/** An invoice of a subscription; a preview is not kept. */
export function makeInvoice(world: StripeWorld, subscription: StripeObject, lines: Line[], fields = {}): StripeObject {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const number = world.list('invoices').length + 1
  return world.make('invoices', {
    customer: subscription['customer'],
    currency: 'eur',
    status: 'paid',
    number: `F-${number}`,
    amount_paid: total,
    total,
    invoice_pdf: `https://pay.stripe.com/invoice/${number}/pdf`,
    lines: { object: 'list', data: lines.map(line => lineOf(world, line)), has_more: false, url: '/v1/lines' },
    status_transitions: {
      finalized_at: world.nowS,
      marked_uncollectible_at: null,
      paid_at: world.nowS,
      voided_at: null,
    },
    ...fields,
  })
}

/** The two lines of a change within a period: what is left of each price, each rounded to the cent. */
export function prorationLines(item: Item, price: StripeObject, atS: number): Line[] {
  const { current_period_start: start, current_period_end: end } = item
  if (atS < start || atS > end) throw new Error('proration_date is outside the current period')
  const left = (of: StripeObject) => Math.round((Number(of['unit_amount']) * (end - atS)) / (end - start))
  return [
    { price: item.price, amount: -left(item.price), isProration: true },
    { price, amount: left(price), isProration: true },
  ]
}

type Phase = { items: { price: string }[]; start_date: number; end_date: number }

/** What time has done: periods follow each other and are paid, and what was to follow has begun. */
export function rollForward(world: StripeWorld): void {
  for (const subscription of world.list('subscriptions')) while (renew(world, subscription));
}

function renew(world: StripeWorld, subscription: StripeObject): boolean {
  const { price: before, current_period_end: end, id } = itemOf(subscription)
  if (subscription['status'] !== 'active' || end > world.nowS) return false
  if (subscription['cancel_at_period_end']) {
    Object.assign(subscription, { status: 'canceled', ended_at: end })
    return false
  }
  const schedule = world.find('schedules', subscription['schedule'] as string | undefined)
  const next = (schedule?.['phases'] as Phase[] | undefined)?.find(({ start_date }) => start_date === end)
  const price = world.find('prices', next?.items[0]?.price) ?? before
  // Another interval is counted from its own beginning.
  if (isYearly(price) !== isYearly(before)) Object.assign(subscription, { billing_cycle_anchor: end })
  if (schedule && next) Object.assign(schedule, { current_phase: { start_date: end, end_date: next.end_date } })
  const period = periodOf(price, Number(subscription['billing_cycle_anchor']), end)
  Object.assign(subscription['items'] as object, { data: [makeItem(price, period, id)] })
  makeInvoice(world, subscription, [{ price, amount: Number(price['unit_amount']) }], { created: end })
  return true
}
