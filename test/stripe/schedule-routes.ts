import { DAY_S } from '#shared/time.ts'
import { sampleOf } from './check-shape.ts'
import { shapeOf } from './shapes.ts'
import type { Params, StripeRoute } from './stripe-route.ts'
import type { StripeObject, StripeWorld } from './stripe-world.ts'

const schedule = { resource: 'SubscriptionSchedules', object: 'SubscriptionSchedule' }

type AskedPhase = {
  items: { price: string }[]
  start_date?: string
  end_date?: string
  duration?: { interval: string }
}
type Item = { price: { id: string }; current_period_start: number; current_period_end: number }
const MONTH_S = 30 * DAY_S

const phaseOf = (price: string, start_date: number, end_date: number) => ({
  ...(sampleOf(shapeOf('SubscriptionSchedules', 'SubscriptionSchedule.Phase')) as object),
  items: [{ ...(sampleOf(shapeOf('SubscriptionSchedules', 'SubscriptionSchedule.Phase.Item')) as object), price }],
  start_date,
  end_date,
})

function fromSubscription(world: StripeWorld, params: Params): StripeObject | undefined {
  const subscription = world.find('subscriptions', String(params['from_subscription']))
  if (!subscription || subscription['schedule']) return undefined
  const [item] = (subscription['items'] as { data: [Item] }).data
  const present = { start_date: item.current_period_start, end_date: item.current_period_end }
  const made = world.make('schedules', {
    customer: subscription['customer'],
    subscription: subscription.id,
    status: 'active',
    end_behavior: 'release',
    current_phase: present,
    phases: [phaseOf(item.price.id, present.start_date, present.end_date)],
  })
  Object.assign(subscription, { schedule: made.id })
  return made
}

/** The phases as asked; a phase without a beginning follows the one before. */
function setPhases(found: StripeObject, params: Params): StripeObject {
  let end = 0
  const phases = (params['phases'] as AskedPhase[]).map(({ items, start_date, end_date, duration }) => {
    const start = start_date === undefined ? end : Number(start_date)
    end = end_date === undefined ? start + (duration?.interval === 'year' ? 12 : 1) * MONTH_S : Number(end_date)
    return phaseOf(items[0]?.price ?? '', start, end)
  })
  return Object.assign(found, { phases, end_behavior: params['end_behavior'] })
}

function release(world: StripeWorld, found: StripeObject): StripeObject {
  const subscription = world.find('subscriptions', String(found['subscription']))
  if (subscription) Object.assign(subscription, { schedule: null, cancel_at_period_end: false })
  return Object.assign(found, {
    status: 'released',
    subscription: null,
    released_subscription: subscription?.id ?? null,
  })
}

/** What follows the paid period of a subscription. */
export const SCHEDULES: readonly StripeRoute[] = [
  {
    ...schedule,
    method: 'POST',
    path: /^subscription_schedules$/,
    params: 'SubscriptionScheduleCreateParams',
    answer: fromSubscription,
  },
  {
    ...schedule,
    method: 'GET',
    path: /^subscription_schedules\/(\w+)$/,
    params: 'SubscriptionScheduleRetrieveParams',
    answer: (world, _, [id]) => world.find('schedules', id),
  },
  {
    ...schedule,
    method: 'POST',
    path: /^subscription_schedules\/(\w+)\/release$/,
    params: 'SubscriptionScheduleReleaseParams',
    answer: (world, _, [id]) => {
      const found = world.find('schedules', id)
      return found && release(world, found)
    },
  },
  {
    ...schedule,
    method: 'POST',
    path: /^subscription_schedules\/(\w+)$/,
    params: 'SubscriptionScheduleUpdateParams',
    answer: (world, params, [id]) => {
      const found = world.find('schedules', id)
      return found && setPhases(found, params)
    },
  },
]
