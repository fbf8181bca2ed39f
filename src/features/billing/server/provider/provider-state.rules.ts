import { SECOND_MS } from '#shared/time.ts'
import type { ProviderStatus, ProviderSubscription } from '#platform/payments/payments.ts'
import type { SubscriptionStatus } from '#shared/plan.ts'
import type { ProviderState, Subscription } from '../subscription.ts'

/** The provider's status as ours (3-decisions §4); `null` is not stored. */
export const STATUS_OF: Record<ProviderStatus, SubscriptionStatus | null> = {
  incomplete: null,
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  canceled: 'canceled',
  incomplete_expired: 'canceled',
  unpaid: 'canceled',
  paused: 'canceled',
}

/** They give nothing, and charge again when somebody settles or resumes them. */
const MAY_RETURN: ReadonlySet<ProviderStatus> = new Set(['unpaid', 'paused'])

/** True while the provider charges for it. */
export const isLive = ({ status }: Pick<ProviderSubscription, 'status'>): boolean =>
  STATUS_OF[status] === 'active' || STATUS_OF[status] === 'past_due'

export type Choice = {
  /** Undefined: the provider has nothing that counts, and the present plan stays. */
  chosen: ProviderSubscription | undefined
  /** Beside a live one, all that may still charge: nobody pays twice. */
  superfluous: ProviderSubscription[]
}

const oldestFirst = (a: ProviderSubscription, b: ProviderSubscription): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)

/**
 * Which of a customer's subscriptions is the plan: the oldest live one, otherwise the last that ended. Not counted are
 * those from before a plan that the operator granted, and first payments that never succeeded (decision 0081).
 */
export function chooseSubscription(
  found: readonly ProviderSubscription[],
  before: Pick<Subscription, 'grantedAt' | 'providerSubscriptionId'> | undefined,
): Choice {
  // The provider counts in seconds.
  const since = Math.floor((before?.grantedAt?.getTime() ?? 0) / SECOND_MS) * SECOND_MS
  const counted = found
    .filter(({ createdAt }) => createdAt.getTime() >= since)
    .filter(({ status, id }) => status !== 'incomplete_expired' || id === before?.providerSubscriptionId)
    .filter(({ status }) => STATUS_OF[status] !== null)
    .toSorted(oldestFirst)
  const chosen = counted.find(isLive) ?? counted.at(-1)
  const isRival = (each: ProviderSubscription) => each !== chosen && (isLive(each) || MAY_RETURN.has(each.status))
  return { chosen, superfluous: chosen && isLive(chosen) ? counted.filter(isRival) : [] }
}

export function providerState(
  { id, tier, interval, status: given, currentPeriodEnd, cancelAt, endedAt, scheduled }: ProviderSubscription,
  before: Subscription | undefined,
  now: Date,
): ProviderState {
  const status = STATUS_OF[given] ?? 'canceled'
  const isSame = before?.providerSubscriptionId === id
  // The moment at which we first saw it: the provider does not say since when.
  const pastDueSince = status !== 'past_due' ? null : ((isSame ? before.pastDueSince : null) ?? now)
  const paid = { tier, status, billingInterval: interval, currentPeriodEnd, providerSubscriptionId: id }
  const plan = { ...paid, pastDueSince, scheduledChange: null }
  if (status !== 'canceled') {
    const follows = scheduled && { plan: scheduled.tier, interval: scheduled.interval, from: scheduled.from }
    const scheduledChange = cancelAt === null ? follows : null
    return { ...plan, scheduledChange, subscriptionEndsAt: cancelAt, cancelAtPeriodEnd: cancelAt !== null }
  }
  // `unpaid` and `paused` have no end at the provider: the moment at which we first saw them stays.
  const isSeen = isSame && before.status === 'canceled'
  const subscriptionEndsAt = endedAt ?? (isSeen ? before.subscriptionEndsAt : now)
  return { ...plan, subscriptionEndsAt, cancelAtPeriodEnd: false }
}

/** The fields that an owner sees; equal ones are written and told nobody. */
const seen = (state: ProviderState | Subscription): string =>
  JSON.stringify([
    state.tier,
    state.status,
    state.subscriptionEndsAt,
    state.cancelAtPeriodEnd,
    state.billingInterval,
    state.currentPeriodEnd,
    state.providerSubscriptionId,
    state.pastDueSince,
    state.scheduledChange,
  ])

export const isSameState = (before: Subscription | undefined, after: ProviderState): boolean =>
  before !== undefined && seen(before) === seen(after)

/** True when the provider can never charge for it again. */
export const isEnded = ({ status }: Pick<ProviderSubscription, 'status'>): boolean =>
  status === 'canceled' || status === 'incomplete_expired'
