type Settings = {
  now: () => Date
  /** Within this time, one line of each kind is written. */
  periodMs: number
  /** Within the same time, of all kinds together. */
  lines: number
}

/**
 * Decides which of many alike lines are written, where others choose how many come. For each: null when it is left out,
 * else how many were left out since the last one that was written.
 */
export function createSample({ now, periodMs, lines }: Settings): (kind: string) => number | null {
  const written = new Set<string>()
  let [begunAt, leftOut] = [0, 0]
  return kind => {
    const at = now().getTime()
    if (at - begunAt >= periodMs) {
      begunAt = at
      written.clear()
    }
    if (written.has(kind) || written.size >= lines) {
      leftOut++
      return null
    }
    written.add(kind)
    const before = leftOut
    leftOut = 0
    return before
  }
}
