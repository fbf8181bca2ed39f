import { isAllCaps, letterCount, startsLower, wordCount } from '../words.ts'
import type { Habits, Seen } from './seen.ts'

const part = <T>(all: readonly T[], is: (each: T) => boolean): number =>
  all.length === 0 ? 0 : all.filter(is).length / all.length
const median = (values: readonly number[]): number | undefined => values.toSorted((a, b) => a - b)[values.length >> 1]

/** 'MIXTA' over 'Lechuga, tomate y atún ... 8,50': the priced lines are the longer ones, with commas. */
function areNamesAbove(lines: readonly Seen[]): boolean {
  const priced = lines.filter(({ tail, rest }) => tail && letterCount(rest) > 0)
  const above = lines.filter(({ tail }, at) => !tail && lines[at + 1]?.tail && !lines[at + 1]?.line.gapBefore)
  if (priced.length < 3 || above.length < priced.length * 0.7) return false
  const words = (all: readonly Seen[]) => all.reduce((sum, { rest }) => sum + wordCount(rest), 0) / all.length
  const haveCommas = (all: readonly Seen[]) => part(all, ({ rest }) => /,|\sy\s/u.test(rest))
  return words(priced) > words(above) * 1.5 && haveCommas(priced) > 0.6 && haveCommas(above) < 0.3
}

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
    areNamesAbove: areNamesAbove(lines),
    isMarked: part(single, ({ isMarked }) => isMarked) >= 0.6,
    hasDecimals: part(cents, amount => amount % 100 !== 0) > 0.25,
    unpriced: (lines.length - priced.length) / Math.max(priced.length, 1),
  }
}
