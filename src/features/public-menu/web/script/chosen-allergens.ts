const KEY = 'menu-avoid'

/** The choice made on this page before, or in another language of it. */
export function chosenBefore(): string[] {
  try {
    return sessionStorage.getItem(KEY)?.split(' ').filter(Boolean) ?? []
  } catch {
    return []
  }
}

/** Stores the choice for the visit; a browser without storage keeps it while the page is open. */
export function keepChosen(chosen: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(KEY, [...chosen].join(' '))
  } catch {
    // Nothing can be stored.
  }
}
