import { z } from 'zod'
import { formatPrice, price } from '#shared/money.ts'
import { lineOf, priceAnswer, type PriceAnswer, priceLines, type SentPrice } from '#features/prices/price-fields.ts'
import { isPlain } from '#features/prices/price-line.ts'
import type { MarketSaid, StoredPrice } from '#features/prices/stored-prices.ts'
import { startTyping } from '#features/prices/typed-prices.ts'
import { formTexts } from '../menu-page.texts.ts'
import { storedField } from './dish-field.ts'

/** The price of the specification: the amount of the first line (4-beyond §2). */
export const priceField = storedField({
  label: formTexts.price,
  phrase: 'el precio',
  column: 'decimal',
  initial: '0.00' as string,
  copied: true,
  /** At most two decimals. */
  answer: z.number(),
  answered: 'byRule',
  public: true,
  /** Whole cents after parsing. */
  change: price,
  example: '12,40',
  joins: 'replace',
  store: 'byRule',
  bulk: price,
  undo: 'before',
  // All lines have one input.
  form: null,
  ifBoth: 'ask',
  shown: (amount, { currency }) => formatPrice(amount, currency),
  described: 'own',
})

/** One plain price says no more than `price`. */
export const saysMoreThanPrice = (prices: readonly PriceAnswer[]): boolean =>
  prices.length > 1 || prices.some(line => !isPlain(lineOf(line)))

const shownPrices = (prices: unknown): unknown => (saysMoreThanPrice(prices as PriceAnswer[]) ? prices : undefined)

/** All lines of price, in order; null: the one price of every dish that never had more. */
export const pricesField = storedField({
  label: formTexts.price,
  phrase: 'el precio',
  column: 'json',
  initial: [] as StoredPrice[] | null,
  copied: true,
  answer: z.array(priceAnswer),
  answered: 'byRule',
  public: { answer: z.array(priceAnswer).optional(), of: shownPrices },
  change: priceLines,
  example: [
    { label: 'tapa', amount: '3,50' },
    { label: 'racion', amount: '11' },
  ] as SentPrice[],
  joins: 'replace',
  store: 'byRule',
  bulk: priceLines,
  undo: 'before',
  form: answer => startTyping((answer ?? []).map(lineOf)),
  ifBoth: 'prices',
  shown: null,
  described: 'own',
})

/** When somebody said what the market asks on that day, first and last; only the check reads it. */
export const marketSaidField = storedField({
  label: formTexts.price,
  phrase: 'el precio',
  column: 'json',
  initial: null as MarketSaid | null,
  copied: false,
  answer: null,
  answered: null,
  change: null,
  example: null,
  joins: null,
  store: 'byRule',
  bulk: null,
  undo: null,
  form: null,
  ifBoth: null,
  shown: null,
  described: null,
})
