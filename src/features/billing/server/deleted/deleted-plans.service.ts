import { HOUR_MS, HOUR_S } from '#shared/time.ts'
import type { Tier } from '#shared/plan.ts'
import type { Trx } from '#platform/db/database.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { isEntitled } from '../../billing.rules.ts'
import { UNDO_HOURS } from '#features/identity/identity.limits.ts'
import { findUserById } from '#features/identity/server/index.ts'
import * as closings from '../provider/closings.store.ts'
import { closePayments } from '../provider/close-payments.job.ts'
import { reconcileOne } from '../provider/reconcile.service.ts'
import { emitPlanChange } from '../subscriptions.changes.ts'
import { findSubscription } from '../subscriptions.store.ts'
import { keepUsedTrial } from '../trials/used-trials.store.ts'
import { hmacsOfTrial } from '../trials/used-trials.ts'
import * as store from './deleted-plans.store.ts'

const PLAN = 'billing'
const PAGE = 100

/**
 * Runs when a deletion can no longer be taken back: until the next full hour the provider might charge once more. What
 * it leaves, because the clocks of two machines differ, the hourly run takes.
 */
export const closeDeletedInTime = defineJob('billing.close-deleted')

/** Whoever deletes an account and registers again has had their trial: all that is kept is the HMAC of the email. */
async function rememberTrial(platform: Platform, trx: Trx, ownerId: string, now: Date): Promise<void> {
  const owner = await findUserById(trx, ownerId)
  if (owner) await rememberTrialOf(platform, trx, { ownerId, email: owner.email, now })
}

/** The same of an email that an account gives up for another one: it begins no new trial for a year (decision 0358). */
export async function rememberTrialOf(
  { config }: Platform,
  trx: Trx,
  { ownerId, email, now }: { ownerId: string; email: string; now: Date },
): Promise<void> {
  const trialEndsAt = (await findSubscription(trx, ownerId))?.trialEndsAt
  if (!trialEndsAt) return
  const [emailHmac] = hmacsOfTrial(config, email)
  await keepUsedTrial(trx, { emailHmac, trialEndsAt, now })
}

type Deleted = { ownerId: string; now: Date; ended: Record<string, unknown> }

/**
 * The plan of a deleted account ends with it, and a checkout that is open is closed; what is paid goes on at the
 * provider for the day on which the deletion can be taken back (3-decisions §8).
 */
export async function endWithAccount(platform: Platform, trx: Trx, { ownerId, now, ended }: Deleted): Promise<void> {
  await rememberTrial(platform, trx, ownerId, now)
  ended[PLAN] = await store.endPlan(trx, ownerId, now)
  await closings.replaceClosing(trx, ownerId, now)
  const deletedAt = now.toISOString()
  await platform.jobs.enqueue(trx, closePayments, { ownerId, deletedAt, checkoutOnly: true })
  await platform.jobs.enqueue(trx, closeDeletedInTime, {}, { afterSeconds: UNDO_HOURS * HOUR_S })
}

/**
 * Nothing ends at the provider. False when the job that ends it was faster, on a machine whose clock is ahead: then it
 * is too late to take the deletion back.
 */
export const keepPayments = (trx: Trx, ownerId: string): Promise<boolean> => closings.deleteClosing(trx, ownerId)

/** The plan is again what it was, and then what the provider says by now: its events of the day were for nobody. */
export async function restoreWithAccount(
  platform: Platform,
  trx: Trx,
  { ownerId, now, ended }: Deleted,
): Promise<void> {
  const plan = ended[PLAN] as Awaited<ReturnType<typeof store.endPlan>>
  if (!plan) return
  const before = await findSubscription(trx, ownerId)
  await store.restorePlan(trx, ownerId, plan, now)
  await emitPlanChange(platform, trx, { ownerId, before })
  await platform.jobs.enqueue(trx, reconcileOne, { ownerId })
}

/**
 * The plan that a deletion ended and its link brings back, with the day until which it is paid, granted or tried; null:
 * none that gives rights now.
 */
export async function returningPlan(
  { db, clock }: Platform,
  { ownerId, ended }: Pick<Deleted, 'ownerId' | 'ended'>,
): Promise<{ tier: Tier; until: Date | null } | null> {
  const before = ended[PLAN] as Awaited<ReturnType<typeof store.endPlan>>
  const subscription = before && (await findSubscription(db, ownerId))
  if (!before || !subscription) return null
  const { tier, trialEndsAt, currentPeriodEnd } = subscription
  const plan = { tier, trialEndsAt, status: before.status, ...momentsOf(before) }
  const now = clock.now()
  if (!isEntitled(plan, now)) return null
  if (plan.status === 'trialing') return { tier, until: trialEndsAt }
  const until = plan.status === 'active' ? (plan.subscriptionEndsAt ?? currentPeriodEnd) : plan.subscriptionEndsAt
  return { tier, until: until && until > now ? until : null }
}

/** They come from JSON, as ISO texts. */
function momentsOf({ subscription_ends_at: ends, past_due_since: due }: store.EndedPlan) {
  return { subscriptionEndsAt: ends && new Date(ends), pastDueSince: due && new Date(due) }
}

/** Ends what is paid for accounts whose deletion can no longer be taken back; each is tried again until it is done. */
export async function closeDeleted({ db, clock, jobs }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - UNDO_HOURS * HOUR_MS)
  for (let taken = PAGE; taken === PAGE; )
    taken = await db.transaction().execute(async trx => {
      const due = await closings.takeClosings(trx, before, PAGE)
      for (const { ownerId, deletedAt } of due)
        await jobs.enqueue(trx, closePayments, { ownerId, deletedAt: deletedAt.toISOString() })
      return due.length
    })
}
