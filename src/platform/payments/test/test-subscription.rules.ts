import type { Catalog, ChangeIntent, PaidPlan, PlanPrice, ProviderSubscription } from '../payments.ts'
import { nextEnd, type Period, prorated, startOf } from '../periods.rules.ts'
import { changeSteps } from '../plan-change.rules.ts'
import type { TestSubscription } from './test-objects.store.ts'

/** A period that began and was paid. */
export type Renewal = { plan: PaidPlan; at: Date }
type Advanced = { subscription: TestSubscription; renewals: Renewal[] }

/** Subscriptions of earlier versions have no anchor: the end of a period is one. */
const anchorOf = ({ anchor, periodEnd }: TestSubscription): Date => new Date(anchor ?? periodEnd)

const periodOf = (stored: TestSubscription): Period => {
  const end = new Date(stored.periodEnd)
  return { start: startOf(anchorOf(stored), stored.plan.interval, end), end }
}

/**
 * What time has done to a subscription: paid periods follow each other, the next one for the plan that was to follow; a
 * cancelled one ends with its period. Another interval counts its periods from its own beginning.
 */
export function advance(stored: TestSubscription, now: Date): Advanced {
  if (stored.endedAt !== null || stored.status !== 'active') return { subscription: stored, renewals: [] }
  let end = new Date(stored.periodEnd)
  if (stored.isCancelled && end <= now)
    return { subscription: { ...stored, status: 'canceled', endedAt: stored.periodEnd }, renewals: [] }
  let { plan, scheduled = null } = stored
  let anchor = anchorOf(stored)
  const renewals: Renewal[] = []
  while (end <= now) {
    if (scheduled && scheduled.interval !== plan.interval) anchor = end
    ;[plan, scheduled] = [scheduled ?? plan, null]
    renewals.push({ plan, at: end })
    end = nextEnd(anchor, plan.interval, end)
  }
  const moved = { plan, scheduled, anchor: anchor.toISOString(), periodEnd: end.toISOString() }
  return { subscription: { ...stored, ...moved }, renewals }
}

export const subscriptionAt = (stored: TestSubscription, now: Date): TestSubscription =>
  advance(stored, now).subscription

/** What one period of a plan costs. */
export function centsOf({ prices }: Catalog, plan: PaidPlan): number {
  const found = prices.find(({ tier, interval }) => tier === plan.tier && interval === plan.interval)
  if (!found) throw new Error(`no price for ${plan.tier}, ${plan.interval}`)
  return found.cents
}

/** What a change costs, by the same rule as the real provider's. */
export function priceOfChange(catalog: Catalog, before: TestSubscription, plan: PaidPlan, at: Date): PlanPrice {
  const prices = {
    before: centsOf(catalog, before.plan),
    after: centsOf(catalog, changeSteps(before.plan, plan).now),
  }
  const period = periodOf(before)
  return { todayCents: prorated(prices, period, at), from: period.end, nextCents: centsOf(catalog, plan) }
}

/** The button of another plan, pressed now. */
export function changedTo(before: TestSubscription, plan: PaidPlan, { resume }: Pick<ChangeIntent, 'resume'>) {
  const { now, next } = changeSteps(before.plan, plan)
  const isCancelled = before.isCancelled && next === null && !resume
  return { ...before, plan: now, scheduled: next, isCancelled }
}

/** As the port answers it. */
export function toProviderSubscription(id: string, stored: TestSubscription, now: Date): ProviderSubscription {
  const { plan, status, createdAt, periodEnd: end, isCancelled, endedAt, scheduled } = subscriptionAt(stored, now)
  return {
    id,
    ...plan,
    status,
    createdAt: new Date(createdAt),
    currentPeriodEnd: new Date(end),
    cancelAt: isCancelled && endedAt === null ? new Date(end) : null,
    endedAt: endedAt === null ? null : new Date(endedAt),
    scheduled: scheduled && endedAt === null ? { ...scheduled, from: new Date(end) } : null,
  }
}
