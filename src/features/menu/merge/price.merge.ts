import { type Body, isSame, type Merged } from '#shared/fields/three-way.ts'
import { joinPrices } from './joined-prices.ts'
import { inCurrency, listedPrices } from '#features/prices/listed-prices.ts'
import { lineOf, sentPrice } from '#features/prices/price-fields.ts'
import type { PriceLine } from '#features/prices/price-line.ts'
import { type NamedLabel, priceText } from '#features/prices/price-text.ts'
import { labelName } from '#features/prices/typed-prices.ts'
import type { Dish } from '../menu.contract.ts'
import { fieldTexts, formTexts } from '../menu-page.texts.ts'

type Versions = { base: Dish; mine: Dish; theirs: Dish; sent: Dish | null }
type PriceWords = { currency: string; labels?: readonly NamedLabel[] }

const linesOf = ({ prices }: Dish): PriceLine[] => prices.map(lineOf)
const bodyOfLines = (lines: readonly PriceLine[]): Body => ({ prices: lines.map(sentPrice) })

/**
 * Prices that two people have changed are joined line by line, and asked line by line; as a whole only where their
 * lists cannot be joined (TABLE §8).
 */
export function mergePrices({ base, mine, theirs, sent }: Versions, words: PriceWords): Merged {
  const [was, wanted, is] = [linesOf(base), linesOf(mine), linesOf(theirs)]
  const joined = joinPrices({ base: was, mine: wanted, theirs: is, sent: sent && linesOf(sent) })
  if (joined)
    return {
      free: isSame(joined.lines, is) ? {} : bodyOfLines(joined.lines),
      contested: joined.contested.map(({ at, ...line }) => ({
        ...question(`prices.${at}`, labelName(line.mine.label, words.labels ?? [])),
        ...shown([line.mine], [line.theirs], words),
        body: others => {
          const lines = (others['prices'] as Body[] | undefined) ?? joined.lines.map(sentPrice)
          return { ...others, prices: lines.with(at, sentPrice(line.mine)) }
        },
      })),
    }
  const isOwn = sent !== null && isSame(linesOf(sent), is)
  if (isOwn || isSame(was, is)) return { free: bodyOfLines(wanted), contested: [] }
  return {
    free: {},
    contested: [{ ...question('prices', ''), ...shown(wanted, is, words), body: bodyOfLines(wanted) }],
  }
}

const question = (key: string, label: string) => ({
  key,
  label: label || formTexts.price,
  phrase: label ? fieldTexts.priceOf(label) : fieldTexts.names.price,
  preset: 'mine' as const,
  inBar: true,
})

/** As the list shows them; those that read alike differ in their labels or persons, which are said. */
function shown(mine: PriceLine[], theirs: PriceLine[], { currency, labels = [] }: PriceWords) {
  const [own, other] = [listedPrices(mine, currency), listedPrices(theirs, currency)]
  if (own !== other) return { mine: own, theirs: other }
  const said = (lines: PriceLine[]) => inCurrency(priceText(lines, { labelled: labels }), currency)
  return { mine: said(mine), theirs: said(theirs) }
}
