import { useSyncExternalStore } from 'react'
import type { User } from '#features/identity/identity.contract.ts'
import { bannerOf, mayPutAway } from '../banner.rules.ts'

const STORAGE_KEY = 'sobremesa.plan-end-put-away'
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

/**
 * Whether the owner has put the banner of a cancelled plan away on this device: until seven days before this end
 * (3-decisions §4). Home then keeps a line. `end`: ISO 8601, null while the banner cannot be put away.
 */
export function usePutAway(user: User, now: Date): { end: string | null; isAway: boolean; putAway: () => void } {
  const kept = useSyncExternalStore(subscribe, stored)
  const last = user.subscription?.subscriptionEndsAt ?? null
  const end = last && bannerOf(user, now) === 'ending' && mayPutAway(last, now) ? last : null
  const putAway = () => {
    try {
      if (end) localStorage.setItem(STORAGE_KEY, end)
    } catch {
      // A browser without storage shows it again.
    }
    for (const listener of listeners) listener()
  }
  return { end, isAway: end !== null && kept === end, putAway }
}
