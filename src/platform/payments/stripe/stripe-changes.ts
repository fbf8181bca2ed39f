import type Stripe from 'stripe'
import { SECOND_MS } from '#shared/time.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { v7 } from '#platform/id/id.ts'
import { type ChangeIntent, type PaidPlan, PaymentDeclined, type Payments } from '../payments.ts'
import { nextEnd } from '../periods.rules.ts'
import { changeSteps, isSamePlan } from '../plan-change.rules.ts'
import type { StripeCatalog } from './stripe-catalog.ts'
import { reached } from './stripe-errors.ts'
import { releaseSchedule, scheduledOf, scheduleNext } from './stripe-schedule.ts'
import { planOf } from './stripe-subscription.ts'

type Changes = Pick<Payments, 'priceNew' | 'priceChange' | 'changePlan' | 'payChange' | 'keepPlan'>
type Client = { stripe: Stripe; catalog: StripeCatalog; clock: Clock }
type Raise = ChangeIntent & { plan: PaidPlan; behavior: 'error_if_incomplete' | 'pending_if_incomplete' }

/** The one item of a subscription. */
export function onlyItem({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const item = items.data[0]
  if (!item) throw new Error(`subscription ${id} has no item`)
  return item
}

/** A moment within the paid period: Stripe reckons no difference for another one. */
const within = ({ current_period_start }: Stripe.SubscriptionItem, at: Date): number =>
  Math.max(Math.floor(at.getTime() / SECOND_MS), current_period_start)

/** Lines of a preview that are the difference, and not the next period. */
const isProration = ({ parent }: Stripe.InvoiceLineItem): boolean =>
  parent?.subscription_item_details?.proration === true || parent?.invoice_item_details?.proration === true

/** What changes cost, and making them; all at once or by a schedule (3-decisions §4; decision 0363). */
export function createStripeChanges(client: Client): Changes {
  const { stripe, catalog, clock } = client
  const changePlan = async (id: string, plan: PaidPlan, intent: ChangeIntent): Promise<void> => {
    const subscription = await stripe.subscriptions.retrieve(id, WITH_SCHEDULE)
    const before = planOf(onlyItem(subscription).price)
    const { now, next } = changeSteps(before, plan)
    const isRaised = !isSamePlan(now, before)
    if (isRaised) {
      const raised = () => raise(client, subscription, { ...intent, plan: now, behavior: 'error_if_incomplete' })
      await orElse(raised, () => followAgain(client, subscription))
    }
    if (!next) return isRaised ? undefined : releaseSchedule(stripe, subscription)
    const present = isRaised ? await stripe.subscriptions.retrieve(id) : subscription
    const following = { plan: next, price: await catalog.priceId(next), intentId: intent.intentId }
    if (!isCancelled(present)) return scheduleNext(stripe, present, following)
    // What follows is no end; and a schedule takes over a cancellation.
    await stripe.subscriptions.update(id, resumed(present))
    await orElse(
      () => scheduleNext(stripe, present, following),
      () => cancelAgain(stripe, id),
    )
  }

  return {
    priceNew: plan =>
      reached(async () => {
        await catalog.priceId(plan)
        const cents = catalog.cents(plan)
        return { todayCents: cents, from: nextEnd(clock.now(), plan.interval, clock.now()), nextCents: cents }
      }),
    priceChange: ({ subscriptionId, plan }, at) =>
      reached(async () => {
        const item = onlyItem(await stripe.subscriptions.retrieve(subscriptionId))
        const before = planOf(item.price)
        const { now } = changeSteps(before, plan)
        const todayCents = isSamePlan(now, before) ? 0 : await difference(client, { subscriptionId, item, now, at })
        await catalog.priceId(plan)
        return { todayCents, from: new Date(item.current_period_end * SECOND_MS), nextCents: catalog.cents(plan) }
      }),
    changePlan: (id, plan, intent) => reached(() => changePlan(id, plan, intent)),
    payChange: ({ subscriptionId, plan, ...intent }) =>
      reached(async () => {
        const subscription = await stripe.subscriptions.retrieve(subscriptionId)
        const { now, next } = changeSteps(planOf(onlyItem(subscription).price), plan)
        // Stripe takes a difference that waits for its payment with nothing else beside it; and what was to follow must
        // not be gone when nobody pays.
        if (next || intent.resume || subscription.schedule !== null) {
          await changePlan(subscriptionId, plan, intent)
          return null
        }
        const asked = { ...intent, plan: now, behavior: 'pending_if_incomplete' } as const
        return pageOf(await raise(client, subscription, asked))
      }),
    keepPlan: id => reached(async () => releaseSchedule(stripe, await stripe.subscriptions.retrieve(id))),
  }
}

const WITH_SCHEDULE = { expand: ['schedule'] }

/** Two calls are one change: when the second fails, the first is taken back as well as it can be. */
async function orElse<T>(work: () => Promise<T>, takeBack: () => Promise<unknown>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // What failed is told; the present state is read from Stripe in any case.
    await takeBack().catch(() => undefined)
    throw error
  }
}

