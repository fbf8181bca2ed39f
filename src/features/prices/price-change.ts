import { centsToDecimal } from '#shared/money.ts'
import type { PriceLine } from './price-line.ts'
import { type NamedLabel, priceText } from './price-text.ts'

/** What a change of prices was, as 'Actividad' keeps it. */
export type ToldPrice = {
  /** The label of the one line that differs; null: the line has none, or all lines are told. */
  label: string | null
  /** Of one line: decimal text, `6.50`, empty for none. Of several: a line of text. */
  before: string
  after: string
}

const decimal = ({ cents }: PriceLine): string => (cents === null ? '' : centsToDecimal(cents))
const isSameBut = (a: PriceLine, b: PriceLine): boolean =>
  a.label === b.label && a.market === b.market && a.unit === b.unit && a.minPersons === b.minPersons

/** 'Media 6,00 → 6,50 €' where one amount alone differs, else all that was and all that is. */
export function toldPrice(
  before: readonly PriceLine[],
  after: readonly PriceLine[],
  labelled: readonly NamedLabel[],
): ToldPrice {
  const different = after.flatMap((line, at) => {
    const was = before[at]
    return was && isSameBut(was, line) && was.cents === line.cents ? [] : [{ was, line }]
  })
  const [only] = different
  if (before.length === after.length && different.length === 1 && only?.was && isSameBut(only.was, only.line))
    return { label: only.line.label, before: decimal(only.was), after: decimal(only.line) }
  return { label: null, before: priceText(before, { labelled }), after: priceText(after, { labelled }) }
}
