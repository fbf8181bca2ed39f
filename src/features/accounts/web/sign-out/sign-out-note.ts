/** Other tabs lock when it appears. */
export const SIGN_OUT_KEY = 'sobremesa.sign-out'

/** For a browser without storage: then a closed page forgets it. */
let isKeptHere = false

/** True when somebody has signed out of this browser and the server does not know yet. */
export function isSignOutKept(): boolean {
  try {
    return localStorage.getItem(SIGN_OUT_KEY) !== null
  } catch {
    return isKeptHere
  }
}

/** Keeps it in this browser, also for another start of the page. */
export function keepSignOut(): void {
  isKeptHere = true
  try {
    localStorage.setItem(SIGN_OUT_KEY, 'kept')
  } catch {
    // It is done by this page, or not at all.
  }
}

export function dropSignOut(): void {
  isKeptHere = false
  try {
    localStorage.removeItem(SIGN_OUT_KEY)
  } catch {
    // Nothing was stored.
  }
}
