import type Stripe from 'stripe'
import { SECOND_MS } from '#shared/time.ts'
import type { PaidPlan, ProviderSubscription } from '../payments.ts'
import type { StripeCatalog } from './stripe-catalog.ts'

/** The plan that follows the paid period: a subscription schedule of two phases, ours or the portal's. */

const idOf = (object: string | { id: string }): string => (typeof object === 'string' ? object : object.id)

/** What follows the present phase; null for a subscription without a schedule, or whose schedule has done its work. */
export async function scheduledOf(
  catalog: StripeCatalog,
  { schedule }: Stripe.Subscription,
): Promise<(NonNullable<ProviderSubscription['scheduled']> & { price: string }) | null> {
  if (schedule === null || typeof schedule === 'string' || schedule.status !== 'active') return null
  const present = schedule.current_phase
  const next = present && schedule.phases.find(({ start_date }) => start_date >= present.end_date)
  const price = next?.items[0]?.price
  if (!next || !price) return null
  const id = idOf(price)
  return { ...(await catalog.planOf(id)), from: new Date(next.start_date * SECOND_MS), price: id }
}

/** Nothing follows any more: the subscription goes on as it is. */
export async function releaseSchedule(stripe: Stripe, { schedule }: Stripe.Subscription): Promise<void> {
  if (schedule !== null) await stripe.subscriptionSchedules.release(idOf(schedule))
}

type Following = { plan: PaidPlan; price: string; intentId: string }

/** The paid period to its end, then this price; after its first period the schedule lets the subscription go. */
export async function scheduleNext(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  { plan, price, intentId }: Following,
): Promise<void> {
  const item = subscription.items.data[0]
  if (!item) throw new Error(`subscription ${subscription.id} has no item`)
  const schedule = subscription.schedule
    ? await stripe.subscriptionSchedules.retrieve(idOf(subscription.schedule))
    : await stripe.subscriptionSchedules.create(
        { from_subscription: subscription.id },
        { idempotencyKey: `schedule-${intentId}` },
      )
  const rates = (subscription.default_tax_rates ?? []).map(({ id }) => id)
  const phase = { ...(rates.length > 0 && { default_tax_rates: rates }), proration_behavior: 'none' as const }
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        ...phase,
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: schedule.current_phase?.start_date ?? item.current_period_start,
        end_date: item.current_period_end,
      },
      {
        ...phase,
        items: [{ price, quantity: 1 }],
        duration: { interval: plan.interval === 'monthly' ? 'month' : 'year', interval_count: 1 },
      },
    ],
  })
}
