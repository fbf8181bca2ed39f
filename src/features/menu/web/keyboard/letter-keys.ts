import { useSyncExternalStore } from 'react'

const NAME = 'sobremesa.letter-keys'
const OFF = 'off'
const listeners = new Set<() => void>()

/** Private browsing may forbid the browser's memory. */
function read(): boolean {
  try {
    return localStorage.getItem(NAME) !== OFF
  } catch {
    return true
  }
}

/**
 * Whether single letters do something. People whose speech or hands press keys by accident turn them off, and this
 * browser remembers it (WCAG 2.1.4).
 */
export const useLetterKeys = (): boolean =>
  useSyncExternalStore(listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, read)

export function setLetterKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, OFF)
  } catch {
    // Nothing is remembered; they stay on.
  }
  for (const listener of listeners) listener()
}
