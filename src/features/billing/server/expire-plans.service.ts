import { eachOf } from '#platform/jobs/each-of.ts'
import type { Platform } from '#platform/platform.ts'
import { lockUser } from '#features/identity/server/index.ts'
import { findCustomer } from './provider/customers.store.ts'
import { syncCustomer } from './provider/sync-subscription.service.ts'
import { emitPlanChange } from './subscriptions.changes.ts'
import { endEndedPlan, findSubscription, listEndedPlans } from './subscriptions.store.ts'
import { isPaid } from './subscription.ts'

/** A paid plan ends when the provider says so; a granted one at the end that the operator gave. */
async function endPlan(platform: Platform, ownerId: string): Promise<void> {
  const { db, clock, payments } = platform
  if (payments && isPaid(await findSubscription(db, ownerId))) {
    const customerId = await findCustomer(db, payments.name, ownerId)
    if (customerId) return syncCustomer(platform, customerId)
  }
  await db.transaction().execute(async trx => {
    await lockUser(trx, ownerId)
    const before = await findSubscription(trx, ownerId)
    if (await endEndedPlan(trx, ownerId, clock.now())) await emitPlanChange(platform, trx, { ownerId, before })
  })
}

/** Ends the plans whose end has passed (3-decisions §4). */
export async function expirePlans(platform: Platform): Promise<void> {
  const { db, clock } = platform
  await eachOf(platform, {
    name: 'billing.end-plans',
    pages: page => listEndedPlans(db, clock.now(), page),
    work: ownerId => endPlan(platform, ownerId),
  })
}
