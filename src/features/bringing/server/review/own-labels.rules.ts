import { comparable, type Names } from '#features/prices/names.ts'
import { isPriceLabel, repeatedLabel } from '#features/prices/price-line.ts'
import { LABEL_NAMES } from '#features/prices/price-words.ts'
import { OWN_LABEL_NAME_MAX } from '#features/prices/prices.limits.ts'
import type { DraftContent } from './draft-content.ts'
import type { ReadPrice } from '../../reading/draft.ts'

type Labels = ReadonlyMap<string, Names>

const idOf = (word: string, labels: Labels): string | undefined => {
  const wanted = comparable(word)
  for (const [id, names] of labels) if (Object.values(names).some(name => comparable(name) === wanted)) return id
  return undefined
}

/** A label that the house has deleted since the review is none, as in dishes that come back. */
const known = (price: ReadPrice, labels: Labels): ReadPrice =>
  price.label === null || isPriceLabel(price.label) || labels.has(price.label) ? price : { ...price, label: null }

/** Words of the paper that are labels of the house become these; two lines of one label stay as they are. */
export function labelledPrices(read: readonly ReadPrice[], labels: Labels): ReadPrice[] {
  const prices = read.map(price => known(price, labels))
  const labelled = prices.map(price => {
    const id = price.word === undefined ? undefined : idOf(price.word, labels)
    if (id === undefined) return price
    const { word: _, ...line } = price
    return { ...line, label: id }
  })
  return repeatedLabel(labelled) === undefined ? labelled : prices
}

export const withOwnLabels = (content: DraftContent, labels: Labels): DraftContent => ({
  ...content,
  dishes: content.dishes.map(dish => ({
    ...dish,
    prices: labelledPrices(dish.prices, labels),
    doubts: dish.doubts.map(doubt => ({
      ...doubt,
      readings: doubt.readings.map(reading =>
        'prices' in reading ? { prices: labelledPrices(reading.prices, labels) } : reading,
      ) as typeof doubt.readings,
    })),
  })),
})

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const STANDARD: ReadonlySet<string> = new Set(
  Object.values(LABEL_NAMES).flatMap(names => Object.values(names).map(comparable)),
)

/** Words that no label has yet, each once, as the paper writes it first. */
export function newLabelWords(prices: readonly (readonly ReadPrice[])[], labels: Labels): string[] {
  const words = new Map<string, string>()
  for (const { word = '' } of prices.flat()) {
    const plain = comparable(word)
    if (plain === '' || [...word].length > OWN_LABEL_NAME_MAX || STANDARD.has(plain) || words.has(plain)) continue
    if (idOf(word, labels) === undefined) words.set(plain, capitalized(word))
  }
  return [...words.values()]
}
