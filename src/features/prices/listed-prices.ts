import { formatPrice } from '#shared/money.ts'
import { type PriceLine, plainLine } from './price-line.ts'
import { shownAmount } from './price-view.ts'
import { UNIT_WORDS } from './price-words.ts'

/** 'Según mercado' where there is little room. */
export const MARKET_SHORT = 'S/M'

/** ' €'. */
const signOf = (currency: string): string => formatPrice(0, currency).replace(/^[\d.,]+/, '')

/** A line of text as `priceText` writes it, with the sign of a currency before its units: '62 US$/kg'. */
export const inCurrency = (text: string, currency: string): string => text.replace(/(?<=\d) €(?=\/)/g, signOf(currency))

function listedLine(line: PriceLine, currency: string, isOnly: boolean): string {
  if (line.market && line.cents === null) return MARKET_SHORT
  const amount = shownAmount({ cents: line.cents ?? 0 }, currency, isOnly)
  const text = line.unit === null ? amount : amount + UNIT_WORDS[line.unit].es
  return line.market ? `${MARKET_SHORT} · ${text}` : text
}

const isBare = ({ unit, cents }: PriceLine): boolean => unit === null && cents !== null

/** All prices of a dish in the dashboard: '3,50 / 6 / 11 €', 'S/M · 98,00 €/kg'; '0,00 €' where there is none. */
export function listedPrices(lines: readonly PriceLine[], currency: string): string {
  if (lines.length === 0) return listedPrices([plainLine(null)], currency)
  const sign = signOf(currency)
  const last = lines.findLastIndex(isBare)
  return lines
    .map((line, at) => {
      const text = listedLine(line, currency, lines.length === 1)
      return at < last && text.endsWith(sign) ? text.slice(0, -sign.length) : text
    })
    .join(' / ')
}

/** The same where there is no room: '3,50 a 11 €', 'S/M'. */
export function shortPrices(lines: readonly PriceLine[], currency: string): string {
  if (lines.some(({ market }) => market)) return MARKET_SHORT
  const priced = lines.toSorted((one, other) => (one.cents ?? 0) - (other.cents ?? 0))
  const [least] = priced
  const most = priced.at(-1)
  if (!least || !most || least === most) return listedPrices(lines, currency)
  return listedPrices([least, most], currency).replace(' / ', ' a ')
}

/** One price as a cell shows it: '6,00 €', '62,00 €/kg'. */
export function cellPrice({ cents, unit }: Pick<PriceLine, 'cents' | 'unit'>, currency: string): string {
  const amount = formatPrice((cents ?? 0) / 100, currency)
  return unit === null ? amount : amount + UNIT_WORDS[unit].es
}
