import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteCheckout, findCheckout } from './checkouts.store.ts'
import { findCustomer } from './customers.store.ts'
import { isEnded } from './provider-state.rules.ts'
import { requirePayments } from './provider.ts'

type Payload = { ownerId: string; deletedAt: string; checkoutOnly?: boolean }

/**
 * Ends what an owner pays whose account was deleted, and closes the checkout that is still open; tried again until it
 * is done (3-decisions §8).
 */
export const closePayments = defineJob<Payload>('billing.close-payments')

export async function closeAtProvider(
  { db, payments }: Platform,
  { ownerId, deletedAt, checkoutOnly }: Payload,
): Promise<void> {
  if (!payments) return
  const checkout = await findCheckout(db, ownerId)
  if (checkout?.sessionId && checkout.provider === payments.name) await payments.closeCheckout(checkout.sessionId)
  await deleteCheckout(db, ownerId)
  if (checkoutOnly) return
  const customerId = await findCustomer(db, payments.name, ownerId)
  if (!customerId) return
  // A restored account may have paid again since: that stays.
  const before = (await payments.listSubscriptions(customerId)).filter(each => each.createdAt <= new Date(deletedAt))
  for (const each of before) if (!isEnded(each)) await payments.endSubscription(each.id)
}

/** Ends these subscriptions at the provider; tried again until it is done (3-decisions §8). */
export const endSubscriptions = defineJob<{ ids: string[] }>('billing.end-subscriptions')

export async function endAtProvider(platform: Platform, { ids }: { ids: string[] }): Promise<void> {
  const payments = requirePayments(platform)
  for (const id of ids) await payments.endSubscription(id)
}
