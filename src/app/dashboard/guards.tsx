import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { destinationAfterSignIn, isWithoutRestaurant, needsRestaurant } from '#features/accounts/destination.rules.ts'
import { useCurrentUser } from '#features/identity/web/index.ts'
import { lastSessionEnd } from './session-end/session-end.ts'
import { SessionProvider } from './session.tsx'
import { useCallEvents } from './use-call-events.ts'
import { useConfirmYourself } from './session-end/use-confirm-yourself.tsx'
import { useOtherUser } from './session-end/use-other-user.tsx'
import { useSignInAgain } from './session-end/use-sign-in-again.tsx'
import { whenIdle } from './kept/when-idle.ts'

/** Routes for everyone, signed in or not; below them the user is loaded. */
export function SessionLayout() {
  const { ask, dialog } = useSignInAgain()
  const other = useOtherUser(ask)
  const confirm = useConfirmYourself()
  useCallEvents({ askForPassword: ask, otherUser: other.ask, confirmYourself: confirm.ask })
  return (
    <SessionProvider>
      <Outlet />
      {confirm.dialog}
      {other.dialog}
      {dialog}
    </SessionProvider>
  )
}

/**
 * Sends users who are not signed in to `/auth`. The interrupted path is kept in the router's state, never in the URL
 * (3-decisions §2).
 */
export function RequireUser({ loadWayOut }: { loadWayOut: () => Promise<unknown> }) {
  const { user, hasSignedOut } = useCurrentUser()
  const { pathname, search } = useLocation()
  const isIn = user !== null && user !== undefined
  useEffect(() => {
    if (isIn) return whenIdle(() => void loadWayOut().catch(() => null))
  }, [isIn, loadWayOut])
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
 * The dashboard needs a restaurant, except for the own account. Only owners are sent to create one (3-decisions §2,
 * §3).
 */
export function RequireRestaurant() {
  const { user } = useCurrentUser()
  const { pathname } = useLocation()
  if (user && isWithoutRestaurant(user) && needsRestaurant(pathname)) return <Navigate to={PAGES.onboarding} replace />
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
