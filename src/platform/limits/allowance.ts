/** Keys whose use has not come back yet; of more, the ones that have come back are forgotten. */
const SWEPT_FROM = 1000

export type AllowanceSettings = {
  /** What a key may use at once. */
  burst: number
  /** What comes back in a second. */
  perS: number
}
/**
 * What each key uses of something that comes back with time, such as bytes or milliseconds of a thread. Work is counted
 * when it is done, because only then is its cost known, so a key may owe.
 */
export type Allowance = {
  use(key: string, amount: number): void
  /** Milliseconds until the key owes nothing; 0 when it may use more now. */
  owedMs(key: string): number
}

/** In this process alone. `now` is monotonic milliseconds. */
export function createAllowance(
  { burst, perS }: AllowanceSettings,
  now: () => number = () => performance.now(),
): Allowance {
  const used = new Map<string, { amount: number; at: number }>()

  const usedOf = (key: string): number => {
    const known = used.get(key)
    return known ? Math.max(0, known.amount - ((now() - known.at) / 1000) * perS) : 0
  }
  function sweep(): void {
    for (const key of used.keys()) if (usedOf(key) === 0) used.delete(key)
  }

  return {
    use: (key, amount) => {
      used.set(key, { amount: usedOf(key) + amount, at: now() })
      if (used.size % SWEPT_FROM === 0) sweep()
    },
    owedMs: key => (Math.max(0, usedOf(key) - burst) / perS) * 1000,
  }
}
