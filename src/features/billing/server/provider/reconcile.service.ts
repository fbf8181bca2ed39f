import { eachOf } from '#platform/jobs/each-of.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { findCustomer, listCustomers } from './customers.store.ts'
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

/** Compares one owner's plan with the provider, whose events may have found nobody; tried again until it is done. */
export const reconcileOne = defineJob<{ ownerId: string }>('billing.reconcile-one')

export async function reconcileOwner(platform: Platform, { ownerId }: { ownerId: string }): Promise<void> {
  const { db, payments } = platform
  const customerId = payments && (await findCustomer(db, payments.name, ownerId))
  if (customerId) await syncCustomer(platform, customerId)
}
