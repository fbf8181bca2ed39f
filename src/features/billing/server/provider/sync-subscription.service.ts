import type { Trx } from '#platform/db/database.ts'
import type { Payments, ProviderSubscription } from '#platform/payments/payments.ts'
import type { Platform } from '#platform/platform.ts'
import { lockUser } from '#features/identity/server/index.ts'
import { findClosing } from './closings.store.ts'
import { deleteCheckout } from './checkouts.store.ts'
import { mailChange } from '../mails/billing.mailing.ts'
import { emitPlanChange } from '../subscriptions.changes.ts'
import { findSubscription, saveProviderState } from '../subscriptions.store.ts'
import * as customers from './customers.store.ts'
import { endSubscriptions } from './close-payments.job.ts'
import { chooseSubscription, isLive, isSameState, providerState } from './provider-state.rules.ts'
import { requirePayments } from './provider.ts'

type Found = { ownerId: string; provider: Payments['name']; ticket: number; found: ProviderSubscription[] }

/**
 * Makes a plan equal to what the provider says now, whatever told us to look: events, the daily job, the owner's own
 * call. The order of events does not matter, and neither does one that comes twice. Does nothing for a customer that is
 * not ours. Throws when the provider cannot be reached (3-decisions §4; decision 0081).
 */
export async function syncCustomer(platform: Platform, customerId: string): Promise<void> {
  const { db, log } = platform
  const payments = requirePayments(platform)
  const ownerId = await customers.findOwnerOfCustomer(db, payments.name, customerId)
  if (!ownerId) return log.warn({ customerId }, 'billing: an unknown customer')
  const ticket = await customers.takeTicket(db)
  const found = await payments.listSubscriptions(customerId)
  const news = { ownerId, provider: payments.name, ticket, found }
  await db.transaction().execute(trx => applyState(platform, trx, news))
}

/** Under the lock of the owner, like every change of a plan; the restaurants are verified in the same transaction. */
async function applyState(platform: Platform, trx: Trx, { ownerId, provider, ticket, found }: Found): Promise<void> {
  const now = platform.clock.now()
  const isThere = await lockUser(trx, ownerId)
  if (!(await customers.claimTicket(trx, provider, ownerId, ticket))) return
  if (!isThere) return endAll(platform, trx, { ownerId, found })
  const before = await findSubscription(trx, ownerId)
  const { chosen, superfluous } = chooseSubscription(found, before)
  if (superfluous.length > 0) await endSuperfluous(platform, trx, ownerId, superfluous)
  if (!chosen) return
  if (isLive(chosen)) await deleteCheckout(trx, ownerId)
  const after = providerState(chosen, before, now)
  if (isSameState(before, after)) return
  await saveProviderState(trx, { ownerId, provider, ...after, now })
  await mailChange(platform, trx, { ownerId, before, after })
  await emitPlanChange(platform, trx, { ownerId, before })
}

/**
 * What was paid for an account that is deleted; while the deletion can be taken back, only what was paid after it.
 */
async function endAll(platform: Platform, trx: Trx, { ownerId, found }: Pick<Found, 'ownerId' | 'found'>) {
  const deletedAt = await findClosing(trx, ownerId)
  const tooMany = found.filter(each => isLive(each) && (!deletedAt || each.createdAt > deletedAt))
  const ids = tooMany.map(({ id }) => id)
  if (ids.length > 0) await platform.jobs.enqueue(trx, endSubscriptions, { ids })
  if (ids.length > 0) platform.log.warn({ ownerId, ids }, 'billing: a deleted account has a subscription; it is ended')
}

/** Two payments of one owner, which checkout prevents: the second is ended, and the operator sees it. */
async function endSuperfluous(platform: Platform, trx: Trx, ownerId: string, found: ProviderSubscription[]) {
  const ids = found.map(({ id }) => id)
  platform.log.error({ ownerId, ids }, 'billing: an owner has more than one subscription; refund the newer ones')
  await platform.jobs.enqueue(trx, endSubscriptions, { ids })
}
