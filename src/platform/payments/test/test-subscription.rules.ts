import type { PaidPlan, ProviderSubscription } from '../payments.ts'
import type { TestSubscription } from './test-objects.store.ts'

/** The end of a period that begins at this moment. */
export function periodEnd(start: Date, { interval }: PaidPlan): Date {
  const end = new Date(start)
  if (interval === 'monthly') end.setUTCMonth(end.getUTCMonth() + 1)
  else end.setUTCFullYear(end.getUTCFullYear() + 1)
  return end
}

/** What time has done to a subscription: paid periods follow each other, a cancelled one ends with its period. */
export function subscriptionAt(stored: TestSubscription, now: Date): TestSubscription {
  if (stored.endedAt !== null || stored.status !== 'active') return stored
  let end = new Date(stored.periodEnd)
  if (stored.isCancelled && end <= now) return { ...stored, status: 'canceled', endedAt: stored.periodEnd }
  while (end <= now) end = periodEnd(end, stored.plan)
  return { ...stored, periodEnd: end.toISOString() }
}

/** As the port answers it. */
export function toProviderSubscription(id: string, stored: TestSubscription, now: Date): ProviderSubscription {
  const { plan, status, createdAt, periodEnd: end, isCancelled, endedAt } = subscriptionAt(stored, now)
  return {
    id,
    ...plan,
    status,
    createdAt: new Date(createdAt),
    currentPeriodEnd: new Date(end),
    cancelAt: isCancelled && endedAt === null ? new Date(end) : null,
    endedAt: endedAt === null ? null : new Date(endedAt),
  }
}
