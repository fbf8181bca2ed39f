import { isAtOrBelow, PAGES } from '#shared/page-paths.ts'
import type { User } from '#features/identity/identity.contract.ts'

/** Paths of the signed-in area. */
const SIGNED_IN = [PAGES.dashboard, PAGES.subscription]

/** True for owners without a restaurant: only they are sent to onboarding (3-decisions §3). */
export const isWithoutRestaurant = (user: User): boolean => user.role === 'owner' && user.restaurantIds.length === 0

/** What an owner without a restaurant may open: the account with all its tabs, and what the ended plan means. */
const WITHOUT_RESTAURANT = [PAGES.settings, PAGES.subscription]
export const needsRestaurant = (path: string): boolean => !WITHOUT_RESTAURANT.some(page => isAtOrBelow(path, page))

/**
 * The path for a user who has signed in: the interrupted one (kept in the router's state), or the dashboard; for an
 * owner without a restaurant onboarding in place of what needs one (3-decisions §2).
 */
export function destinationAfterSignIn(user: User, interrupted?: unknown): string {
  const isOurs = typeof interrupted === 'string' && SIGNED_IN.some(page => isAtOrBelow(interrupted, page))
  const path = isOurs ? interrupted : PAGES.dashboard
  return isWithoutRestaurant(user) && needsRestaurant(path) ? PAGES.onboarding : path
}

/**
 * The path for a user who was signed in already at `/auth`. An owner who follows a plan of `/precios` to the
 * registration sees that plan in 'Suscripción'; others, and owners who have yet to create their restaurant, go where
 * everybody goes.
 */
export function destinationOfSession(user: User, came: { interrupted?: unknown; byPlan: boolean }): string {
  const toPlans = came.byPlan && user.role === 'owner' && !isWithoutRestaurant(user)
  return toPlans ? PAGES.plans : destinationAfterSignIn(user, came.interrupted)
}
