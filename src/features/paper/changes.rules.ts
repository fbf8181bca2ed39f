import { ALLERGEN_IDS } from '#features/allergens/allergens.ts'
import { lineOf, type PriceAnswer } from '#features/prices/price-fields.ts'
import { zoneLine } from '#features/prices/zone.rules.ts'
import { nameIn } from '#features/restaurants/locales/locales.rules.ts'
import type { PaperContent, PaperDish, PaperZone } from './paper.content.ts'
import type { PaperChanges, PaperCounts } from './paper.contract.ts'

type States = PaperChanges['allergens'][number]['before']

const statesOf = ({ allergens, traces, ask }: PaperDish): States => ({
  contains: ALLERGEN_IDS.filter(id => allergens.includes(id)),
  traces: ALLERGEN_IDS.filter(id => traces.includes(id) && !allergens.includes(id)),
  ask,
})

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether the paper says of each of the 14 what is so now; also of traces that were promised and are not any more. */
const sayAlike = (before: PaperDish, after: PaperDish): boolean =>
  isSame(statesOf(before), statesOf(after)) && before.tracesDeclared === after.tracesDeclared

/** Today's price of the market is not printed, so it does not count. */
function priceOf(line: PriceAnswer, zone: PaperZone | undefined): string {
  const { cents, label, market, unit, minPersons } = zone ? zoneLine(lineOf(line), zone) : lineOf(line)
  const amount = market ? 'S/M' : cents === null ? '' : (cents / 100).toFixed(2)
  return [label, amount, unit, minPersons].filter(part => part !== null && part !== '').join(' ')
}

/**
 * What each line costs, in the carta and in each zone that the paper may show; what shows nothing is no line. A zone
 * that is newer than the paper is on none, one that is gone has no prices any more.
 */
function pricesOf({ prices }: PaperDish, { zones }: PaperContent, printed: PaperContent): string[] {
  const shown = prices.filter(({ amount, market }) => market || (amount !== null && amount !== 0))
  const known = printed.zones.flatMap(({ slug }) => zones.find(zone => zone.slug === slug) ?? [])
  return [undefined, ...known].flatMap(zone => {
    const where = zone ? `${zone.slug} ` : ''
    return shown.map(line => where + priceOf(line, zone))
  })
}

function textChanges(
  before: PaperContent,
  after: PaperContent,
  pairs: readonly [PaperDish, PaperDish][],
): PaperChanges['texts'] {
  const nameOf = nameWith(after)
  const ofDishes = pairs.flatMap(([old, dish]) => {
    const locales = [
      ...new Set([...Object.keys(old.translations), ...Object.keys(dish.translations)]),
    ] as (keyof PaperDish['translations'])[]
    const differs = (what: 'name' | 'description'): boolean =>
      locales.some(locale => (old.translations[locale]?.[what] ?? '') !== (dish.translations[locale]?.[what] ?? ''))
    const named = { dishId: dish._id, name: nameOf(dish) }
    return (['name', 'description'] as const).flatMap(what => (differs(what) ? [{ ...named, what }] : []))
  })
  const categories = after.categories.flatMap(({ _id, names }) => {
    const old = before.categories.find(category => category._id === _id)
    const name = names[after.defaultLocale] ?? Object.values(names)[0] ?? ''
    return old && !isSame(old.names, names) ? [{ dishId: null, name, what: 'category' as const }] : []
  })
  return [
    ...ofDishes,
    ...categories,
    ...(before.footNote === after.footNote ? [] : [{ dishId: null, name: after.footNote, what: 'note' as const }]),
    ...(before.tax === after.tax ? [] : [{ dishId: null, name: after.tax, what: 'tax' as const }]),
  ]
}

const nameWith =
  ({ defaultLocale }: PaperContent) =>
  ({ translations }: PaperDish): string =>
    nameIn(translations, defaultLocale, defaultLocale).text

/**
 * What a paper says that is not so any more: allergens, prices, new dishes, gone ones, texts (PAPER-AND-NUMBERS §5 8).
 * Order, photos and what is sold out are no difference.
 */
export function changesBetween(before: PaperContent, after: PaperContent): PaperChanges {
  const nameOf = nameWith(after)
  const old = new Map(before.dishes.map(dish => [dish._id, dish]))
  const now = new Set(after.dishes.map(({ _id }) => _id))
  const pairs = after.dishes.flatMap((dish): [PaperDish, PaperDish][] => {
    const was = old.get(dish._id)
    return was ? [[was, dish]] : []
  })
  const named = (dish: PaperDish) => ({ dishId: dish._id, name: nameOf(dish) })
  return {
    allergens: pairs
      .filter(([was, is]) => !sayAlike(was, is))
      .map(([was, is]) => ({ ...named(is), before: statesOf(was), after: statesOf(is) })),
    prices: pairs
      .map(([was, is]) => ({ ...named(is), before: pricesOf(was, before, before), after: pricesOf(is, after, before) }))
      .filter(change => !isSame(change.before, change.after)),
    added: after.dishes.filter(({ _id }) => !old.has(_id)).map(named),
    gone: before.dishes
      .filter(({ _id }) => !now.has(_id))
      .map(dish => ({ dishId: dish._id, name: nameWith(before)(dish) })),
    texts: textChanges(before, after, pairs),
  }
}

/** How many things of each kind differ. */
export const countsOf = (changes: PaperChanges): PaperCounts => ({
  allergens: changes.allergens.length,
  prices: changes.prices.length,
  added: changes.added.length,
  gone: changes.gone.length,
  texts: changes.texts.length,
})

export const isUpToDate = (changes: PaperChanges): boolean =>
  Object.values(countsOf(changes)).every(count => count === 0)

/** For the check: the edition that the house uses, `from` its day, `at` when it was printed, and what differs. */
export type OldPaperFacts = { n: number; from: string; at: string; changes: PaperChanges; counts: PaperCounts }
