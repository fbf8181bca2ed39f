import { MINUTE_S } from '#shared/time.ts'

/** Below, seconds count down; above, whole minutes are enough (TRUST §4). */
const EXACT_BELOW_S = 15 * MINUTE_S

/** How long somebody still waits: '0:42', '12:05', then '38 minutos'. */
export function waitTime(seconds: number): string {
  if (seconds >= EXACT_BELOW_S) return `${Math.ceil(seconds / MINUTE_S)} minutos`
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`
}
