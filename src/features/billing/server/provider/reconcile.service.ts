import { eachOf } from '#platform/jobs/each-of.ts'
import type { Platform } from '#platform/platform.ts'
import { listCustomers } from './customers.store.ts'
import { syncCustomer } from './sync-subscription.service.ts'

/**
 * Compares every customer with the provider and repairs what events have missed (3-decisions §4). Plans that the
 * operator granted have no customer, or one whose older subscriptions do not count, and are left alone.
 */
export async function reconcile(platform: Platform): Promise<void> {
  const { db, payments } = platform
  if (!payments) return
  await eachOf(platform, {
    name: 'billing.reconcile',
    pages: page => listCustomers(db, payments.name, page),
    work: ({ customerId }) => syncCustomer(platform, customerId),
  })
}
