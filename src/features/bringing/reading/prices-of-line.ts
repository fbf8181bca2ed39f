import { repeatedLabel } from '#features/prices/price-line.ts'
import { isDrinksCategory, proposedLabels } from '#features/prices/price-labels.ts'
import { PRICES_MAX } from '#features/prices/prices.limits.ts'
import type { Doubt, DoubtKind, ReadPrice } from './draft.ts'
import { labelByColumns, type PriceColumn } from './line/labels-row.ts'
import type { Tail } from './line/tail.ts'
import type { Habits, Seen } from './shape/seen.ts'
import type { SourceKind } from './source-line.ts'

export type PriceContext = {
  habits: Habits
  columns: PriceColumn[] | undefined
  /** Spanish name of the category. */
  category: string
  source: SourceKind
  /** The price is that of the heading. */
  isCommon?: boolean
  /** What stands around the price: the name as it is written, and the lines below it. */
  around?: string
  /** The heading says that prices are for one person. */
  isPerPerson?: boolean
}
export type DecidedPrices = { prices: ReadPrice[]; doubts: Doubt[] }

/** Below it a photograph's digits are asked. */
const SURE = 80
/** Wines stand under the name of where they come from. */
const WINE =
  /\b(?:rioja|ribera|rueda|rías baixas|somontano|priorat|toro|jumilla|d\.\s?o|crianza|reserva|roble|verdejo|albariño|tempranillo|godello|cava|brut)\b/iu
/** 'Copa de vino: desde 2 €'. */
const FROM = /(?:^|\s)(?:desde|a partir de)$/iu
/** With its cents, with its sign, or, as in 'Helado 2 bolas 4 3 bolas 5,50', before the number of the next portion. */
const MONEY = /\d[.,]\d{2}(?!\d)|\d\s?€|(?<=\p{L}\s)\d{1,3}\s+\d{1,3}(?=\s\p{L})/u

const ask = (kind: DoubtKind, group: string, ...readings: ReadPrice[][]): Doubt => {
  const [first = [], second = [], ...more] = readings.map(prices => ({ prices }))
  return { field: 'price', kind, group, readings: [first, second, ...more] as Doubt['readings'] }
}
const plain = (cents: number | null): ReadPrice => ({ label: null, cents, market: false, unit: null, minPersons: null })
const nameOf = (price: ReadPrice): string => price.label ?? price.word ?? '-'
const isNamed = (price: ReadPrice): boolean => price.label !== null || price.word !== undefined

/** Labels that two lines share go: the lines could not be stored. */
const distinct = (prices: ReadPrice[]): ReadPrice[] =>
  repeatedLabel(prices) === undefined ? prices : prices.map(price => ({ ...price, label: null }))

/** Several amounts: words of the columns over them or of the line, else those that such a category has. */
function several(tail: Tail, seen: Seen, { columns, category }: PriceContext): DecidedPrices {
  const byColumns = columns && labelByColumns(tail.prices, seen.line.cells, columns)
  const named = distinct(byColumns ?? tail.prices).slice(0, PRICES_MAX)
  const last = named.at(-1) ?? plain(null)
  const only = [{ ...last, label: null }]
  if (named.every(isNamed))
    return { prices: named, doubts: [ask('portions', `portions ${named.map(nameOf).join(' ')}`, named, only)] }
  const labels = proposedLabels(named.length, [], isDrinksCategory(category) || WINE.test(`${category} ${seen.rest}`))
  const proposed = named.some(isNamed) ? named : named.map((price, at) => ({ ...price, label: labels[at] ?? null }))
  return { prices: proposed, doubts: [ask('amounts', `amounts ${named.length} ${category}`, proposed, only)] }
}

/** Whether a single amount may be something else: a number of the name, or a price without its comma. */
function isOddNumber(tail: Tail, { habits }: PriceContext): boolean {
  const [price] = tail.prices
  if (tail.isMarked || price?.cents == null) return false
  if (price.cents % 100 !== 0) return habits.isMarked
  return (
    (habits.isMarked && !tail.isApart) ||
    (habits.isMarked && habits.hasDecimals && price.cents >= 10_000) ||
    price.cents >= 100_000
  )
}

function single(tail: Tail, seen: Seen, context: PriceContext): DecidedPrices {
  const [read = plain(null)] = tail.prices
  const [labelled = read] =
    (context.columns && !isNamed(read) && labelByColumns(tail.prices, seen.line.cells, context.columns)) || []
  const prices = [labelled]
  const bare = [plain(read.cents)]
  if (context.isCommon) return { prices, doubts: [ask('number', `common ${seen.text}`, prices, [])] }
  if (context.isPerPerson && read.unit === null && !read.market)
    return {
      prices: [{ ...read, unit: 'person' }],
      doubts: [ask('unit', 'unit person', [{ ...read, unit: 'person' }], bare)],
    }
  if (read.market) return { prices, doubts: [ask('market', 'market', prices, [])] }
  if (read.unit !== null) return { prices, doubts: [ask('unit', `unit ${read.unit}`, prices, bare)] }
  if (tail.loose) return { prices, doubts: [ask('number', `number ${seen.text}`, prices, tail.loose.prices)] }
  if (isOddNumber(tail, context)) return { prices, doubts: [ask('number', `number ${seen.text}`, prices, [])] }
  return { prices, doubts: [] }
}

/** What a photograph may have read wrong: digits it was not sure of, or written unlike the others. */
function unclear(decided: DecidedPrices, seen: Seen, { habits, source }: PriceContext): DecidedPrices {
  if (source !== 'photo') return decided
  const sure = Math.min(
    ...seen.line.cells.slice(-Math.max(1, decided.prices.length)).map(({ confidence = 100 }) => confidence),
  )
  const isUnlike = habits.hasDecimals && seen.tail !== undefined && !seen.tail.isMarked
  if (sure >= SURE && !isUnlike) return decided
  if (decided.doubts.some(({ kind }) => kind === 'unclear')) return decided
  return { ...decided, doubts: [...decided.doubts, ask('unclear', `unclear ${seen.text}`, decided.prices, [])] }
}

/** The prices of a dish as far as they are certain, and what is asked about them. */
export function decidePrices(priced: Seen | undefined, name: string, context: PriceContext): DecidedPrices {
  const tail = priced?.tail
  if (!priced || !tail)
    return { prices: [], doubts: [ask('missing', `missing ${name}`, [], [{ ...plain(null), market: true }])] }
  const decided = tail.prices.length > 1 ? several(tail, priced, context) : single(tail, priced, context)
  // 'Croquetas 6 uds 3,50 doble 6': an amount that stayed in the name, or in what was taken for a description.
  if ((MONEY.test(context.around ?? name) || FROM.test(priced.rest)) && decided.doubts.length === 0)
    return { ...decided, doubts: [ask('amounts', `amounts ${priced.text}`, decided.prices, [])] }
  return unclear(decided, priced, context)
}
