/** Other tabs of the same person lock when it appears. */
export const SIGN_OUT_KEY = 'sobremesa.sign-out'

/** The note of somebody whose id was not known here. */
const OF_ANYBODY = 'kept'

/** For a browser without storage: then a closed page forgets it. */
let keptHere: string | null = null

function read(): string | null {
  try {
    return localStorage.getItem(SIGN_OUT_KEY)
  } catch {
    return keptHere
  }
}

/** True when somebody has signed out of this browser and the server does not know yet. */
export const isSignOutKept = (): boolean => read() !== null

/** Who has signed out; null: nobody knows, and whoever is signed in is meant. */
export function userOfSignOut(): string | null {
  const note = read()
  return note === OF_ANYBODY ? null : note
}

/** True when this note, which another tab has left, is about that user. */
export const isSignOutOf = (note: string, userId: string): boolean => note === OF_ANYBODY || note === userId

/** Keeps it in this browser, also for another start of the page. */
export function keepSignOut(userId: string | undefined): void {
  keptHere = userId ?? OF_ANYBODY
  try {
    localStorage.setItem(SIGN_OUT_KEY, keptHere)
  } catch {
    // It is done by this page, or not at all.
  }
}

export function dropSignOut(): void {
  keptHere = null
  try {
    localStorage.removeItem(SIGN_OUT_KEY)
  } catch {
    // Nothing was stored.
  }
}
