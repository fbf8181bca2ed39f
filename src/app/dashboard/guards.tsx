import { Navigate, Outlet, useLocation } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { destinationAfterSignIn, isWithoutRestaurant } from '#features/accounts/destination.rules.ts'
import { isEntitled } from '#features/billing/billing.rules.ts'
import { subscriptionOf } from '#features/billing/user-subscription.rules.ts'
import { useCurrentUser } from '#features/identity/web/index.ts'
import { lastSessionEnd } from './session-end/session-end.ts'
import { SessionProvider } from './session.tsx'
import { useCallEvents } from './use-call-events.ts'
import { useSignInAgain } from './session-end/use-sign-in-again.tsx'

/** Routes for everyone, signed in or not; below them the user is loaded. */
export function SessionLayout() {
  const { ask, dialog } = useSignInAgain()
  useCallEvents(ask)
  return (
    <SessionProvider>
      <Outlet />
      {dialog}
    </SessionProvider>
  )
}

/**
 * Sends users who are not signed in to `/auth`. The interrupted path is kept in the router's state, never in the URL
 * (3-decisions §2).
 */
export function RequireUser() {
  const { user, hasSignedOut } = useCurrentUser()
  const { pathname, search } = useLocation()
  if (user) return <Outlet />
  return (
    <Navigate
      to={PAGES.signIn}
      replace
      state={hasSignedOut ? undefined : { from: pathname + search, ...lastSessionEnd() }}
    />
  )
}

/**
 * The dashboard needs a restaurant. Only owners are sent to create one, and even they may first buy a plan (3-decisions
 * §3).
 */
export function RequireRestaurant() {
  const { user } = useCurrentUser()
  const { pathname } = useLocation()
  const isHiring = pathname === PAGES.settings && user && !isEntitled(subscriptionOf(user), new Date())
  if (user && isWithoutRestaurant(user) && !isHiring) return <Navigate to={PAGES.onboarding} replace />
  return <Outlet />
}

/** Onboarding is for owners without a restaurant; all others go to the dashboard (3-decisions §2). */
export function OnboardingGate() {
  const { user } = useCurrentUser()
  if (user && !isWithoutRestaurant(user)) return <Navigate to={destinationAfterSignIn(user)} replace />
  return <Outlet />
}

/** `/dashboard` and unknown paths below it lead home; the query (`?subscription=`) is kept (S2 §2, 3-decisions §10). */
export function ToHome() {
  const { search } = useLocation()
  return <Navigate to={{ pathname: PAGES.home, search }} replace />
}
