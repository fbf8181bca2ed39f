import { useSyncExternalStore } from 'react'
import { timeWithArticle } from '#shared/time-of-day.ts'
import { HOUR_MS } from '#shared/time.ts'
import { KEPT_FRESH_MS } from './kept.limits.ts'

/** Twenty-five hours on the day on which clocks are put back. */
const YESTERDAY_MS = 25 * HOUR_MS

let oldest: number | undefined
const listeners = new Set<() => void>()

/** Since when the screens show what this phone has kept; undefined: they show what the server has said. */
export const shownFrom = {
  get: (): number | undefined => oldest,
  set: (at: number | undefined): void => {
    oldest = at
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export const useOldestShown = (): number | undefined => useSyncExternalStore(shownFrom.subscribe, shownFrom.get)

/**
 * 'de hoy a las 17:10', 'de ayer a las 17:10', and with its date alone when it is older: 'del 9 de diciembre'. In the
 * time zone of the phone.
 */
export function shownWhen(at: Date, now: Date): string {
  const days = new Date(now.toDateString()).getTime() - new Date(at.toDateString()).getTime()
  const time = at.toLocaleTimeString('es', { hour: '2-digit', minute: '2-digit' })
  const date = at.toLocaleDateString('es', { day: 'numeric', month: 'long' })
  if (days === 0) return `de hoy a ${timeWithArticle(time)}`
  if (days > 0 && days <= YESTERDAY_MS) return `de ayer a ${timeWithArticle(time)}`
  return now.getTime() - at.getTime() <= KEPT_FRESH_MS ? `del ${date} a ${timeWithArticle(time)}` : `del ${date}`
}
