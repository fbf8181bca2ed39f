import { DAY_MS } from '#shared/time.ts'
import type { Trx } from '#platform/db/database.ts'
import { mailDay } from '#platform/mail/mail-date.ts'
import { type MailTemplate, sendMail } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { countTeam, findUserById } from '#features/identity/server/index.ts'
import { visibleUntil } from '../../menu-visibility.rules.ts'
import { type BillingInterval, type PaidTier, PLANS, priceOf } from '../../plans.ts'
import { subscriptionTabTexts as texts } from '../../subscription-tab.texts.ts'
import { ownRestaurants, splitByRoom } from '../plan-use.ts'
import type { ProviderState, ScheduledChange, Subscription } from '../subscription.ts'
import { changePlannedMail } from './coming.mail.ts'
import { hasNoticeSince, insertNotice } from './notices.store.ts'
import { cancelledMail, paymentFailedMail, planChangedMail, subscriptionEndedMail } from './subscription.mail.ts'

/** What an owner is told of, each at most once a day: a plan can be cancelled and resumed all day long. */
type Kind = 'payment_failed' | 'plan_changed' | 'cancelled' | 'ended' | `planned_${PaidTier}_${BillingInterval}`

/** Mails a notice to the owner of an account; nobody when it is gone. */
export async function mailOwner<Params>(
  platform: Platform,
  trx: Trx,
  ownerId: string,
  { mail, params }: { mail: MailTemplate<Params>; params: Params },
): Promise<void> {
  const owner = await findUserById(trx, ownerId)
  if (owner) await sendMail(platform, trx, { mail, to: owner.email, params, isNotice: true })
}

type Notice<Params> = { kind: Kind; mail: MailTemplate<Params>; params: Params }

/** Mails a notice unless one of its kind was sent in the last 24 hours; call it under the lock of the owner. */
async function mailOnceADay<Params>(
  platform: Platform,
  trx: Trx,
  ownerId: string,
  { kind, ...order }: Notice<Params>,
): Promise<void> {
  const now = platform.clock.now()
  if (await hasNoticeSince(trx, { ownerId, kind, since: new Date(now.getTime() - DAY_MS) })) return
  await insertNotice(trx, { ownerId, kind, about: now, now })
  await mailOwner(platform, trx, ownerId, order)
}

type PriceState = Pick<Subscription, 'tier' | 'billingInterval' | 'scheduledChange'>
export type PlanChange = { ownerId: string; before: Subscription | undefined; after: ProviderState }

const NO_PLAN = 'Sin plan activo'
const intervalText = (interval: BillingInterval | null): string =>
  interval === null ? '' : interval === 'monthly' ? ', mensual' : ', anual'

/** 'Pro, anual'; a plan that has ended is none. */
const planText = (state: Pick<Subscription, 'tier' | 'billingInterval' | 'status'> | undefined): string =>
  !state || state.status === 'canceled' ? NO_PLAN : PLANS[state.tier].name + intervalText(state.billingInterval)

const priceText = ({ tier, billingInterval }: Pick<ProviderState, 'tier' | 'billingInterval'>): number =>
  priceOf(tier as PaidTier, billingInterval ?? 'monthly')

/** What follows the paid period: the plan that waits, or the present one. */
const nextOf = ({ tier, billingInterval, scheduledChange }: PriceState) => ({
  tier: scheduledChange?.plan ?? (tier as PaidTier),
  interval: scheduledChange?.interval ?? billingInterval ?? 'monthly',
})

/** 'Pro anual, 96 €': what the next period is and costs. */
export function nextText(state: PriceState): string {
  const { tier, interval } = nextOf(state)
  return `${texts.planOf(PLANS[tier].name, interval)}, ${priceOf(tier, interval)} €`
}

