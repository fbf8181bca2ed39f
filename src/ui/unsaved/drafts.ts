/** What was typed and not sent, kept in this browser for one account until it is sent or the person signs out. */
export const keyOf = (userId: string, name: string): string => `sobremesa.draft.${userId}.${name}`

/** The kept draft; undefined where there is none or the browser keeps nothing. */
export function readDraft(userId: string, name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId, name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps it; null: there is nothing left to keep. */
export function keepDraft(userId: string, name: string, draft: object | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(userId, name), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(userId, name))
  } catch {
    // Without storage it lives as long as its screen.
  }
}

/** All that is kept for one account. */
export const keysOf = (userId: string): string[] => {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith(keyOf(userId, '')))
  } catch {
    return []
  }
}

export const countDrafts = (userId: string): number => keysOf(userId).length

/** The person has signed out: the next one at this device must not find them. */
export const dropDrafts = (userId: string): void => keysOf(userId).forEach(key => localStorage.removeItem(key))
