import { overloaded } from './gate.ts'

/** Work on an upload begins so soon after its last byte, or is refused (3-decisions §9). */
export const BEGIN_WITHIN_MS = 30_000

/** From now on: `beginBy` aborts after 30 s with a 503. `forget` when the call has ended. */
export function beginSoon(): { beginBy: AbortSignal; forget: () => void } {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(overloaded()), BEGIN_WITHIN_MS)
  timer.unref()
  return { beginBy: late.signal, forget: () => clearTimeout(timer) }
}