/** Active restaurants that a plan has no room for, by name (3-decisions §4). */
async function stopping(platform: Platform, trx: Trx, ownerId: string, { tier, at }: { tier: PaidTier; at: Date }) {
  const all = await platform.services.get(ownRestaurants)(trx, ownerId)
  const names = splitByRoom(all, PLANS[tier].restaurants).stops.map(({ name }) => name)
  return { names, at, visibleUntil: visibleUntil(at, platform.config.lapsedMenuDays) }
}

/** Mails the owner what has changed, in the transaction that changes it; a state that stays mails nothing. */
export async function mailChange(platform: Platform, trx: Trx, change: PlanChange): Promise<void> {
  const { ownerId, before, after } = change
  const now = platform.clock.now()
  if (after.status === 'canceled') {
    // Announced when it was cancelled.
    if (before?.cancelAtPeriodEnd || before?.status === 'canceled') return
    const params = { visibleUntil: visibleUntil(now, platform.config.lapsedMenuDays) }
    return mailOnceADay(platform, trx, ownerId, { kind: 'ended', mail: subscriptionEndedMail, params })
  }
  if (planText(before) !== planText(after)) await mailPlanChanged(platform, trx, change)
  else if (after.scheduledChange && !isSameChange(before?.scheduledChange, after.scheduledChange))
    await mailPlanned(platform, trx, ownerId, after.scheduledChange)
  if (after.status === 'past_due' && before?.status !== 'past_due') await mailFailedTry(platform, trx, ownerId, after)
  if (after.cancelAtPeriodEnd && after.subscriptionEndsAt && !before?.cancelAtPeriodEnd) {
    const endsAt = after.subscriptionEndsAt
    const params = { endsAt, visibleUntil: visibleUntil(endsAt, platform.config.lapsedMenuDays) }
    await mailOnceADay(platform, trx, ownerId, { kind: 'cancelled', mail: cancelledMail, params })
  }
}

const isSameChange = (before: ScheduledChange | null | undefined, after: ScheduledChange): boolean =>
  before?.plan === after.plan && before.interval === after.interval

/** Mails what follows the paid period, each plan at most once a day. */
async function mailPlanned(platform: Platform, trx: Trx, ownerId: string, change: ScheduledChange): Promise<void> {
  const { plan: tier, interval, from } = change
  const params = {
    name: texts.planOf(PLANS[tier].name, interval),
    price: texts.priceOf(priceOf(tier, interval), interval),
    from,
    stops: await stopping(platform, trx, ownerId, { tier, at: from }),
  }
  await mailOnceADay(platform, trx, ownerId, { kind: `planned_${tier}_${interval}`, mail: changePlannedMail, params })
}

/** Mails that a payment has failed: for each try of the provider, which waits longer than a day between two. */
export async function mailFailedTry(
  platform: Platform,
  trx: Trx,
  ownerId: string,
  state: Pick<ProviderState, 'tier' | 'billingInterval' | 'status'>,
): Promise<void> {
  const params = { plan: planText(state), price: priceText(state), at: platform.clock.now() }
  await mailOnceADay(platform, trx, ownerId, { kind: 'payment_failed', mail: paymentFailedMail, params })
}

/** Members of the owner's team for whom a plan has no place. */
const peopleOver = async (trx: Trx, ownerId: string, { tier }: ProviderState): Promise<number> =>
  Math.max(0, (await countTeam(trx, ownerId)) + 1 - PLANS[tier].users)

async function mailPlanChanged(platform: Platform, trx: Trx, { ownerId, before, after }: PlanChange): Promise<void> {
  const { tier, currentPeriodEnd } = after
  const next = nextOf(after)
  const params = {
    name: PLANS[tier].name,
    before: planText(before),
    after: planText(after),
    nextPayment: `${currentPeriodEnd ? `${mailDay(currentPeriodEnd)}, ` : ''}${priceOf(next.tier, next.interval)} €`,
    peopleOver: await peopleOver(trx, ownerId, after),
    stops: await stopping(platform, trx, ownerId, { tier: tier as PaidTier, at: platform.clock.now() }),
  }
  return mailOnceADay(platform, trx, ownerId, { kind: 'plan_changed', mail: planChangedMail, params })
}
