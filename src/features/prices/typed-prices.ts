import { isPriceLabel, isSameLine, type PriceLine, repeatedLabel } from './price-line.ts'
import { cellPrice, listedPrices, MARKET_SHORT } from './listed-prices.ts'
import { labelLines } from './price-labels.ts'
import { type NamedLabel, priceText, readPriceText, repeatedLabelText } from './price-text.ts'
import { LABEL_NAMES } from './price-words.ts'
import { priceFormTexts as texts } from './price-form.texts.ts'

/** Prices that are typed in one line, and the lines that are shown under it: those are saved (TABLE §4.1). */
export type TypedPrices = {
  text: string
  lines: PriceLine[]
  /** The lines whose labels new amounts keep: the stored ones, until another label is chosen. */
  before: PriceLine[]
  /** Labels of prices that go. */
  lost: string[]
  /** The sentence about what is not understood. */
  problem?: string
}

/** What a text is read with. */
export type Reading = {
  /** Labels of the house. */
  own: readonly NamedLabel[]
  /** Labels for so many prices. */
  propose: (count: number) => (string | null)[]
}

const saysAPrice = ({ cents, market, label }: PriceLine): boolean => cents !== null || market || label !== null

/** The field over the prices of a dish; empty where it has none. */
export function startTyping(stored: readonly PriceLine[]): TypedPrices {
  const lines = stored.some(saysAPrice) ? [...stored] : []
  return { text: lines.length > 0 ? priceText(lines) : '', lines, before: lines, lost: [] }
}

/** The text as the field shows it: the sign of the euro stands before a unit only where prices are in euros. */
export const fieldText = ({ text }: TypedPrices, currency: string): string =>
  currency === 'EUR' ? text : text.replaceAll(' €/', '/')

/** What the text is now; each amount keeps the label of the nearest one of before. */
export function typePrices({ before }: TypedPrices, text: string, { own, propose }: Reading): TypedPrices {
  const { lines: read, problem } = readPriceText(text, own)
  const { lines, lost } = labelLines(before, read, propose(read.length))
  return problem === undefined ? { text, lines, before, lost } : { text, lines, before, lost: [], problem }
}

/** With another label for one of the lines; a label in the text itself would take it back. */
export function chooseLabel(
  typed: TypedPrices,
  at: number,
  label: string | null,
  own: readonly NamedLabel[],
): TypedPrices {
  const lines = typed.lines.map((line, place) => (place === at ? { ...line, label } : line))
  const isSaidInText = readPriceText(typed.text, own).lines.some(line => line.label !== undefined)
  const text = isSaidInText && typed.problem === undefined ? priceText(lines) : typed.text
  return { ...typed, text, lines, before: lines }
}

/** Why they cannot be saved. */
export const typedProblem = ({ problem, lines }: TypedPrices, own: readonly NamedLabel[]): string | undefined =>
  problem ?? repeatedLabelText(lines, own)

/** One amount and nothing else: the field alone says all. */
export const isOnePlain = ([line, ...others]: readonly PriceLine[]): boolean =>
  others.length === 0 && (line === undefined || (line.label === null && !line.market && line.unit === null))

/** The lines that share a label which only one may have. */
export function linesOfOneName(lines: readonly PriceLine[]): Set<PriceLine> {
  const label = repeatedLabel(lines)
  if (label === undefined) return new Set()
  const units = lines.filter(line => line.label === label).map(({ unit }) => unit)
  const twice = new Set(units.filter((unit, at) => units.indexOf(unit) !== at))
  return new Set(lines.filter(line => line.label === label && twice.has(line.unit)))
}

/** What a label is called; '' for none, and for one of the house that is not known here. */
export const labelName = (label: string | null, own: readonly NamedLabel[]): string =>
  label !== null && isPriceLabel(label) ? LABEL_NAMES[label].es : (own.find(({ id }) => id === label)?.name ?? '')

/** What a change of prices was, in a toast: 'media 6,50 €, ración 12,00 €', 'sin tapa' (TABLE §4.4). */
export function toldChange(
  before: readonly PriceLine[],
  after: readonly PriceLine[],
  { own, currency }: { own: readonly NamedLabel[]; currency: string },
): string {
  const changed = after.filter(line => !before.some(was => isSameLine(was, line)))
  const gone = before.filter(({ label }) => label !== null && !after.some(line => line.label === label))
  const named = [...changed, ...gone].map(line => labelName(line.label, own).toLowerCase())
  if (named.length === 0 || named.includes('')) return listedPrices(after, currency)
  return named
    .map((name, at) => (changed[at] ? `${name} ${toldPrice(changed[at], currency)}` : texts.without(name)))
    .join(', ')
}

const toldPrice = (line: PriceLine, currency: string): string =>
  line.market && line.cents === null ? MARKET_SHORT : cellPrice(line, currency)
