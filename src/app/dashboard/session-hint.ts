import { isSignOutKept } from '#features/accounts/web/sign-out/sign-out-note.ts'
import { PAGES } from '#shared/page-paths.ts'

/** `sign-in.html` reads it too, before any script has come. */
const STORAGE_KEY = 'sobremesa.session'

/**
 * Scripts cannot read the session's cookies. Nobody is signed in for sure only when the server saw no access cookie
 * with this page, and this browser remembers no session; asking the server would then be a useless 401.
 */
export function mayHaveSession(): boolean {
  if (!location.pathname.startsWith(PAGES.signIn) || isSignOutKept()) return true
  const seen = document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content
  return seen !== 'none' || isSessionRemembered()
}

/** Remembers in this browser that a user is signed in, or no longer is. */
export function rememberSession(isLive: boolean): void {
  document.querySelector('meta[name="session"]')?.setAttribute('content', isLive ? 'seen' : 'none')
  try {
    if (isLive) localStorage.setItem(STORAGE_KEY, 'live')
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // A browser without storage asks the server each time.
  }
}

function isSessionRemembered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return true
  }
}
