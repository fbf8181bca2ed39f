import { centsToDecimal } from '#shared/money.ts'
import { isSameJson } from '#shared/fields/same-json.ts'
import { fieldOf } from '#features/menu/dish.fields.ts'
import { hoursText } from '#features/menu/schedules/schedule-words.ts'
import type { ScheduleFields } from '#features/menu/schedules/schedules.rules.ts'
import { nameIn, type Names } from '#features/prices/names.ts'
import { toldPrice } from '#features/prices/price-change.ts'
import { type NamedLabel, priceText } from '#features/prices/price-text.ts'
import { linesOf, type StoredPrices } from '#features/prices/stored-prices.ts'
import { slotsShort } from '#features/restaurants/opening/day-words.ts'
import { weekdayLetters } from '#features/set-menus/daily/day-words.ts'
import type { StoredCourse } from '#features/set-menus/set-menu.rules.ts'
import type { HistoryField } from './history.groups.ts'
import { historyTexts as texts } from './history.texts.ts'
import type { State } from './then.rules.ts'

/** What changed in a thing, as plain text; `keys`: the fields of its state of which it is said. */
export type Value = { field: HistoryField; part: string | null; from: string; to: string; keys: readonly string[] }
/** What the words of a change need beside it. */
export type ValuesContext = {
  categoryName: (id: string) => string
  dishName: (id: string) => string
  setMenuName: (id: string) => string
  /** The label of the house that an own id means. */
  labels: readonly NamedLabel[]
}

type Between = { before: State; after: State; context: ValuesContext }
type Tell = (change: Between) => Value[]

const one =
  (field: HistoryField, keys: readonly string[], text: (state: State, context: ValuesContext) => string): Tell =>
  ({ before, after, context }) => {
    const [from, to] = [text(before, context), text(after, context)]
    return from === to ? [] : [{ field, part: null, from, to, keys }]
  }

type Texts = Partial<Record<string, Record<string, string> | string>>

/** A value for each locale whose text differs; `key`: of texts that have several. */
const byLocale =
  (field: HistoryField, source: string, key?: string): Tell =>
  ({ before, after }) => {
    const [old, now] = [(before[source] ?? {}) as Texts, (after[source] ?? {}) as Texts]
    const textOf = (all: Texts, locale: string): string => {
      const text = all[locale]
      return (typeof text === 'object' && key !== undefined ? text[key] : (text as string | undefined)) ?? ''
    }
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap(part => {
      const [from, to] = [textOf(old, part), textOf(now, part)]
      return from === to ? [] : [{ field, part, from, to, keys: [source] }]
    })
  }

const yes = (value: unknown): string => (value === true ? texts.yes : '')
const list = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : [])

/** Ids with commas, after a word where the house has not said all of them. */
const declared =
  (ids: string, isDeclared: string) =>
  (state: State): string =>
    [...(isDeclared in state && state[isDeclared] !== true ? ['undeclared'] : []), ...list(state[ids])].join()

/** As the fields of a dish tell themselves in 'Actividad'. */
const asTold =
  (key: string) =>
  (state: State): string => {
    const { described } = fieldOf(key) as unknown as { described: { text: (value: unknown) => string } }
    return state[key] === undefined || state[key] === null ? '' : described.text(state[key])
  }

const pricesIn = (state: State) => linesOf({ price: '0.00', prices: null, ...state } as unknown as StoredPrices)

const prices: Tell = ({ before, after, context: { labels } }) => {
  const { label, before: from, after: to } = toldPrice(pricesIn(before), pricesIn(after), labels)
  const part = labels.find(({ id }) => id === label)?.name ?? label
  return from === to ? [] : [{ field: 'price', part, from, to, keys: ['price', 'prices'] }]
}

const reviewed: Tell = change => {
  const at = (state: State): string => (state['allergensReviewed'] as { at: string } | null | undefined)?.at ?? ''
  return one('reviewed', ['allergensReviewed'], at)(change)
}

const REVIEWED_WITH = ['allergens', 'allergensDeclared', 'traces', 'tracesDeclared', 'members', 'without', 'diets']

const DISH: readonly Tell[] = [
  byLocale('name', 'translations', 'name'),
  byLocale('description', 'translations', 'description'),
  ({ before, after }) =>
    'imageId' in after && before['imageId'] !== after['imageId']
      ? [
          {
            field: 'image',
            part: null,
            from: before['imageId'] ? 'photo' : '',
            to: after['imageId'] ? 'photo' : '',
            keys: ['imageId'],
          },
        ]
      : [],
  prices,
  one('allergens', ['allergens', 'allergensDeclared'], declared('allergens', 'allergensDeclared')),
  one('traces', ['traces', 'tracesDeclared'], declared('traces', 'tracesDeclared')),
  one('members', ['members'], asTold('members')),
  one('without', ['without'], state => (JSON.stringify(state['without'] ?? {}) === '{}' ? '' : withoutText(state))),
  one('diets', ['diets'], asTold('diets')),
  // Whoever says something of the allergens has looked at them.
  change => (REVIEWED_WITH.some(key => !isSameJson(change.before[key], change.after[key])) ? [] : reviewed(change)),
  one('available', ['available'], state => yes(state['available'])),
  one('published', ['published'], state => yes(state['published'])),
  one('category', ['categoryId'], (state, { categoryName }) =>
    state['categoryId'] === undefined ? '' : categoryName(String(state['categoryId'])),
  ),
]

