/** Somebody's allergies, on this device only (4-beyond §5): for good, or while the tab is open. */
export const PROFILE_KEY = 'menu-allergies'
/** The allergens that an earlier release kept for the tab, with spaces between them. */
export const FORMER_KEY = 'menu-avoid'
/** The dishes that somebody has picked, by house. */
export const PICKED_KEY = 'menu-picked'

/** What is kept under a key; null for nothing, and where a browser lets nobody read. */
export function keptText(kind: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[kind].getItem(key)
  } catch {
    return null
  }
}

/** Something of this diner is kept, so that the page has more to say than it was sent. */
export const keepsSomething = (): boolean =>
  [
    keptText('localStorage', PROFILE_KEY),
    keptText('sessionStorage', PROFILE_KEY),
    keptText('sessionStorage', FORMER_KEY),
    keptText('localStorage', PICKED_KEY),
  ].some(Boolean)
