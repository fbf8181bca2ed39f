import type { Db } from '#platform/db/database.ts'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { findSubscription, type Subscription } from '#features/billing/server/index.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { isPlainWorker } from '#features/identity/house.rules.ts'
import { memberships } from '#features/identity/server/people.ts'
import { RIGHTS } from '#features/identity/rights.rules.ts'
import { findUserById } from '#features/identity/server/index.ts'

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

const presentSubscription = (subscription: Subscription) => ({
  tier: subscription.tier,
  status: subscription.status,
  trialEndsAt: iso(subscription.trialEndsAt),
  subscriptionEndsAt: iso(subscription.subscriptionEndsAt),
  cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
})

/**
 * `User` as all calls answer it (3-decisions §2). Throws 401 for an account that is gone. `db` is no transaction: every
 * page waits for this call, so it asks for all of it at once.
 */
export async function presentUser(db: Db, userId: string): Promise<User> {
  const [row, subscription] = await Promise.all([findUserById(db, userId), findSubscription(db, userId)])
  if (!row) throw new AppError(commonErrors.unauthenticated)
  const currentRestaurantId = currentOf(row.current_restaurant_id, row.restaurantIds)
  const isWorker = isPlainWorker({ role: row.role, isPartner: row.is_partner })
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    emailConfirmed: row.email_confirmed_at !== null,
    role: row.role,
    ...(row.status && { status: row.status }),
    restaurantIds: row.restaurantIds,
    currentRestaurantId,
    rights: isWorker
      ? (currentRestaurantId && (await memberships.findRights(db, userId, currentRestaurantId))) || []
      : [...RIGHTS],
    ...(row.is_partner && { partner: true }),
    createdAt: row.created_at.toISOString(),
    ...(row.muted_mails.length > 0 && { mutedMails: row.muted_mails }),
    ...(row.role === 'admin' && { subscription: null }),
    ...(row.role === 'owner' && subscription && { subscription: presentSubscription(subscription) }),
  }
}

/** A current restaurant that is gone, or no longer theirs, is none. */
const currentOf = (id: string | null, mine: string[]): string | null => (id && mine.includes(id) ? id : null)
