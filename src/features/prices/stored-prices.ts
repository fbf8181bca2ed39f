import { centsToDecimal } from '#shared/money.ts'
import { isPlain, type PriceLine, plainLine } from './price-line.ts'

/** A line as it is stored: a market price of today ends at `until`, an ISO time. */
export type StoredPrice = PriceLine & { until?: string }

/**
 * Prices of a dish as they are stored. `price`, exact decimal text, always is the amount of the first line, 0 where
 * that is none: the release before this one reads and writes it alone. `prices: null` is one plain line, as every dish
 * had before.
 */
export type StoredPrices = { price: string; prices: StoredPrice[] | null }

/** When somebody said what the market asks on that day, first and last: ISO times. */
export type MarketSaid = { first: string; last: string }

const centsOf = (decimal: string): number | null => Math.round(Number(decimal) * 100) || null

/** The lines, the first with the amount of `price`. */
export function linesOf({ price, prices }: StoredPrices): StoredPrice[] {
  const cents = centsOf(price)
  if (prices === null || (prices.length === 0 && cents !== null)) return [plainLine(cents)]
  return prices.map((line, at) => (at === 0 ? { ...line, cents } : line))
}

export function toStored(lines: readonly StoredPrice[]): StoredPrices {
  const [first] = lines
  const isOnePlain = lines.length === 1 && first !== undefined && isPlain(first)
  return { price: centsToDecimal(first?.cents ?? 0), prices: isOnePlain ? null : [...lines] }
}

/** What a body may say of prices: `price` in cents, or all lines, which win (4-beyond §2). */
export type PriceChange = { price?: number | undefined; prices?: readonly PriceLine[] | undefined }

/** The lines after `price` alone has changed: the first one has that amount, and is made where there is none. */
const withFirst = (lines: readonly StoredPrice[], cents: number): [StoredPrice, ...StoredPrice[]] => {
  const [first, ...others] = lines
  return first ? [{ ...first, cents: cents === 0 ? null : cents }, ...others] : [plainLine(cents)]
}

/** With the end of what is a market price of today. */
function dated({ until: _, ...line }: StoredPrice, until: string): StoredPrice {
  return line.market && line.cents !== null ? { ...line, until } : line
}

/** `until`: when a market price that is said now ends, as ISO text. */
export function changedPrices(before: StoredPrices, { price, prices }: PriceChange, until: string): StoredPrices {
  if (prices) return toStored(prices.map(line => dated(line, until)))
  if (price === undefined) return before
  const [first, ...others] = withFirst(linesOf(before), price)
  return toStored([dated(first, until), ...others])
}

/** After a change of prices at `now`, an ISO time, which may say a market price of today. */
export function marketSaidAfter(before: MarketSaid | null, stored: StoredPrices, now: string): MarketSaid | null {
  const saysToday = linesOf(stored).some(
    ({ cents, until }) => cents !== null && until !== undefined && Date.parse(until) > Date.parse(now),
  )
  return saysToday ? { first: before?.first ?? now, last: now } : before
}

/** The prices that hold at a moment: what a market said for another day is gone. */
export const pricesAt = (stored: StoredPrices, now: Date): PriceLine[] =>
  linesOf(stored).map(({ until, ...line }) =>
    until !== undefined && Date.parse(until) <= now.getTime() ? { ...line, cents: null } : line,
  )

/** When the next of today's market prices ends, as ISO text. */
export const nextPriceEnd = ({ prices }: Pick<StoredPrices, 'prices'>, now: Date): string | undefined =>
  (prices ?? [])
    .flatMap(({ until }) => (until !== undefined && Date.parse(until) > now.getTime() ? [until] : []))
    .toSorted()
    .at(0)
