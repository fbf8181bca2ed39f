import { useState } from 'react'
import { PAGES } from '#shared/page-paths.ts'
import { destinationAfterSignIn } from '#features/accounts/destination.rules.ts'
import { signInState } from '#features/accounts/sign-in-state.rules.ts'
import { AuthPage, authQuery } from '#features/accounts/web/auth/auth-page.tsx'
import type { AuthMode } from '#features/accounts/web/auth/auth-toggle.tsx'
import type { User } from '#features/identity/identity.contract.ts'
import { loadDashboard } from './load-dashboard.ts'

/** What the dashboard's router left in this entry of the history, before a reload. */
const routerState = (): unknown => (history.state as { usr?: unknown } | null)?.usr

/** `/auth` for somebody who is not signed in: the page and nothing else; the dashboard's code comes while they type. */
export function SignIn() {
  const [query, setQuery] = useState(() => new URLSearchParams(location.search))
  const [brought] = useState(() => signInState(routerState()))
  const chooseMode = (mode: AuthMode) => {
    const next = authQuery(mode)
    history.replaceState(history.state, '', mode === 'register' ? PAGES.signUp : PAGES.signIn)
    setQuery(next)
  }
  return (
    <div style={{ display: 'contents' }} onFocus={() => void loadDashboard().catch(() => {})}>
      <AuthPage
        query={query}
        brought={brought}
        onMode={chooseMode}
        onSignedIn={user => openDashboard(user, brought.from)}
      />
    </div>
  )
}

/** Goes on in this page; where the code does not arrive, the browser loads the other one. */
async function openDashboard(user: User, interrupted: string | undefined): Promise<void> {
  const destination = destinationAfterSignIn(user, interrupted)
  try {
    const { startDashboard } = await loadDashboard()
    history.replaceState(null, '', destination)
    startDashboard(user)
  } catch {
    location.assign(destination)
  }
}
