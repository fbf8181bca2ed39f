import { MAX_PRICE_CENTS } from '#shared/money.ts'
import type { PriceLine } from '#features/prices/price-line.ts'
import { ALLERGEN_IDS, type AllergenId } from '#features/allergens/allergens.ts'
import type { SayingMode } from '#features/allergens/said.rules.ts'
import { PRICE_PERCENT_MAX } from './menu.limits.ts'

/** To what a changed price is rounded, in cents; 1 is exact. */
export const ROUNDINGS = [1, 5, 10] as const
export type Rounding = (typeof ROUNDINGS)[number]

/** A whole percentage from 1 to 50. */
export const clampPercent = (percent: number): number =>
  Math.min(PRICE_PERCENT_MAX, Math.max(1, Math.round(percent) || 1))

/**
 * A price in cents after a percentage, which is negative to lower it: rounded once, halves up; never 0 and never above
 * the highest price (DAILY-WORK §3.7).
 */
export function changedPrice(cents: number, percent: number, rounding: Rounding): number {
  const steps = Math.floor((cents * (100 + percent) + 50 * rounding) / (100 * rounding))
  return Math.min(MAX_PRICE_CENTS, Math.max(rounding, steps * rounding))
}

/** Which prices of the ticked dishes change: all, or those of one label. */
export type PricesOf = 'all' | { label: string }

/** Market prices stay, as does what has no price or another label (TABLE §4.5). */
const isChanged = ({ cents, market, label }: PriceLine, of: PricesOf): boolean =>
  cents !== null && !market && (of === 'all' || of.label === label)

/** A line of a dish, and what becomes of it. */
export type LineChange = { line: PriceLine; after: PriceLine }

/** The prices of a dish that change. */
export const changedLines = (
  lines: readonly PriceLine[],
  of: PricesOf,
  change: (cents: number) => number,
): LineChange[] =>
  lines.map(line => ({
    line,
    after: line.cents !== null && isChanged(line, of) ? { ...line, cents: change(line.cents) } : line,
  }))

/** What becomes of one allergen in all ticked dishes; absent: each dish keeps what it has. */
export type AllergenChange = Partial<Record<AllergenId, boolean>>

/** The same of both lists. */
export type SaidChange = Record<SayingMode, AllergenChange>
export const NO_CHANGE: SaidChange = { allergens: {}, traces: {} }

/** Of so many dishes, how many have it: all, some, none. */
export type Share = 'all' | 'some' | 'none'
export const shareOf = (count: number, of: number): Share => (count === 0 ? 'none' : count === of ? 'all' : 'some')

/** What a tap does: all, then none, then as it was; what all have already starts with none. */
export function nextChange(now: boolean | undefined, share: Share): boolean | undefined {
  const cycle = share === 'all' ? [undefined, false] : share === 'none' ? [undefined, true] : [undefined, true, false]
  return cycle[(cycle.indexOf(now) + 1) % cycle.length]
}

/** The allergens of one dish after the change, in the order of the 14; unknown stored ones stay. */
export function changedAllergens(before: readonly string[], change: AllergenChange): string[] {
  const known = ALLERGEN_IDS.filter(id => change[id] ?? before.includes(id))
  return [...known, ...before.filter(id => !(ALLERGEN_IDS as readonly string[]).includes(id))]
}
