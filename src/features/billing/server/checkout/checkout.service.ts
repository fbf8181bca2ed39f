import { AppError } from '#shared/app-error.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { v7 } from '#platform/id/id.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { Platform } from '#platform/platform.ts'
import { findUserById, lockUser } from '#features/identity/server/index.ts'
import type { createCheckout } from '../../billing.contract.ts'
import { billingErrors } from '../../billing.errors.ts'
import type { AccountAccess } from '../plan-access.ts'
import { findCustomer, saveCustomer } from '../provider/customers.store.ts'
import { atProvider, requirePayments } from '../provider/provider.ts'
import { syncCustomer } from '../provider/sync-subscription.service.ts'
import { findSubscription } from '../subscriptions.store.ts'
import { isPaid } from '../subscription.ts'
import * as store from './checkouts.store.ts'
import { requireOwnUrl } from './return-url.rules.ts'

const MINUTE_MS = 60_000
/** The provider allows 30 minutes to 24 hours. */
const OPEN_MS = 120 * MINUTE_MS
/** An attempt with less time left is replaced by a new one. */
const REUSED_MS = 40 * MINUTE_MS

type CheckoutCall = { access: AccountAccess; body: BodyOf<typeof createCheckout> }
type Order = { ownerId: string; customerId: string; request: string }

/** The owner's customer at the provider, made when there is none; joined to the owner by this row alone. */
async function customerOf({ db }: Platform, payments: Payments, ownerId: string): Promise<string> {
  const known = await findCustomer(db, payments.name, ownerId)
  if (known) return known
  const user = await findUserById(db, ownerId)
  const made = await atProvider(() => payments.createCustomer({ ownerId, email: user?.email ?? '' }))
  return saveCustomer(db, payments.name, ownerId, made)
}

/**
 * Takes the owner's one checkout: the same request continues the open attempt, so two tabs share one session; another
 * request replaces it. Throws 409 for an owner who pays already.
 */
function beginAttempt(platform: Platform, payments: Payments, { ownerId, request }: Order) {
  const now = platform.clock.now().getTime()
  return platform.db.transaction().execute(async trx => {
    await lockUser(trx, ownerId)
    if (isPaid(await findSubscription(trx, ownerId))) throw new AppError(billingErrors.alreadySubscribed)
    const found = await store.findCheckout(trx, ownerId, true)
    const open = found?.provider === payments.name && found.expiresAt.getTime() > now ? found : undefined
    const isSame = open?.request === request && open.expiresAt.getTime() - now > REUSED_MS
    if (isSame) return { attempt: open, replaced: null }
    const attempt = { id: v7(), provider: payments.name, request, expiresAt: new Date(now + OPEN_MS) }
    await store.replaceCheckout(trx, ownerId, attempt)
    return { attempt: { ...attempt, url: null }, replaced: open?.sessionId ?? null }
  })
}

/** Closes the session of a replaced attempt. Throws 409 when it has been paid: then there is a subscription. */
async function closeReplaced(
  platform: Platform,
  payments: Payments,
  sessionId: string,
  { ownerId, customerId }: Order,
) {
  if ((await atProvider(() => payments.closeCheckout(sessionId))) === 'closed') return
  await store.deleteCheckout(platform.db, ownerId)
  await atProvider(() => syncCustomer(platform, customerId))
  throw new AppError(billingErrors.alreadySubscribed)
}

/**
 * Opens the page where an owner pays for a plan (3-decisions §4). One owner has one open checkout, however many tabs.
 * Nothing is granted here. Throws 400 for URLs of others, 409, 503 when the provider is away.
 */
export async function openCheckout(platform: Platform, { access, body }: CheckoutCall): Promise<{ url: string }> {
  const { publicUrl } = platform.config
  const successUrl = requireOwnUrl('successUrl', body.successUrl, publicUrl)
  const cancelUrl = requireOwnUrl('cancelUrl', body.cancelUrl, publicUrl)
  const payments = requirePayments(platform)
  const { role, ownerId } = access
  if (role === 'admin') throw new AppError(billingErrors.adminNeedsNoPlan)
  const plan = { tier: body.planTier, interval: body.billingInterval }
  const customerId = await customerOf(platform, payments, ownerId)
  const order = { ownerId, customerId, request: JSON.stringify([plan, successUrl, cancelUrl]) }
  const { attempt, replaced } = await beginAttempt(platform, payments, order)
  if (attempt.url) return { url: attempt.url }
  if (replaced) await closeReplaced(platform, payments, replaced, order)
  const { id: attemptId, expiresAt } = attempt
  const made = await atProvider(() =>
    payments.createCheckout({ plan, customerId, ownerId, successUrl, cancelUrl, expiresAt, attemptId }),
  )
  if (await store.completeCheckout(platform.db, ownerId, { id: attemptId, sessionId: made.id, url: made.url }))
    return { url: made.url }
  // Another tab has begun another payment meanwhile: only one of them may stay open.
  await atProvider(() => payments.closeCheckout(made.id))
  throw new AppError(billingErrors.checkoutReplaced)
}
