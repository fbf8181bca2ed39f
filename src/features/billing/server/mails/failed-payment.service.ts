import type { Platform } from '#platform/platform.ts'
import { lockUser } from '#features/identity/server/index.ts'
import { isPaid } from '../subscription.ts'
import { findSubscription } from '../subscriptions.store.ts'
import { mailFailedTry } from './billing.mailing.ts'

/** After the event of a failed payment: the plan may have been past due before, and the owner is told of each try. */
export async function mailFailedPayment(platform: Platform, ownerId: string): Promise<void> {
  await platform.db.transaction().execute(async trx => {
    if (!(await lockUser(trx, ownerId))) return
    const plan = await findSubscription(trx, ownerId)
    if (isPaid(plan) && plan.status === 'past_due') await mailFailedTry(platform, trx, ownerId, plan)
  })
}
