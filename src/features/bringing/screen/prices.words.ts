import { cellPrice } from '#features/prices/listed-prices.ts'
import { lineOf } from '#features/prices/price-fields.ts'
import type { NamedLabel } from '#features/prices/price-text.ts'
import { labelName } from '#features/prices/typed-prices.ts'
import type { Draft } from '../draft.contract.ts'
import { doubtTexts } from './doubts.texts.ts'

type DraftPrice = Draft['dishes'][number]['prices'][number]
/** What prices are written with: labels of the house, and its currency. */
export type Written = { own: readonly NamedLabel[]; currency: string }

/** 'Tapa', 'Bandeja': the label, or the word of the paper; '' for none. */
export const portionOf = ({ label, word }: DraftPrice, { own }: Written): string => labelName(label, own) || word || ''

const amountOf = (price: DraftPrice, { currency }: Written): string =>
  price.market && price.amount === null ? doubtTexts.marketYes : cellPrice(lineOf(price), currency)

/** The lines of a dish's prices: 'Tapa 4,50 €', 'Ración 12,00 €'; one for 'Sin precio'. */
export function priceRows(prices: readonly DraftPrice[], written: Written): string[] {
  const said = prices.filter(({ amount, market }) => amount !== null || market)
  if (said.length === 0) return [doubtTexts.noPrice]
  return said.map(price => [portionOf(price, written), amountOf(price, written)].filter(Boolean).join(' '))
}

const AND = new Intl.ListFormat('es', { type: 'conjunction' })

/** All of them in a sentence: 'Tapa 4,50 € y Ración 12,00 €'. */
export const pricesInWords = (prices: readonly DraftPrice[], written: Written): string =>
  AND.format(priceRows(prices, written))

/** 'Tapa y Ración'; their amounts where they have no words. */
export const portionsInWords = (prices: readonly DraftPrice[], written: Written): string =>
  AND.format(prices.map(price => portionOf(price, written) || amountOf(price, written)))
