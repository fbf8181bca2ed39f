import { lineOf, type SentPrice, sentPrice } from '#features/prices/price-fields.ts'
import { fieldText, startTyping, type TypedPrices, typedProblem, typePrices } from '#features/prices/typed-prices.ts'
import type { Written } from '#features/bringing/screen/prices.words.ts'
import type { DraftDish } from '#features/bringing/screen/review.rules.ts'

const typing = ({ prices }: DraftDish): TypedPrices => startTyping(prices.map(lineOf))

/** The prices of a dish as one line of text, as the form writes them. */
export const priceTextOf = (dish: DraftDish, { currency }: Written): string => fieldText(typing(dish), currency)

/** What was typed as lines; `problem`: what is not understood. */
export function readPrices(dish: DraftDish, text: string, { own }: Written): { prices: SentPrice[]; problem?: string } {
  const typed = typePrices(typing(dish), text, { own, propose: count => Array.from({ length: count }, () => null) })
  const problem = typedProblem(typed, own)
  return { prices: typed.lines.map(sentPrice), ...(problem !== undefined && { problem }) }
}
