import { renderToStaticMarkup } from 'react-dom/server'
import { AuthPage, authQuery } from '#features/accounts/web/auth/auth-page.tsx'
import type { AuthMode } from '#features/accounts/web/auth/auth-toggle.tsx'

/**
 * `/auth` as people see it before its script has come. Inert, and its fields disabled: what somebody or a password
 * manager typed into them would be lost.
 */
export const renderSignIn = (mode: AuthMode): string =>
  renderToStaticMarkup(
    <div className="first-sight" inert>
      <AuthPage query={authQuery(mode)} brought={{}} onMode={() => {}} onSignedIn={() => {}} />
    </div>,
  ).replaceAll('<input ', '<input disabled ')
