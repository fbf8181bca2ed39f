import { DAY_MS } from '#shared/time.ts'
import { eachOf } from '#platform/jobs/each-of.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { Platform } from '#platform/platform.ts'
import { lockUser } from '#features/identity/server/index.ts'
import { PAST_DUE_DAYS } from '../billing.limits.ts'
import { isPastDueTooLong } from '../billing.rules.ts'
import { findCustomer } from './provider/customers.store.ts'
import { syncCustomer } from './provider/sync-subscription.service.ts'
import { emitPlanChange } from './subscriptions.changes.ts'
import { endEndedPlan, findSubscription, listEndedPlans } from './subscriptions.store.ts'
import { isPaid } from './subscription.ts'

type Paid = { payments: Payments; ownerId: string; customerId: string }

/** The provider first: it may have been paid a moment ago. */
async function endPaid(platform: Platform, { payments, ownerId, customerId }: Paid): Promise<void> {
  await syncCustomer(platform, customerId)
  const plan = await findSubscription(platform.db, ownerId)
  if (!isPaid(plan) || !isPastDueTooLong(plan, platform.clock.now())) return
  await payments.endSubscription(plan.providerSubscriptionId)
  await syncCustomer(platform, customerId)
}

/**
 * A paid plan ends when the provider says so, which is asked to end one whose payment is due for 30 days; a granted one
 * at the end that the operator gave.
 */
async function endPlan(platform: Platform, ownerId: string): Promise<void> {
  const { db, clock, payments } = platform
  const plan = await findSubscription(db, ownerId)
  if (payments && isPaid(plan)) {
    const customerId = await findCustomer(db, payments.name, ownerId)
    if (customerId) return endPaid(platform, { payments, ownerId, customerId })
  }
  await db.transaction().execute(async trx => {
    await lockUser(trx, ownerId)
    const before = await findSubscription(trx, ownerId)
    if (await endEndedPlan(trx, ownerId, clock.now())) await emitPlanChange(platform, trx, { ownerId, before })
  })
}

const timesAt = (now: Date) => ({ now, dueBefore: new Date(now.getTime() - PAST_DUE_DAYS * DAY_MS) })

/** Ends the plans whose end has passed, and takes over those that follow what was paid (3-decisions §4). */
export async function expirePlans(platform: Platform): Promise<void> {
  const { db, clock } = platform
  await eachOf(platform, {
    name: 'billing.end-plans',
    pages: page => listEndedPlans(db, timesAt(clock.now()), page),
    work: ownerId => endPlan(platform, ownerId),
  })
}
