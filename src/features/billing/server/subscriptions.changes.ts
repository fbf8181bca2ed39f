import type { Trx } from '#platform/db/database.ts'
import { defineEntity, recordChanges } from '#platform/events/changes.ts'
import type { Platform } from '#platform/platform.ts'
import type { BillingInterval } from '../plans.ts'
import type { SubscriptionState } from '../billing.rules.ts'
import type { Subscription } from './subscription.ts'
import { subscriptionChanged } from './subscriptions.events.ts'
import { findSubscription } from './subscriptions.store.ts'

/** An owner's plan, as subscribers to changes see it; moments as ISO texts. */
export type PlanState = Pick<SubscriptionState, 'tier' | 'status'> & {
  trialEndsAt: string | null
  subscriptionEndsAt: string | null
  currentPeriodEnd: string | null
  billingInterval: BillingInterval | null
  cancelAtPeriodEnd: boolean
}
const planEntity = defineEntity<PlanState>('subscription')

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null

const stateOf = (plan: Subscription | undefined): PlanState | null =>
  plan
    ? {
        tier: plan.tier,
        status: plan.status,
        trialEndsAt: textOf(plan.trialEndsAt),
        subscriptionEndsAt: textOf(plan.subscriptionEndsAt),
        currentPeriodEnd: textOf(plan.currentPeriodEnd),
        billingInterval: plan.billingInterval,
        cancelAtPeriodEnd: plan.cancelAtPeriodEnd,
      }
    : null

type PlanChange = { ownerId: string; before: Subscription | undefined }

/**
 * Emits a change of a plan in the transaction that made it: what it was and is, and that the restaurants must verify
 * their status (3-decisions §4; decision 0053). The operator, the provider or the time made it, so it has no actor.
 */
export async function emitPlanChange(platform: Platform, trx: Trx, { ownerId, before }: PlanChange): Promise<void> {
  const after = await findSubscription(trx, ownerId)
  const change = { entity: planEntity, id: ownerId, before: stateOf(before), after: stateOf(after) }
  const at = platform.clock.now()
  await recordChanges(platform, trx, { actor: null, ownerId, restaurantId: null, at, changes: [change] })
  await platform.events.emit(trx, subscriptionChanged, { ownerId })
}
