import { MINUTE_MS } from '#shared/time.ts'
import { AppError } from '#shared/app-error.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { v7 } from '#platform/id/id.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { Platform } from '#platform/platform.ts'
import { findUserById, type Actor } from '#features/identity/server/index.ts'
import type { createCheckout } from '../../billing.contract.ts'
import { billingErrors } from '../../billing.errors.ts'
import { type AccountAccess, beginAccountWrite } from '../plan-access.ts'
import { findCustomer, saveCustomer } from '../provider/customers.store.ts'
import { atProvider, requirePayments } from '../provider/provider.ts'
import { syncCustomer } from '../provider/sync-subscription.service.ts'
import { findSubscription } from '../subscriptions.store.ts'
import { isPaid } from '../subscription.ts'
import * as store from '../provider/checkouts.store.ts'
import { requireOwnUrl } from './return-url.rules.ts'

/** The provider allows 30 minutes to 24 hours. */
const OPEN_MS = 120 * MINUTE_MS
/** An attempt with less time left is replaced by a new one. */
const REUSED_MS = 40 * MINUTE_MS

type CheckoutCall = { actor: Actor; access: AccountAccess; body: BodyOf<typeof createCheckout> }
type Order = { actor: Actor; ownerId: string; customerId: string; request: string }
type Replaced = { id: string; sessionId: string }
type Attempt = { id: string; url: string | null; expiresAt: Date }

/** The owner's customer at the provider, made when there is none; joined to the owner by this row alone. */
async function customerOf({ db }: Platform, payments: Payments, ownerId: string): Promise<string> {
  const known = await findCustomer(db, payments.name, ownerId)
  if (known) return known
  const user = await findUserById(db, ownerId)
  const made = await atProvider(() => payments.createCustomer({ ownerId, email: user?.email ?? '' }))
  return saveCustomer(db, payments.name, ownerId, made)
}

/** Also an owner whose plan has ended may pay. */
const always = (): void => undefined

/**
 * Takes the owner's one checkout: the same request continues the open attempt, so two tabs share one session. Another
 * request answers the session that must be closed first; until then the row keeps it, and nobody continues it. Throws
 * 401 when the session or the account has ended meanwhile, 409 for an owner who pays already.
 */
function beginAttempt(
  platform: Platform,
  { name: provider }: Payments,
  { actor, ownerId, request }: Order,
): Promise<{ attempt: Attempt } | { replaced: Replaced }> {
  return platform.db.transaction().execute(async trx => {
    const { now: date } = await beginAccountWrite(platform, trx, { actor }, always)
    const now = date.getTime()
    if (isPaid(await findSubscription(trx, ownerId))) throw new AppError(billingErrors.alreadySubscribed)
    const found = await store.findCheckout(trx, ownerId, true)
    const open = found?.provider === provider && found.expiresAt.getTime() > now ? found : undefined
    if (open?.request === request && open.expiresAt.getTime() - now > REUSED_MS) return { attempt: open }
    if (open?.sessionId) {
      await store.retireCheckout(trx, ownerId)
      return { replaced: { id: open.id, sessionId: open.sessionId } }
    }
    const attempt = { id: v7(), provider, request, expiresAt: new Date(now + OPEN_MS) }
    await store.replaceCheckout(trx, ownerId, attempt)
    return { attempt: { ...attempt, url: null } }
  })
}

/**
 * Closes the session that another request replaces. Throws 409 when it has been paid: then there is a subscription; 503
 * when the provider is away: the next try closes it.
 */
async function closeReplaced(platform: Platform, payments: Payments, { id, sessionId }: Replaced, order: Order) {
  const { ownerId, customerId } = order
  const end = await atProvider(() => payments.closeCheckout(sessionId))
  if (end === 'paid') await atProvider(() => syncCustomer(platform, customerId))
  await store.deleteAttempt(platform.db, ownerId, id)
  if (end === 'paid') throw new AppError(billingErrors.alreadySubscribed)
}

async function takeAttempt(platform: Platform, payments: Payments, order: Order): Promise<Attempt> {
  const begun = await beginAttempt(platform, payments, order)
  if ('attempt' in begun) return begun.attempt
  await closeReplaced(platform, payments, begun.replaced, order)
  return takeAttempt(platform, payments, order)
}

/**
 * Opens the page where an owner pays for a plan (3-decisions §4). One owner has one open checkout, however many tabs.
 * Nothing is granted here. Throws 400 for URLs of others, 401, 409, 503 when the provider is away.
 */
export async function openCheckout(
  platform: Platform,
  { actor, access, body }: CheckoutCall,
): Promise<{ url: string }> {
  const { publicUrl } = platform.config
  const successUrl = requireOwnUrl('successUrl', body.successUrl, publicUrl)
  const cancelUrl = requireOwnUrl('cancelUrl', body.cancelUrl, publicUrl)
  const payments = requirePayments(platform)
  const { role, ownerId } = access
  if (role === 'admin') throw new AppError(billingErrors.adminNeedsNoPlan)
  const plan = { tier: body.planTier, interval: body.billingInterval }
  const customerId = await customerOf(platform, payments, ownerId)
  const order = { actor, ownerId, customerId, request: JSON.stringify([plan, successUrl, cancelUrl]) }
  const attempt = await takeAttempt(platform, payments, order)
  if (attempt.url) return { url: attempt.url }
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
