import { AppError } from '#shared/app-error.ts'
import { DAY_MS, SECOND_MS } from '#shared/time.ts'
import type { PaidPlan, Payments, PlanPrice } from '#platform/payments/payments.ts'
import type { Platform } from '#platform/platform.ts'
import { countTeam } from '#features/identity/server/index.ts'
import { billingErrors } from '../../billing.errors.ts'
import { SLIP_MS } from '../../billing.limits.ts'
import { visibleUntil } from '../../menu-visibility.rules.ts'
import type { PlanPreview } from '../../plan-change.contract.ts'
import { type BillingInterval, type PaidTier, PLANS } from '../../plans.ts'
import type { AccountAccess } from '../plan-access.ts'
import { atProvider, requirePayments } from '../provider/provider.ts'
import { findSubscription } from '../subscriptions.store.ts'
import { isPaid, type Subscription } from '../subscription.ts'
import { ownRestaurants, splitByRoom } from '../plan-use.ts'
import { hashOf } from './slip-hash.ts'

const CENTS = 100
const wholeSecond = (now: Date): Date => new Date(Math.floor(now.getTime() / SECOND_MS) * SECOND_MS)

/** The subscription of the provider that a change would change; undefined: the plan is bought anew. */
const liveId = (payments: Payments, before: Subscription | undefined): string | undefined =>
  isPaid(before) && before.provider === payments.name ? before.providerSubscriptionId : undefined

/** What a plan costs, reckoned for this moment. Throws 409 while a payment is due, 503. */
export async function priceOfPlan(
  payments: Payments,
  before: Subscription | undefined,
  { plan, at }: { plan: PaidPlan; at: Date },
): Promise<PlanPrice> {
  const subscriptionId = liveId(payments, before)
  if (subscriptionId === undefined) return atProvider(() => payments.priceNew(plan))
  if (before?.status === 'past_due') throw new AppError(billingErrors.paymentDue)
  return atProvider(() => payments.priceChange({ subscriptionId, plan }, at))
}

/** `GET /subscriptions/preview`: the slip before a change (EVERY-DAY §7). Throws 409, 503. */
export async function previewChange(
  platform: Platform,
  { role, ownerId }: AccountAccess,
  asked: { plan: PaidTier; interval?: BillingInterval | undefined },
): Promise<PlanPreview> {
  const { db, clock, config, services } = platform
  if (role === 'admin') throw new AppError(billingErrors.adminNeedsNoPlan)
  const payments = requirePayments(platform)
  const before = await findSubscription(db, ownerId)
  const plan = { tier: asked.plan, interval: asked.interval ?? before?.billingInterval ?? 'yearly' }
  const at = wholeSecond(clock.now())
  const price = await priceOfPlan(payments, before, { plan, at })
  const isChange = liveId(payments, before) !== undefined
  const startsAt = isChange ? price.from : at
  const { restaurants: room, users } = PLANS[plan.tier]
  const { stays, stops } = splitByRoom(await services.get(ownRestaurants)(db, ownerId), room)
  const until = visibleUntil(startsAt, config.lapsedMenuDays)?.toISOString() ?? null
  return {
    today: price.todayCents / CENTS,
    days: isChange ? Math.ceil((price.from.getTime() - at.getTime()) / DAY_MS) : 0,
    from: price.from.toISOString(),
    then: price.nextCents / CENTS,
    stays: stays.map(({ id, name }) => ({ id, name })),
    stops: {
      restaurants: stops.map(({ id, name }) => ({ id, name, visibleUntil: until })),
      people: Math.max(0, (await countTeam(db, ownerId)) + 1 - users),
      look: null,
    },
    resumes: isChange && (before?.cancelAtPeriodEnd ?? false),
    expiresAt: new Date(at.getTime() + SLIP_MS).toISOString(),
    hash: hashOf(config, { ownerId, before, plan, price, at }),
  }
}
