import { PAGES } from '#shared/page-paths.ts'

const STORAGE_KEY = 'sobremesa.session'

/**
 * The session's cookies are not for scripts. Only when the server saw no access cookie with this page and this browser
 * has no session that it remembers is it sure that nobody is signed in: then asking would be a needless 401.
 */
export function mayHaveSession(): boolean {
  if (!location.pathname.startsWith(PAGES.signIn)) return true
  const seen = document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content
  return seen !== 'none' || remembers()
}

/** Notes that somebody is signed in here, or nobody any more. */
export function rememberSession(isLive: boolean): void {
  document.querySelector('meta[name="session"]')?.setAttribute('content', isLive ? 'seen' : 'none')
  try {
    if (isLive) localStorage.setItem(STORAGE_KEY, 'live')
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // A browser without storage asks the server each time.
  }
}

function remembers(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return true
  }
}
