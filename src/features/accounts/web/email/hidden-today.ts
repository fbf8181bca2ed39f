import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'sobremesa.email-hidden'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

/** Whether this person has put the line about their email away on this device today; tomorrow it is there again. */
export function useHiddenToday(userId: string): { isHidden: boolean; hide: () => void } {
  const kept = useSyncExternalStore(subscribe, stored)
  const today = `${userId} ${new Date().toDateString()}`
  const hide = () => {
    try {
      localStorage.setItem(STORAGE_KEY, today)
    } catch {
      // A browser without storage shows it again.
    }
    for (const listener of listeners) listener()
  }
  return { isHidden: kept === today, hide }
}
