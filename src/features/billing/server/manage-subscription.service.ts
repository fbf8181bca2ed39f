import { AppError } from '#shared/app-error.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { v7 } from '#platform/id/id.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { Platform } from '#platform/platform.ts'
import type { createPortal, CurrentSubscription } from '../billing.contract.ts'
import { billingErrors } from '../billing.errors.ts'
import type { PaidTier } from '../plans.ts'
import { requireOwnUrl } from './checkout/return-url.rules.ts'
import type { AccountAccess } from './plan-access.ts'
import { findCustomer } from './provider/customers.store.ts'
import { atProvider, requirePayments } from './provider/provider.ts'
import { syncCustomer } from './provider/sync-subscription.service.ts'
import { presentCurrent } from './subscription.presenter.ts'
import { findSubscription } from './subscriptions.store.ts'
import { isPaid, type PaidSubscription } from './subscription.ts'

type Live = { payments: Payments; customerId: string; subscription: PaidSubscription }

/** The owner's subscription that the provider charges for; throws 409 `no_subscription` without one, 503. */
async function requireLive(platform: Platform, { ownerId }: AccountAccess): Promise<Live> {
  const payments = requirePayments(platform)
  const subscription = await findSubscription(platform.db, ownerId)
  const customerId = await findCustomer(platform.db, payments.name, ownerId)
  if (!isPaid(subscription) || subscription.provider !== payments.name || !customerId)
    throw new AppError(billingErrors.noSubscription)
  return { payments, customerId, subscription }
}

/**
 * Opens the provider's page with invoices, card and plan; with plan and interval the page that confirms this change.
 * Nothing is changed while a payment is due, and nobody confirms what they have: both lead to the whole page
 * (3-decisions §4).
 */
export async function openPortal(
  platform: Platform,
  access: AccountAccess,
  { returnUrl, planTier: tier, billingInterval: interval }: BodyOf<typeof createPortal>,
): Promise<{ url: string }> {
  const url = requireOwnUrl('returnUrl', returnUrl, platform.config.publicUrl)
  const { payments, customerId, subscription } = await requireLive(platform, access)
  const isOther = tier !== subscription.tier || interval !== subscription.billingInterval
  const change =
    tier && interval && isOther && subscription.status === 'active'
      ? { subscriptionId: subscription.providerSubscriptionId, plan: { tier, interval } }
      : undefined
  return { url: await atProvider(() => payments.createPortal(customerId, url, change)) }
}

/**
 * Asks the provider for a change, then takes over what the provider says: our own answer is never the source. When only
 * the second step fails, the event brings it.
 */
async function change(
  platform: Platform,
  access: AccountAccess,
  ask: (live: Live) => Promise<void>,
): Promise<CurrentSubscription> {
  const live = await requireLive(platform, access)
  await atProvider(() => ask(live))
  await syncCustomer(platform, live.customerId).catch((err: unknown) =>
    platform.log.warn({ err, ownerId: access.ownerId }, 'billing: the change is taken over by its event'),
  )
  return presentCurrent(platform, access)
}

/** Ends the subscription with the paid period; until then nothing changes (3-decisions §4). */
export const cancelAtPeriodEnd = (platform: Platform, access: AccountAccess, reason?: string) =>
  change(platform, access, ({ payments, subscription }) =>
    payments.setCancellation(subscription.providerSubscriptionId, { cancel: true, reason }),
  )

/** Takes a cancellation back. */
export const resume = (platform: Platform, access: AccountAccess) =>
  change(platform, access, async ({ payments, subscription }) => {
    if (subscription.cancelAtPeriodEnd)
      await payments.setCancellation(subscription.providerSubscriptionId, { cancel: false })
  })

/** Takes back the change that was to follow the paid period; without one nothing changes (3-decisions §4). */
export const keepPlan = (platform: Platform, access: AccountAccess) =>
  change(platform, access, async ({ payments, subscription }) => {
    if (subscription.scheduledChange) await payments.keepPlan(subscription.providerSubscriptionId)
  })

/**
 * Asks for another plan with the same interval: a larger one holds at once, a smaller one from the end of what is paid.
 * The present plan takes back what was to follow it, and changes nothing else (3-decisions §4).
 */
export const changePlanTo = (platform: Platform, access: AccountAccess, tier: PaidTier) =>
  change(platform, access, async ({ payments, subscription }) => {
    if (subscription.tier === tier) {
      if (subscription.scheduledChange) await payments.keepPlan(subscription.providerSubscriptionId)
      return
    }
    const plan = { tier, interval: subscription.billingInterval ?? 'monthly' }
    await payments.changePlan(subscription.providerSubscriptionId, plan, v7())
  })
