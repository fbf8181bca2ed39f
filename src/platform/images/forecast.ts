/** How much of the next duration counts in the mean: a few pictures are enough to know a slow hour. */
const WEIGHT = 0.3

/** What is known of the pictures that are in work or wait, of everybody and of each owner. */
export type Forecast = {
  /** Milliseconds until one more picture of that owner would begin, as far as the last ones tell. */
  waitMs(owner: string | undefined): number
  /** Counts a picture until its work has ended, and learns from how long the part after `begun` took. */
  count<T>(owner: string | undefined, work: (begun: () => void) => Promise<T>): Promise<T>
}

/** `atOnce` pictures are in work at the same time, one of each owner. `now` in milliseconds. */
export function createForecast({ atOnce, now }: { atOnce: number; now: () => number }): Forecast {
  const ofOwner = new Map<string, number>()
  let ahead = 0
  let meanMs: number | undefined

  const add = (owner: string | undefined, by: 1 | -1): void => {
    ahead += by
    if (owner === undefined) return
    const count = (ofOwner.get(owner) ?? 0) + by
    if (count > 0) ofOwner.set(owner, count)
    else ofOwner.delete(owner)
  }
  const learn = (tookMs: number): void => {
    meanMs = meanMs === undefined ? tookMs : meanMs + WEIGHT * (tookMs - meanMs)
  }
  return {
    waitMs: owner => {
      const turns = Math.max(Math.floor(ahead / atOnce), owner === undefined ? 0 : (ofOwner.get(owner) ?? 0))
      return turns * (meanMs ?? 0)
    },
    count: async (owner, work) => {
      let began: number | undefined
      add(owner, 1)
      try {
        return await work(() => (began = now()))
      } finally {
        add(owner, -1)
        if (began !== undefined) learn(now() - began)
      }
    },
  }
}
