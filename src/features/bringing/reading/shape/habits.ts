import { isAllCaps, letterCount, startsLower } from '../words.ts'
import type { Habits, Seen } from './seen.ts'

const part = <T>(all: readonly T[], is: (each: T) => boolean): number =>
  all.length === 0 ? 0 : all.filter(is).length / all.length
const median = (values: readonly number[]): number | undefined => values.toSorted((a, b) => a - b)[values.length >> 1]

/** How the lines of a carta are written, by most of them. */
export function habitsOf(lines: readonly Seen[]): Habits {
  const priced = lines.filter(({ tail }) => tail)
  const named = priced.filter(({ rest }) => letterCount(rest) > 0)
  const single = priced.flatMap(({ tail }) => (tail?.prices.some(({ cents }) => cents !== null) ? [tail] : []))
  const sizes = named.flatMap(({ line }) => (line.size === undefined ? [] : [line.size]))
  const cents = single.flatMap(({ prices }) => prices.flatMap(price => price.cents ?? []))
  return {
    areCaps: part(named, ({ rest }) => isAllCaps(rest)) > 0.5,
    areLower: part(named, ({ rest }) => startsLower(rest)) > 0.5,
    size: median(sizes),
    areBlocks: priced.length >= 3 && named.length < priced.length * 0.4,
    isMarked: part(single, ({ isMarked }) => isMarked) >= 0.6,
    hasDecimals: part(cents, amount => amount % 100 !== 0) > 0.25,
    unpriced: (lines.length - priced.length) / Math.max(priced.length, 1),
  }
}
