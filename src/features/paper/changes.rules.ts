import { isSameJson } from '#shared/fields/same-json.ts'
import { ALLERGEN_IDS } from '#features/allergens/allergens.ts'
import { lineOf } from '#features/prices/price-fields.ts'
import type { PriceLine } from '#features/prices/price-line.ts'
import { cellPrice, MARKET_SHORT } from '#features/prices/listed-prices.ts'
import { nameIn as namesIn } from '#features/prices/names.ts'
import { minPersonsText } from '#features/prices/price-words.ts'
import { labelName } from '#features/prices/typed-prices.ts'
import { dashboardZoneName } from '#features/prices/zone-words.ts'
import { zoneLine } from '#features/prices/zone.rules.ts'
import type { PaperContent, PaperZone } from './paper.content.ts'
import { lineName, linesOf, type PaperLine, placesOf } from './set-menu-lines.ts'
import type { PaperChanges, PaperCounts } from './paper.contract.ts'

type States = PaperChanges['allergens'][number]['before']
type PriceSaid = PaperChanges['prices'][number]['before'][number]

const statesOf = ({ allergens, traces, ask }: PaperLine): States => ({
  contains: ALLERGEN_IDS.filter(id => allergens.includes(id)),
  traces: ALLERGEN_IDS.filter(id => traces.includes(id) && !allergens.includes(id)),
  ask,
})

/** Whether the paper says of each of the 14 what is so now; also of traces that were promised and are not any more. */
const sayAlike = (before: PaperLine, after: PaperLine): boolean =>
  isSameJson(statesOf(before), statesOf(after)) && before.tracesDeclared === after.tracesDeclared

type Priced = { line: PriceLine; zone: PaperZone | undefined }

/**
 * Each line in the carta and in each zone that the paper may show; what shows nothing is no line. A zone that is newer
 * than the paper is on none, one that is gone has no prices any more. Set menus cost the same in all.
 */
function pricedLines({ prices, menu }: PaperLine, { zones }: PaperContent, printed: PaperContent): Priced[] {
  const shown = prices.filter(({ amount, market }) => market || (amount !== null && amount !== 0)).map(lineOf)
  const known = menu ? [] : printed.zones.flatMap(({ slug }) => zones.find(zone => zone.slug === slug) ?? [])
  return [undefined, ...known].flatMap(zone => shown.map(line => ({ line: zone ? zoneLine(line, zone) : line, zone })))
}

/** What is compared: today's price of the market is not printed, so it does not count; nor does a new name. */
const priceKeys = (dish: PaperLine, content: PaperContent, printed: PaperContent): string[] =>
  pricedLines(dish, content, printed).map(({ line: { label, cents, market, unit, minPersons }, zone }) =>
    JSON.stringify([zone?.slug, label, market ? 'market' : cents, unit, minPersons]),
  )

function priceSaid({ line, zone }: Priced, { currency, defaultLocale, priceLabels }: PaperContent): PriceSaid {
  const own = priceLabels.map(({ _id: id, names }) => ({ id, name: namesIn(names, 'es', defaultLocale).text }))
  const persons = line.minPersons === null ? '' : minPersonsText.es(line.minPersons)
  const where = zone ? dashboardZoneName(zone.names, defaultLocale).name : ''
  return {
    what: [where, labelName(line.label, own), persons].filter(Boolean).join(', '),
    amount: line.market ? MARKET_SHORT : cellPrice(line, currency),
  }
}

/** What each line costs, as the dashboard says it. */
const pricesOf = (dish: PaperLine, content: PaperContent, printed: PaperContent): PriceSaid[] =>
  pricedLines(dish, content, printed).map(priced => priceSaid(priced, content))

/** The prices of the carta itself, and where it stands: what is written of a new dish. */
function addedDish(dish: PaperLine, content: PaperContent): PaperChanges['added'][number] {
  const category = placesOf(content).find(({ _id }) => _id === dish.categoryId)
  return {
    dishId: dish._id,
    name: nameWith(content)(dish),
    category: category ? namesIn(category.names, 'es', content.defaultLocale).text : '',
    prices: pricesOf(dish, content, { ...content, zones: [] }).map(({ amount }) => amount),
  }
}

function textChanges(
  before: PaperContent,
  after: PaperContent,
  pairs: readonly [PaperLine, PaperLine][],
): PaperChanges['texts'] {
  const nameOf = nameWith(after)
  const ofDishes = pairs.flatMap(([old, dish]) => {
    const locales = [
      ...new Set([...Object.keys(old.translations), ...Object.keys(dish.translations)]),
    ] as (keyof PaperLine['translations'])[]
    const differs = (what: 'name' | 'description'): boolean =>
      locales.some(locale => (old.translations[locale]?.[what] ?? '') !== (dish.translations[locale]?.[what] ?? ''))
    const named = { dishId: dish._id, name: nameOf(dish) }
    const isRenamed = differs('name') || !isSameJson(old.course, dish.course)
    return [
      ...(isRenamed ? [{ ...named, what: 'name' as const }] : []),
      ...(differs('description') ? [{ ...named, what: 'description' as const }] : []),
    ]
  })
  const places = placesOf(before)
  const categories = placesOf(after).flatMap(({ _id, names }) => {
    const old = places.find(place => place._id === _id)
    const { text: name } = namesIn(names, after.defaultLocale, after.defaultLocale)
    return old && !isSameJson(old.names, names) ? [{ dishId: null, name, what: 'category' as const }] : []
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
  (line: PaperLine): string =>
    lineName(line, defaultLocale)

/** A set menu that is new or gone is one thing, not each of its dishes. */
function withoutParts(lines: readonly PaperLine[]): PaperLine[] {
  const whole = new Set(lines.filter(({ item }) => !item).map(({ _id }) => _id))
  return lines.filter(({ item, categoryId }) => !item || !whole.has(categoryId))
}

/**
 * What a paper says that is not so any more: allergens, prices, new dishes, gone ones, texts (PAPER-AND-NUMBERS §5 8).
 * Order, photos and what is sold out are no difference.
 */
export function changesBetween(before: PaperContent, after: PaperContent): PaperChanges {
  const nameOf = nameWith(after)
  const [linesBefore, lines] = [linesOf(before), linesOf(after)]
  const old = new Map(linesBefore.map(dish => [dish._id, dish]))
  const now = new Set(lines.map(({ _id }) => _id))
  const pairs = lines.flatMap((dish): [PaperLine, PaperLine][] => {
    const was = old.get(dish._id)
    return was ? [[was, dish]] : []
  })
  const named = (dish: PaperLine) => ({ dishId: dish._id, name: nameOf(dish) })
  return {
    allergens: pairs
      .filter(([was, is]) => !sayAlike(was, is))
      .map(([was, is]) => ({ ...named(is), before: statesOf(was), after: statesOf(is) })),
    prices: pairs
      .filter(([was, is]) => !isSameJson(priceKeys(was, before, before), priceKeys(is, after, before)))
      .map(([was, is]) => ({
        ...named(is),
        before: pricesOf(was, before, before),
        after: pricesOf(is, after, before),
      })),
    added: withoutParts(lines.filter(({ _id }) => !old.has(_id))).map(dish => addedDish(dish, after)),
    gone: withoutParts(linesBefore.filter(({ _id }) => !now.has(_id))).map(dish => ({
      dishId: dish._id,
      name: nameWith(before)(dish),
    })),
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
