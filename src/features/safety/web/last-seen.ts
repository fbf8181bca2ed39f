import { useState } from 'react'
import { z } from 'zod'
import type { Finding } from '../check.contract.ts'

const STORAGE_KEY = 'sobremesa.check-seen'
const seenChecks = z.record(z.string(), z.object({ at: z.string(), ids: z.array(z.string()) }))
type SeenCheck = z.infer<typeof seenChecks>[string]

function read(): Record<string, SeenCheck> {
  try {
    return seenChecks.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}'))
  } catch {
    return {}
  }
}

/** When somebody looked at the check last on this device, and how many of these findings are new since then. */
export type LastSeen = { at: string; news: number }

const newsSince = (seen: SeenCheck | undefined, findings: readonly Finding[]): LastSeen | null =>
  seen ? { at: seen.at, news: findings.filter(({ id }) => !seen.ids.includes(id)).length } : null

/** For home, which only tells it. */
export const lastSeenOf = (restaurantId: string, findings: readonly Finding[]): LastSeen | null =>
  newsSince(read()[restaurantId], findings)

/** For the check itself: what was seen before this visit; this one is the last from now on. */
export function useLastSeen(restaurantId: string, findings: readonly Finding[]): LastSeen | null {
  const [before] = useState(() => read()[restaurantId])
  const [kept, keep] = useState('')
  const ids = findings.map(({ id }) => id)
  const now = ids.join(' ')
  if (kept !== now) {
    keep(now)
    store(restaurantId, ids)
  }
  return newsSince(before, findings)
}

function store(restaurantId: string, ids: string[]): void {
  try {
    const seen = { ...read(), [restaurantId]: { at: new Date().toISOString(), ids } }
    localStorage.setItem(STORAGE_KEY, JSON.stringify(seen))
  } catch {
    // A browser without storage does not remember it.
  }
}
