import type { BodyOf } from '#shared/endpoint.ts'
import type { Platform } from '#platform/platform.ts'
import type { createPortal, CurrentSubscription } from '../billing.contract.ts'
import { requireOwnUrl } from './checkout/return-url.rules.ts'
import type { AccountAccess } from './plan-access.ts'
import { type Live, requireLive, takeOver } from './provider/live-subscription.ts'
import { atProvider } from './provider/provider.ts'
import { presentCurrent } from './subscription.presenter.ts'

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

/** Asks the provider for a change, then takes over what the provider says. */
async function change(
  platform: Platform,
  access: AccountAccess,
  ask: (live: Live) => Promise<void>,
): Promise<CurrentSubscription> {
  const live = await requireLive(platform, access)
  await atProvider(() => ask(live))
  await takeOver(platform, access, live)
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