/** The plan that was to follow before a larger one was refused. */
async function followAgain({ stripe, catalog }: Client, subscription: Stripe.Subscription): Promise<void> {
  const before = await scheduledOf(catalog, subscription)
  if (!before) return
  const present = await stripe.subscriptions.retrieve(subscription.id)
  await scheduleNext(stripe, present, { plan: before, price: before.price, intentId: v7() })
}

/** A schedule that was begun leads the subscription: it goes first. */
async function cancelAgain(stripe: Stripe, id: string): Promise<void> {
  await releaseSchedule(stripe, await stripe.subscriptions.retrieve(id))
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
}

type Asked = { subscriptionId: string; item: Stripe.SubscriptionItem; now: PaidPlan; at: Date }

/** The sum of the invoice that the change would make now. */
async function difference({ stripe, catalog }: Client, { subscriptionId, item, now, at }: Asked): Promise<number> {
  const preview = await stripe.invoices.createPreview({
    subscription: subscriptionId,
    subscription_details: {
      items: [{ id: item.id, price: await catalog.priceId(now) }],
      proration_behavior: 'always_invoice',
      proration_date: within(item, at),
    },
  })
  return preview.lines.data.filter(isProration).reduce((sum, { amount }) => sum + amount, 0)
}

/** A larger plan at once. Without the money the plan stays as it is; nobody gets a larger one on credit. */
async function raise(
  { stripe, catalog, clock }: Client,
  subscription: Stripe.Subscription,
  { plan, behavior, intentId, at = clock.now(), resume = false }: Raise,
): Promise<Stripe.Subscription> {
  const item = onlyItem(subscription)
  const price = await catalog.priceId(plan)
  await releaseSchedule(stripe, subscription)
  return stripe.subscriptions.update(
    subscription.id,
    {
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice',
      proration_date: within(item, at),
      payment_behavior: behavior,
      expand: ['latest_invoice'],
      ...(resume && isCancelled(subscription) && resumed(subscription)),
    },
    { idempotencyKey: `plan-${intentId}` },
  )
}

const isCancelled = ({ cancel_at_period_end, cancel_at }: Stripe.Subscription): boolean =>
  cancel_at_period_end || cancel_at !== null

/** The portal of newer accounts cancels with a date in place of the flag; a call may not name both. */
export const resumed = ({ cancel_at_period_end }: Stripe.Subscription) =>
  cancel_at_period_end ? ({ cancel_at_period_end: false } as const) : ({ cancel_at: '' } as const)

/** Where an invoice waits for its payment: until then the update is pending, and the present plan goes on. */
function pageOf({ pending_update, latest_invoice: invoice }: Stripe.Subscription): string | null {
  if (pending_update === null) return null
  const url = invoice === null || typeof invoice === 'string' ? null : invoice.hosted_invoice_url
  if (!url) throw new PaymentDeclined('an invoice without a page waits for its payment')
  return url
}
