import type { PaidPlan, ProviderSubscription } from '../payments.ts'
import { holdsFromPeriodEnd, isSamePlan } from '../plan-change.rules.ts'
import type { TestSubscription } from './test-objects.store.ts'

/** The end of a period that begins at this moment. */
export function periodEnd(start: Date, { interval }: PaidPlan): Date {
  const end = new Date(start)
  if (interval === 'monthly') end.setUTCMonth(end.getUTCMonth() + 1)
  else end.setUTCFullYear(end.getUTCFullYear() + 1)
  return end
}

/**
 * What time has done to a subscription: paid periods follow each other, the next one for the plan that was to follow; a
 * cancelled one ends with its period.
 */
export function subscriptionAt(stored: TestSubscription, now: Date): TestSubscription {
  if (stored.endedAt !== null || stored.status !== 'active') return stored
  let end = new Date(stored.periodEnd)
  if (stored.isCancelled && end <= now) return { ...stored, status: 'canceled', endedAt: stored.periodEnd }
  let { plan, scheduled = null } = stored
  while (end <= now) {
    ;[plan, scheduled] = [scheduled ?? plan, null]
    end = periodEnd(end, plan)
  }
  return { ...stored, plan, scheduled, periodEnd: end.toISOString() }
}

/** The button of another plan, pressed now. */
export function changedTo(before: TestSubscription, plan: PaidPlan, now: Date): TestSubscription {
  if (isSamePlan(before.plan, plan)) return { ...before, scheduled: null }
  if (holdsFromPeriodEnd(before.plan, plan)) return { ...before, scheduled: plan, isCancelled: false }
  // Another interval begins a new period today; another plan keeps the period.
  const end = before.plan.interval === plan.interval ? before.periodEnd : periodEnd(now, plan).toISOString()
  return { ...before, plan, scheduled: null, periodEnd: end }
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
