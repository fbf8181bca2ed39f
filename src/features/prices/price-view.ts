import type { Locale } from '#shared/locale.ts'
import { formatPrice } from '#shared/money.ts'
import { nameIn, type Names } from './names.ts'
import { lineOf, type PriceAnswer } from './price-fields.ts'
import { isPriceLabel, plainLine, type PriceLine, type PriceUnit } from './price-line.ts'
import { LABEL_NAMES, MARKET_WORDS, UNIT_WORDS } from './price-words.ts'
import type { PublicPrices } from './public-prices.ts'
import { type ZoneSurcharge, zoneLine } from './zone.rules.ts'
import type { PageText } from '#features/restaurants/locales/locales.rules.ts'

/** One line of price as diners read it. */
export type PriceView = {
  /** Undefined: the line has none. */
  label: PageText | undefined
  /** `6,50 €`; '' for none. */
  amount: string
  /** `/kg`, or ''. */
  unit: string
  /** By the market: the amount is today's. */
  market: boolean
  /** The same for programs: whole cents, null for none, and what they are for. */
  cents: number | null
  per: PriceUnit | null
}

/** What diners get of a dish's prices: without lines, `price` is all there is. */
export type PricedDish = { price: number; prices?: PriceAnswer[] | undefined }

/** What the prices of a page depend on. */
export type PricedFor = {
  currency: string
  locale: Locale
  defaultLocale: Locale
  /** Labels of the house by id. */
  labels: Readonly<Record<string, Names>>
  zone?: ZoneSurcharge | undefined
}

type OfHouse = { currency: string; defaultLocale: Locale } & PublicPrices

/** What the prices of a menu depend on, in one language and in a zone. */
export const pricedFor = (
  { currency, defaultLocale, priceLabels = [] }: OfHouse,
  locale: Locale,
  zone?: ZoneSurcharge,
): PricedFor => ({
  zone,
  currency,
  locale,
  defaultLocale,
  labels: Object.fromEntries(priceLabels.map(({ _id, names }) => [_id, names])),
})

/** In a line of several, ',00' is left out (4-beyond §2). */
export function shownAmount({ cents }: Pick<PriceLine, 'cents'>, currency: string, isOnly: boolean): string {
  if (cents === null) return ''
  const amount = formatPrice(cents / 100, currency)
  return isOnly || cents % 100 !== 0 ? amount : amount.replace(/,00(?=\D|$)/, '')
}

function labelOf({ label }: PriceLine, { labels, locale, defaultLocale }: PricedFor): PageText | undefined {
  if (label === null) return undefined
  if (isPriceLabel(label)) return { text: LABEL_NAMES[label][locale], lang: undefined }
  const names = labels[label]
  return names && nameIn(names, locale, defaultLocale)
}

const linesOf = ({ price, prices }: PricedDish): PriceLine[] =>
  prices ? prices.map(lineOf) : [plainLine(Math.round(price * 100))]

/** The prices of a dish, in order and in the zone; lines without any price say nothing to diners. */
export function priceViews(dish: PricedDish, priced: PricedFor): PriceView[] {
  const { zone, currency, locale } = priced
  const lines = linesOf(dish).filter(({ cents, market }) => cents !== null || market)
  return lines.map(line => {
    const shown = zone ? zoneLine(line, zone) : line
    return {
      label: labelOf(line, priced),
      amount: shownAmount(shown, currency, lines.length === 1),
      unit: line.unit === null || line.cents === null ? '' : UNIT_WORDS[line.unit][locale],
      market: line.market,
      cents: shown.cents,
      per: line.unit,
    }
  })
}

/** For how many people a dish is made at least: the most of its lines. */
export const minPersonsOf = ({ prices }: Pick<PricedDish, 'prices'>): number | null =>
  (prices ?? []).reduce<number | null>((most, { minPersons }) => Math.max(most ?? 0, minPersons ?? 0) || null, null)

/** One price that is no more than an amount: it is drawn as it always was. */
export const isOneAmount = ([price, ...others]: readonly PriceView[]): boolean =>
  price !== undefined && others.length === 0 && price.label === undefined && !price.market

const MAX_COLUMNS = 3
const keyOf = (prices: readonly PriceView[]): string => prices.map(({ label }) => label?.text ?? '').join('|')
const canStandInColumns = (prices: readonly PriceView[]): boolean =>
  prices.length > 1 &&
  prices.length <= MAX_COLUMNS &&
  prices.every(({ label, unit, market }) => label !== undefined && unit === '' && !market)

/** The labels that half of the dishes or more have alike; none where no half does (TABLE §4 7). */
export function columnsOf(dishes: readonly { prices: readonly PriceView[] }[]): PageText[] {
  const counted = Map.groupBy(dishes.map(({ prices }) => prices).filter(canStandInColumns), prices => keyOf(prices))
  const most = [...counted.values()].toSorted((a, b) => b.length - a.length)[0] ?? []
  const [prices] = most
  if (!prices || most.length * 2 < dishes.length) return []
  return prices.flatMap(({ label }) => label ?? [])
}

/** Its labels stand at the head of its category. */
export const isInColumns = (prices: readonly PriceView[], columns: readonly PageText[]): boolean =>
  columns.length > 0 && canStandInColumns(prices) && keyOf(prices) === columns.map(({ text }) => text).join('|')

/** More are said by the first and the last. */
const WRITTEN_OUT = 3

/** All prices of a dish in one line: '3,50 / 6 / 11 €', '62,00 €/kg', 'Según mercado'; '' for none. */
export function pricesInOneLine(prices: readonly PriceView[], locale: Locale): string {
  const said = prices.map(({ amount, unit }) => amount + unit).filter(text => text !== '')
  const last = said.at(-1)
  if (last === undefined) return prices.length > 0 ? MARKET_WORDS[locale] : ''
  const shown = said.length > WRITTEN_OUT ? said.slice(0, 1) : said.slice(0, -1)
  const currency = /\s\D+$/.exec(last)?.[0] ?? ''
  const before = shown.map(text => (text.endsWith(currency) ? text.slice(0, text.length - currency.length) : text))
  return [...before, last].join(said.length > WRITTEN_OUT ? ' – ' : ' / ')
}
