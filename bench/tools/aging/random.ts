/** Repeatable random numbers, so that two runs send the same calls. */
export type Random = {
  /** A whole number from 0 to `below` - 1. */
  int(below: number): number
  pick<T>(from: readonly T[]): T
  /** True with this chance. */
  chance(share: number): boolean
  /** Lower-case letters and digits that hardly ever come twice. */
  word(): string
}

/** The generator "mulberry32". */
export function createRandom(seed: number): Random {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (below: number): number => Math.floor(next() * below)
  return {
    int,
    pick: from => {
      const picked = from[int(from.length)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
    chance: share => next() < share,
    word: () => `k${int(2 ** 31).toString(36)}`,
  }
}
