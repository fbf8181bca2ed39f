import type { Platform } from '#platform/platform.ts'
import { listCustomers } from './customers.store.ts'
import { syncCustomer } from './sync-subscription.service.ts'

/**
 * Compares every customer with the provider and repairs what events have missed (3-decisions §4). Plans that the
 * operator granted have no customer, or one whose older subscriptions do not count, and are left alone. A failure is
 * logged and does not stop the others.
 */
export async function reconcile(platform: Platform): Promise<void> {
  const { db, log, payments } = platform
  if (!payments) return
  for (const customerId of await listCustomers(db, payments.name))
    await syncCustomer(platform, customerId).catch((err: unknown) =>
      log.error({ err, customerId }, 'billing: a customer could not be compared'),
    )
}
