import { keyOf, keysOf } from './drafts.ts'

/** Whose drafts this browser keeps. */
export function draftUsers(): string[] {
  try {
    const ids = Object.keys(localStorage).flatMap(key => /^sobremesa\.draft\.([^.]+)\./.exec(key)?.[1] ?? [])
    return [...new Set(ids)]
  } catch {
    return []
  }
}

/** The names of all that is kept for an account. */
export const draftNames = (userId: string): string[] => keysOf(userId).map(key => key.slice(keyOf(userId, '').length))
