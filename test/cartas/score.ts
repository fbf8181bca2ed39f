import { normalizeAllergens } from '#features/allergens/allergens.ts'
import type { ReadDish, ReadDraft, ReadPrice } from '#features/bringing/reading/draft.ts'
import { folded } from '#features/bringing/reading/words.ts'
import type { Carta } from './corpus.ts'
import type { TrueDish } from './house.ts'
import { allergensOf, isMissing } from './paper.ts'

/** What was right in one carta, or in several. */
export type Score = {
  truth: number
  found: number
  names: number
  /** Of the dishes that were found. */
  pricesRight: number
  pricesAsked: number
  /** Not right, and not asked: what must not be. */
  pricesWrong: number
  categories: number
  /** Questions, those of one group counted once. */
  questions: number
  allergens: { right: number; said: number; meant: number }
  notes: string[]
}

const plain = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const priceKey = ({ cents, market, unit }: ReadPrice): string => `${market ? 'market' : cents} ${unit ?? ''}`
const isSame = (one: readonly ReadPrice[], other: readonly ReadPrice[]): boolean =>
  one.map(priceKey).toSorted().join() === other.map(priceKey).toSorted().join()
const labelsOf = (prices: readonly ReadPrice[]): string => prices.map(({ label }) => label ?? '-').join()

/** Capitals, accents and marks do not count; a photograph may mistake one letter of twelve. */
function isName(read: string, meant: string, kind: Carta['kind']): boolean {
  if (plain(read) === plain(meant)) return true
  return kind === 'photo' && distance(plain(read), plain(meant)) <= Math.max(1, Math.floor(meant.length / 12))
}

export function distance(a: string, b: string): number {
  const row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    let before = row[0] ?? 0
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      const kept = row[j] ?? 0
      row[j] = Math.min(kept + 1, (row[j - 1] ?? 0) + 1, before + (a[i - 1] === b[j - 1] ? 0 : 1))
      before = kept
    }
  }
  return row[b.length] ?? 0
}

/** What the paper says of the prices of a dish; the sheet may have no column for its words. */
function meantPrices(dish: TrueDish, at: number, carta: Carta): ReadPrice[] {
  if (carta.sheet === undefined && isMissing(at, carta.style)) return []
  const { sheet } = carta
  if (!sheet || sheet.columns.includes('price')) return dish.prices
  return dish.prices.length === 1
    ? dish.prices
    : dish.prices.filter(({ label }) => label === null || sheet.columns.includes(label as never))
}

const hasMarks = ({ style, sheet }: Carta): boolean =>
  sheet ? sheet.columns.some(column => ['marks', 'words', 'matrix'].includes(column)) : style.marks !== 'none'

/** Compares a draft with what the carta means. */
export function scoreOf(carta: Carta, { dishes, categories }: ReadDraft): Score {
  const meant = carta.house.categories.flatMap(category =>
    category.dishes.map(dish => ({ dish, category: category.names[0] ?? '' })),
  )
  const score: Score = {
    truth: meant.length,
    found: dishes.length,
    names: 0,
    pricesRight: 0,
    pricesAsked: 0,
    pricesWrong: 0,
    categories: 0,
    questions: new Set(dishes.flatMap(({ doubts }) => doubts.map(({ group }) => group))).size,
    allergens: { right: 0, said: 0, meant: 0 },
    notes: [],
  }
  const left = new Set(dishes)
  const missed: string[] = []
  meant.forEach(({ dish, category }, at) => {
    const name = dish.names[0] ?? ''
    const read = [...left].find(each => isName(each.names.es ?? '', name, carta.kind))
    if (!read) return void missed.push(name)
    left.delete(read)
    score.names++
    const named = read.category === null ? '' : (categories[read.category]?.names.es ?? '')
    if (isName(named, category, carta.kind)) score.categories++
    else score.notes.push(`category of «${name}»: «${named}», not «${category}»`)
    scorePrices(score, read, meantPrices(dish, at, carta))
    if (hasMarks(carta)) scoreAllergens(score, read, dish)
  })
  // A dish that is none, with a price that nobody asks about, is a wrong price too.
  const invented = [...left].filter(({ prices, doubts }) => prices.length > 0 && doubts.length === 0)
  score.pricesWrong += invented.filter(({ prices }) => !missed.length || prices.length === 0).length
  for (const name of missed) score.notes.push(`missed «${name}»`)
  for (const { names, prices } of left) score.notes.push(`read «${names.es}» ${prices.map(priceKey).join(' / ')}`)
  return score
}

function scorePrices(score: Score, { names, prices, doubts }: ReadDish, meant: readonly ReadPrice[]): void {
  const asked = doubts.some(({ field }) => field === 'price')
  if (asked) score.pricesAsked++
  if (isSame(prices, meant)) score.pricesRight++
  else if (!asked) {
    score.pricesWrong++
    score.notes.push(
      `WRONG price of «${names.es}»: ${prices.map(priceKey).join(' / ')}, not ${meant.map(priceKey).join(' / ')}`,
    )
  } else
    score.notes.push(`asked «${names.es}»: ${prices.map(priceKey).join(' / ')}, not ${meant.map(priceKey).join(' / ')}`)
  if (isSame(prices, meant) && labelsOf(prices) !== labelsOf(meant))
    score.notes.push(`labels of «${names.es}»: ${labelsOf(prices)}, not ${labelsOf(meant)}`)
}

function scoreAllergens(score: Score, { names, proposals }: ReadDish, dish: TrueDish): void {
  const truth = normalizeAllergens(allergensOf(dish))
  const right = proposals.filter(id => truth.includes(id)).length
  score.allergens.right += right
  score.allergens.said += proposals.length
  score.allergens.meant += truth.length
  if (right !== proposals.length || right !== truth.length)
    score.notes.push(`allergens of «${names.es}»: ${proposals.join()}, not ${truth.join()}`)
}

export function sum(scores: readonly Score[]): Score {
  const add = (pick: (score: Score) => number) => scores.reduce((total, score) => total + pick(score), 0)
  return {
    truth: add(each => each.truth),
    found: add(each => each.found),
    names: add(each => each.names),
    pricesRight: add(each => each.pricesRight),
    pricesAsked: add(each => each.pricesAsked),
    pricesWrong: add(each => each.pricesWrong),
    categories: add(each => each.categories),
    questions: add(each => each.questions),
    allergens: {
      right: add(each => each.allergens.right),
      said: add(each => each.allergens.said),
      meant: add(each => each.allergens.meant),
    },
    notes: scores.flatMap(({ notes }) => notes),
  }
}
