import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { Role } from '#features/identity/identity.contract.ts'
import { findUserById, lockUser, throwIfSessionEnded, type Actor } from '#features/identity/server/index.ts'
import { billingErrors } from '../billing.errors.ts'
import { endedReason, isEntitled, planOf, type SubscriptionState } from '../billing.rules.ts'
import { findAccount } from './subscriptions.store.ts'

/** What decides whether the actor may write: their role, and the plan of the owner whose data they write to. */
export type PlanAccess = {
  role: 'owner' | 'worker' | 'admin'
  ownerId: string
  /** Counts as the owner, and cannot pay: their plan is the owner's. */
  isPartner: boolean
  /** An admin who owns restaurants needs no plan. */
  ownerRole: Role
  subscription: SubscriptionState | undefined
}

/**
 * Access to what belongs to the actor's own account, not to one of its restaurants: new restaurants, the team. A
 * partner's account is the owner's, and `role` is the owner's too (4-beyond §10).
 */
export type AccountAccess = PlanAccess & { role: 'owner' | 'admin'; restaurantId: null }

/**
 * For `bind`'s `requireWritable`: throws 403 `trial_expired` or `subscription_ended` when the owner's plan has ended,
 * and `owner_plan_ended` for the owner's workers and partners. Admins may always write (3-decisions §3, §4).
 */
export function requireEntitled({ role, isPartner, ownerRole, subscription }: PlanAccess, now: Date): void {
  if (role === 'admin' || ownerRole === 'admin' || isEntitled(subscription, now)) return
  if (role === 'worker' || isPartner) throw new AppError(billingErrors.ownerPlanEnded)
  const reason = endedReason(subscription)
  throw new AppError(reason === 'trial_expired' ? billingErrors.trialExpired : billingErrors.subscriptionEnded)
}

async function readAccount(db: Db, asked: { actor: Actor; now: Date }, lock = false): Promise<AccountAccess> {
  const row = await findAccount(db, asked, lock)
  if (!row) {
    await throwIfSessionEnded(db, asked)
    throw new AppError(commonErrors.unauthenticated)
  }
  const { user_role: role, is_partner: isPartner, account_id: ownerId } = row
  if (role === 'worker' && !isPartner) throw new AppError(commonErrors.forbidden)
  const ownerRole = isPartner ? (await findUserById(db, ownerId))?.role : role
  if (!ownerRole) throw new AppError(commonErrors.forbidden)
  const subscription = planOf(row)
  return { role: role === 'worker' ? 'owner' : role, ownerId, ownerRole, isPartner, restaurantId: null, subscription }
}

/**
 * For `bind`'s `access`: the actor's own account and its plan. Throws 403 for workers, who have no plan (3-decisions
 * §3).
 */
export const accountAccess = ({ db, clock }: Platform, actor: Actor): Promise<AccountAccess> =>
  readAccount(db, { actor, now: clock.now() })

/** Like `accountAccess`, for who pays: 403 for partners too, who change nothing of the plan (4-beyond §10). */
export async function payerAccess(platform: Platform, actor: Actor): Promise<AccountAccess> {
  const access = await accountAccess(platform, actor)
  if (access.isPartner) throw new AppError(commonErrors.forbidden)
  return access
}

/**
 * Begins a write to what an account owns: locks the owner's row, so that a limit that is counted under the lock cannot
 * be passed, and checks the right again (3-decisions §9). `requireRight` instead of the plan: for what a lapsed owner
 * may do too. Throws 401, 403.
 */
export async function beginAccountWrite(
  { clock }: Platform,
  trx: Trx,
  { actor }: { actor: Actor },
  requireRight: (access: AccountAccess, now: Date) => void = requireEntitled,
): Promise<{ access: AccountAccess; now: Date }> {
  await lockUser(trx, actor.ownerId)
  const now = clock.now()
  const access = await readAccount(trx, { actor, now }, true)
  requireRight(access, now)
  return { access, now }
}
