import { isAtOrBelow, PAGES } from '#shared/page-paths.ts'
import type { User } from '#features/identity/identity.contract.ts'

/** Paths of the signed-in area. */
const SIGNED_IN = [PAGES.dashboard, PAGES.subscription]

/** True for owners without a restaurant: only they are sent to onboarding (3-decisions §3). */
export const isWithoutRestaurant = (user: User): boolean => user.role === 'owner' && user.restaurantIds.length === 0

/**
 * The path for a user who has signed in: onboarding for an owner without a restaurant; otherwise the interrupted path
 * (kept in the router's state), or the dashboard (3-decisions §2).
 */
export function destinationAfterSignIn(user: User, interrupted?: unknown): string {
  if (isWithoutRestaurant(user)) return PAGES.onboarding
  const isOurs = typeof interrupted === 'string' && SIGNED_IN.some(page => isAtOrBelow(interrupted, page))
  return isOurs ? interrupted : PAGES.dashboard
}
