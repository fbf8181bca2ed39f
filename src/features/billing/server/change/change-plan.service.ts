import { AppError } from '#shared/app-error.ts'
import type { AnswerOf, BodyOf } from '#shared/endpoint.ts'
import { PAGES } from '#shared/page-paths.ts'
import { v7 } from '#platform/id/id.ts'
import { isSamePlan } from '#platform/payments/plan-change.rules.ts'
import type { PaidPlan } from '#platform/payments/payments.ts'
import type { Platform } from '#platform/platform.ts'
import { billingErrors } from '../../billing.errors.ts'
import type { changePlan } from '../../plan-change.contract.ts'
import type { AccountAccess } from '../plan-access.ts'
import { type Live, requireLive, takeOver } from '../provider/live-subscription.ts'
import { atProvider } from '../provider/provider.ts'
import type { PaidSubscription } from '../subscription.ts'
import { presentCurrent } from '../subscription.presenter.ts'
import { priceOfPlan } from './preview.service.ts'
import { isHashOf, momentOf } from './slip-hash.ts'

type Body = BodyOf<typeof changePlan>
type Agreed = { plan: PaidPlan; hash: string }

const planOf = ({ tier, billingInterval }: PaidSubscription): PaidPlan => ({
  tier: tier as PaidPlan['tier'],
  interval: billingInterval ?? 'monthly',
})

/** True when this plan is what holds, or what follows: the same button pressed twice changes nothing more. */
function isDone(subscription: PaidSubscription, plan: PaidPlan): boolean {
  const { scheduledChange: next, cancelAtPeriodEnd } = subscription
  if (next) return isSamePlan({ tier: next.plan, interval: next.interval }, plan)
  return isSamePlan(planOf(subscription), plan) && !cancelAtPeriodEnd
}

/**
 * `PUT /subscriptions/plan` (3-decisions §4, 4-beyond §10). With the hash of a slip exactly what stands on it is done;
 * answers the page where the difference is paid, if it must be. Throws 409 `amount_changed` when it would cost another
 * sum by now, half an hour has passed, or only a part of it could be done; 409, 503.
 */
export async function changePlanTo(
  platform: Platform,
  access: AccountAccess,
  { planName, interval, hash }: Body,
): Promise<AnswerOf<typeof changePlan>> {
  const live = await requireLive(platform, access)
  const plan = { tier: planName, interval: interval ?? planOf(live.subscription).interval }
  const change = () =>
    hash === undefined ? changeAtOnce(live, plan) : changeAsAgreed(platform, access, live, { plan, hash })
  const url = await change().catch((error: unknown) => seeWhatWasDone(platform, access, live, { plan, error }))
  if (url === null) await takeOver(platform, access, live)
  return { ...(await presentCurrent(platform, access)), url }
}

/**
 * The provider may have done what it could not answer: nobody is told that nothing was charged before it was asked
 * again.
 * Null when all of it is done. Throws 409 `amount_changed` when a part is, else the error.
 */
async function seeWhatWasDone(
  platform: Platform,
  access: AccountAccess,
  live: Live,
  { plan, error }: { plan: PaidPlan; error: unknown },
): Promise<null> {
  if (!(error instanceof AppError) || error.code !== billingErrors.paymentsUnavailable.code) throw error
  await takeOver(platform, access, live)
  const { subscription: now } = await requireLive(platform, access)
  if (isDone(now, plan)) return null
  if (isSamePlan(planOf(now), planOf(live.subscription))) throw error
  throw new AppError(billingErrors.amountChanged, { cause: error })
}

/** Without a slip. The present plan takes back what was to follow it, and changes nothing else (3-decisions §4). */
async function changeAtOnce({ payments, subscription }: Live, plan: PaidPlan): Promise<null> {
  const { providerSubscriptionId: id, scheduledChange } = subscription
  if (!isSamePlan(planOf(subscription), plan)) await atProvider(() => payments.changePlan(id, plan, { intentId: v7() }))
  else if (scheduledChange) await atProvider(() => payments.keepPlan(id))
  return null
}

async function changeAsAgreed(
  platform: Platform,
  { ownerId }: AccountAccess,
  { payments, customerId, subscription }: Live,
  { plan, hash }: Agreed,
): Promise<string | null> {
  const { config, clock } = platform
  if (isDone(subscription, plan)) return null
  const at = momentOf(hash, clock.now())
  if (!at) throw new AppError(billingErrors.amountChanged)
  const price = await priceOfPlan(payments, subscription, { plan, at })
  if (!isHashOf(config, { ownerId, before: subscription, plan, price, at }, hash))
    throw new AppError(billingErrors.amountChanged)
  const subscriptionId = subscription.providerSubscriptionId
  const intent = { intentId: hash, at, resume: subscription.cancelAtPeriodEnd }
  if (price.todayCents === 0) {
    await atProvider(() => payments.changePlan(subscriptionId, plan, intent))
    return null
  }
  const returnUrl = `${config.publicUrl}${PAGES.plans}&returned=change&plan=${plan.tier}`
  const change = { ...intent, subscriptionId, customerId, plan, cents: price.todayCents, returnUrl }
  return atProvider(() => payments.payChange(change))
}