/** What to ask for, behind its allergen: a change of the sentence alone is one too. */
const withoutText = (state: State): string =>
  Object.entries(state['without'] as Record<string, Names>)
    .map(([id, names]) => `${id}: ${nameIn(names, 'es', 'es').text}`)
    .join(', ')

const named = byLocale('name', 'names')
const times = (state: State): string =>
  'days' in state && 'slots' in state
    ? `${weekdayLetters(state['days'] as never)} · ${slotsShort(state['slots'] as never)}`
    : 'days' in state
      ? weekdayLetters(state['days'] as never)
      : 'slots' in state
        ? slotsShort(state['slots'] as never)
        : ''

/** 'Lentejas, Pollo al ajillo · 13.50'. */
function offerText(state: State): string {
  const courses = (state['courses'] ?? []) as readonly StoredCourse[]
  const dishes = courses.flatMap(({ items }) => items.map(({ names }) => nameIn(names, 'es', 'es').text))
  const price = Number(state['price'] ?? 0)
  return [dishes.join(', '), price > 0 ? centsToDecimal(price) : ''].filter(Boolean).join(' · ')
}
const OFFER = ['price', 'includes', 'note', 'courses']

/** The same words before and after say that something else of it has changed. */
const offer: Tell = ({ before, after }) =>
  OFFER.some(key => !isSameJson(before[key], after[key]))
    ? [{ field: 'offer', part: null, from: offerText(before), to: offerText(after), keys: OFFER }]
    : []

const surcharge = ({ kind, value, rounding }: State): string =>
  value === undefined
    ? ''
    : texts.surcharge(kind === 'cents' ? centsToDecimal(Number(value)) : `${Number(value)} %`, Number(rounding ?? 1))

const things = (state: State, { categoryName, dishName }: ValuesContext): string =>
  [...list(state['categoryIds']).map(categoryName), ...list(state['dishIds']).map(dishName)].filter(Boolean).join(', ')

const scheduleHours = (state: State): string =>
  'days' in state && 'slots' in state ? hoursText(state as unknown as ScheduleFields, 'es') : times(state)

const order = (key: string, name: (context: ValuesContext) => (id: string) => string): Tell[] => [
  one('order', [key], (state, context) => list(state[key]).map(name(context)).filter(Boolean).join(', ')),
]

/** How each kind of thing is told. */
const TOLD: Readonly<Record<string, readonly Tell[]>> = {
  dish: DISH,
  category: [byLocale('name', 'translations', 'name')],
  'dish-order': order('itemIds', ({ dishName }) => dishName),
  'category-order': order('categoryIds', ({ categoryName }) => categoryName),
  'price-label': [named],
  zone: [named, one('surcharge', ['kind', 'value', 'rounding'], surcharge)],
  schedule: [
    one('name', ['name'], state => String(state['name'] ?? '')),
    one('hours', ['days', 'slots'], scheduleHours),
    one('things', ['categoryIds', 'dishIds'], things),
  ],
  'set-menu': [
    named,
    offer,
    one('hours', ['days', 'slots', 'onHolidays', 'untilSoldOut'], times),
    one('published', ['published'], state => yes(state['published'])),
  ],
  'set-menu-order': order('setMenuIds', ({ setMenuName }) => setMenuName),
  'daily-menu': [
    offer,
    one('published', ['live'], state => yes(state['live'] !== null && state['live'] !== undefined)),
  ],
  'daily-menu-rules': [one('hours', ['days', 'slots', 'onHolidays', 'untilSoldOut'], times)],
  'allergen-notice': [
    byLocale('notice', 'notice'),
    one('diets', ['dietsComplete'], state => list(state['dietsComplete']).join()),
  ],
}

/** Where a thing stands, and what it costs. */
function wholeText(entity: string, state: State, { categoryName, labels }: ValuesContext) {
  if (entity !== 'dish') return { place: '', part: null }
  return { place: categoryName(String(state['categoryId'])), part: priceText(pricesIn(state), { labelled: labels }) }
}

/** What is different in a thing between two states; null: it is not there. Both may hold only what changed. */
export function valuesOf(
  entity: string,
  { before, after }: { before: State | null; after: State | null },
  context: ValuesContext,
): Value[] {
  const whole = before === null ? after : after === null ? before : null
  if (whole) {
    const { place, part } = wholeText(entity, whole, context)
    return before === null
      ? [{ field: 'created', part, from: '', to: place, keys: [''] }]
      : [{ field: 'deleted', part, from: place, to: '', keys: [''] }]
  }
  if (!before || !after) return []
  return (TOLD[entity] ?? []).flatMap(tell => tell({ before, after, context }))
}
