import { isAtOrBelow, PAGES } from '#shared/page-paths.ts'
import type { User } from '#features/identity/identity.contract.ts'

/** The signed-in area. */
const SIGNED_IN = [PAGES.dashboard, PAGES.subscription]

/** Only owners are sent to onboarding (3-decisions §3). */
export const isWithoutRestaurant = (user: User): boolean => user.role === 'owner' && user.restaurantIds.length === 0

/**
 * Where somebody goes who is signed in: an owner without a restaurant to onboarding, else back to the interrupted path
 * (kept in the router's state), else to the dashboard (3-decisions §2).
 */
export function destinationAfterSignIn(user: User, interrupted?: unknown): string {
  if (isWithoutRestaurant(user)) return PAGES.onboarding
  const isOurs = typeof interrupted === 'string' && SIGNED_IN.some(page => isAtOrBelow(interrupted, page))
  return isOurs ? interrupted : PAGES.dashboard
}
