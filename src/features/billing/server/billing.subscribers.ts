import type { Platform } from '#platform/platform.ts'
import { accountDeleted } from '#features/identity/server/index.ts'
import { closePayments } from './provider/close-payments.job.ts'
import { endPlanOfDeleted } from './subscriptions.store.ts'

/** The plan of a deleted account ends with it and is not restored (3-decisions §8). */
export function subscribeBilling(platform: Platform): void {
  platform.events.on(accountDeleted, async (trx, { ownerId, now }) => {
    await endPlanOfDeleted(trx, ownerId, now)
    await platform.jobs.enqueue(trx, closePayments, { ownerId, deletedAt: now.toISOString() })
  })
}
