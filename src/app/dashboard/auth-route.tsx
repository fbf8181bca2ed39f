import { Navigate, useLocation, useSearchParams } from 'react-router'
import { destinationOfSession } from '#features/accounts/destination.rules.ts'
import { signInState } from '#features/accounts/sign-in-state.rules.ts'
import { AuthPage, authQuery } from '#features/accounts/web/auth/auth-page.tsx'
import { keptChoice } from '#features/billing/web/index.ts'
import { useCurrentUser } from '#features/identity/web/index.ts'

/** `/auth` inside the dashboard, where a session ended; a live session goes on to where it belongs (3-decisions §2). */
export function AuthRoute() {
  const { user, setUser } = useCurrentUser()
  const { state } = useLocation() as { state: unknown }
  const [query, setQuery] = useSearchParams()
  const brought = signInState(state)
  if (user) {
    const byPlan = query.get('mode') === 'register' && keptChoice() !== null
    return <Navigate to={destinationOfSession(user, { interrupted: brought.from, byPlan })} replace />
  }
  return (
    <AuthPage
      query={query}
      brought={brought}
      onMode={mode => setQuery(authQuery(mode), { replace: true, state })}
      onSignedIn={setUser}
    />
  )
}
