/** Keys that are counted at most; more than so many networks in a minute is a flood that no counting stops. */
const KEYS_MAX = 100_000

/**
 * Counts by key within windows of `durationMs` that are the same for all keys, in this process alone: nothing is
 * written, so that being refused costs nobody anything. `now` is monotonic milliseconds.
 */
export function createWindowCounter(durationMs: number, now: () => number = () => performance.now()) {
  const counts = new Map<string, number>()
  let endsAt = 0

  /** Takes a point; undefined when it was there, otherwise the milliseconds until the next window. */
  return (key: string, points: number): number | undefined => {
    if (now() >= endsAt || counts.size > KEYS_MAX) {
      counts.clear()
      endsAt = now() + durationMs
    }
    const taken = counts.get(key) ?? 0
    if (taken >= points) return endsAt - now()
    counts.set(key, taken + 1)
    return undefined
  }
}
