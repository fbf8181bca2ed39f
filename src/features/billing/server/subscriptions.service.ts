import type { SubscriptionStatus, Tier } from '#shared/plan.ts'
import type { Db } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { findUserByEmail, lockUser } from '#features/identity/server/index.ts'
import { normalizeEmail } from '#features/identity/email.rules.ts'
import { trialEnd } from '../billing.rules.ts'
import { endSubscriptions } from './provider/close-payments.job.ts'
import { findUsedTrial } from './trials/used-trials.store.ts'
import { hmacsOfTrial, usedTrialsSince } from './trials/used-trials.ts'
import { emitPlanChange } from './subscriptions.changes.ts'
import { detachProvider, findSubscription, saveSubscription } from './subscriptions.store.ts'
import { isPaid } from './subscription.ts'

/**
 * Starts the 30-day trial of a new owner, in the transaction that creates the account, and answers its end. Within a
 * year of the deletion of an account with this email, the earlier trial goes on or is over (3-decisions §2).
 */
export async function startTrial(
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  trx: Db,
  { ownerId, email }: { ownerId: string; email: string },
): Promise<Date> {
  const now = clock.now()
  const earlier = await findUsedTrial(trx, hmacsOfTrial(config, email), usedTrialsSince(now))
  const trialEndsAt = earlier ?? trialEnd(now)
  const state = { tier: 'trial', status: 'trialing', trialEndsAt, subscriptionEndsAt: null } as const
  await saveSubscription(trx, ownerId, state, now)
  return trialEndsAt
}

export type Grant = {
  email: string
  tier: Tier
  status: SubscriptionStatus
  trialEndsAt: Date | null
  subscriptionEndsAt: Date | null
}

/**
 * Grants, extends or ends a plan for the operator (3-decisions §9). The end of a trial stays when none is given, and is
 * in 30 days when there was none. The end of a plan is what is given: without one, the plan has no end. What the owner
 * paid for until now is ended at the provider. False when there is no such owner.
 */
export async function grantSubscription(platform: Platform, grant: Grant): Promise<boolean> {
  const now = platform.clock.now()
  const user = await findUserByEmail(platform.db, normalizeEmail(grant.email))
  if (user?.role !== 'owner') return false
  await platform.db.transaction().execute(async trx => {
    await lockUser(trx, user.id)
    const before = await findSubscription(trx, user.id)
    const trialEndsAt = grant.trialEndsAt ?? before?.trialEndsAt ?? (grant.status === 'trialing' ? trialEnd(now) : null)
    const { tier, status } = grant
    await saveSubscription(
      trx,
      user.id,
      { tier, status, trialEndsAt, subscriptionEndsAt: grant.subscriptionEndsAt },
      now,
    )
    await detachProvider(trx, user.id, now)
    if (isPaid(before)) await platform.jobs.enqueue(trx, endSubscriptions, { ids: [before.providerSubscriptionId] })
    await emitPlanChange(platform, trx, { ownerId: user.id, before })
  })
  return true
}
