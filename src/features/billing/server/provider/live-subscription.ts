import { AppError } from '#shared/app-error.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { Platform } from '#platform/platform.ts'
import { billingErrors } from '../../billing.errors.ts'
import type { AccountAccess } from '../plan-access.ts'
import { findSubscription } from '../subscriptions.store.ts'
import { isPaid, type PaidSubscription } from '../subscription.ts'
import { findCustomer } from './customers.store.ts'
import { requirePayments } from './provider.ts'
import { syncCustomer } from './sync-subscription.service.ts'

export type Live = { payments: Payments; customerId: string; subscription: PaidSubscription }

/** The owner's subscription that the provider charges for; throws 409 `no_subscription` without one, 503. */
export async function requireLive(platform: Platform, { ownerId }: AccountAccess): Promise<Live> {
  const payments = requirePayments(platform)
  const subscription = await findSubscription(platform.db, ownerId)
  const customerId = await findCustomer(platform.db, payments.name, ownerId)
  if (!isPaid(subscription) || subscription.provider !== payments.name || !customerId)
    throw new AppError(billingErrors.noSubscription)
  return { payments, customerId, subscription }
}

/**
 * Takes over what the provider says after a change: our own answer is never the source. When this fails, the event
 * brings it.
 */
export async function takeOver(platform: Platform, { ownerId }: AccountAccess, { customerId }: Live): Promise<void> {
  await syncCustomer(platform, customerId).catch((err: unknown) =>
    platform.log.warn({ err, ownerId }, 'billing: the change is taken over by its event'),
  )
}
