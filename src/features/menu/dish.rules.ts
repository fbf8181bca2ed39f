import type { z } from 'zod'
import type { dish, DishChange, publicDish } from './menu.contract.ts'
import type { PublicContext } from './fields/dish-field.ts'
import type { answerShape } from './fields/dish-shapes.ts'
import { type DerivedKey, type DishState, dishFields, fieldOf, type RuledKey } from './dish.fields.ts'
import { isDeclared, mergeMembers, mergeWithout, saysAllergens } from '#features/allergens/declaration.rules.ts'
import { answeredPrices, lineOf, type PriceAnswer } from '#features/prices/price-fields.ts'
import { changedPrices, marketSaidAfter, type PriceChange, toStored } from '#features/prices/stored-prices.ts'

type Answers = z.infer<z.ZodObject<typeof answerShape>>
/** What the presenter makes, because no column has it. */
export type DerivedAnswers = { [K in DerivedKey]: Answers[K] }

/**
 * A change of one dish. `now`, `todayEnds` (when a market price that is said today ends): ISO text; `by`: who makes it;
 * `isOneOfSeveral`: by the change of several dishes.
 */
export type ChangeOfDish = {
  before: DishState
  body: DishChange
  now: string
  todayEnds: string
  by: string | null
  isOneOfSeveral?: boolean
}

/** A change of several dishes never declares (3-decisions §6). */
const mayDeclare = ({ body, isOneOfSeveral = false }: ChangeOfDish): boolean => !isOneOfSeveral && saysAllergens(body)

/** What an undo sends for a dish that was not declared: then what it lists declares nothing. */
const isTakenBack = ({ body }: ChangeOfDish): boolean =>
  body.allergensDeclared === false && body.tracesDeclared === false

const declaredAfter = (change: RuledChange): boolean => {
  const { before, after, body } = change
  if (!mayDeclare(change)) return before.allergensDeclared
  return !isTakenBack(change) && isDeclared(before, after, body.allergensDeclared)
}
type RuledChange = ChangeOfDish & { after: DishState }

/** The rules between fields: `after` has each field of the body joined already. */
const RULES: { [K in RuledKey]: (change: RuledChange) => DishState[K] } = {
  allergensDeclared: declaredAfter,
  // Only a save of this dish that names its traces, or none, declares them; who undeclares a dish undeclares both, also
  // a process of the former release, which leaves the column.
  tracesDeclared: change =>
    declaredAfter(change) &&
    change.body.tracesDeclared !== false &&
    ((change.before.allergensDeclared && change.before.tracesDeclared) ||
      (!change.isOneOfSeveral && change.body.traces !== undefined)),
  allergensReviewed: change => {
    if (!declaredAfter(change)) return null
    const isLookedAt = mayDeclare(change) || change.body.allergensReviewed === true
    return isLookedAt ? { at: change.now, by: change.by } : change.before.allergensReviewed
  },
  unavailableSince: ({ before, after, now }) => {
    if (after.available) return null
    return before.available ? now : before.unavailableSince
  },
  marketSaid: ({ before, body, now, todayEnds }) => {
    if (body.price === undefined && body.prices === undefined) return before.marketSaid
    return marketSaidAfter(before.marketSaid, changedPrices(before, body, todayEnds), now)
  },
  price: ({ before, body, todayEnds }) => changedPrices(before, body, todayEnds).price,
  prices: ({ before, body, todayEnds }) => changedPrices(before, body, todayEnds).prices,
}

/** A dish of which nothing is said yet; a new object each time. */
export const newDishState = (): DishState =>
  structuredClone(
    Object.fromEntries(dishFields.flatMap(([key, field]) => (field.column ? [[key, field.initial]] : []))),
  ) as DishState

/**
 * The dish after a valid change: each field of the body joins what is stored, then the rules between fields. Which
 * image and which place a dish has is the service's.
 */
export function changedDish(change: ChangeOfDish): DishState {
  const { before, body } = change
  const after: Record<string, unknown> = { ...before }
  for (const [key, value] of Object.entries(body)) {
    const field = fieldOf(key)
    if (value !== undefined && field?.column) after[key] = stored(field, value, after[key])
  }
  const rules = Object.entries(RULES).map(([key, rule]) => [key, rule({ ...change, after: after as DishState })])
  return withoutStale({ ...after, ...Object.fromEntries(rules) } as DishState, change)
}

/**
 * What was said of an allergen that a save takes out of the dish goes with it, so that it never comes
 * back by itself.
 */
function withoutStale(after: DishState, change: ChangeOfDish): DishState {
  if (!mayDeclare(change)) return after
  const listed = [...after.allergens, ...after.traces]
  const gone = (of: object, ids: string[]) =>
    Object.fromEntries(Object.keys(of).flatMap(id => (ids.includes(id) ? [] : [[id, null]])))
  return {
    ...after,
    members: mergeMembers(after.members, gone(after.members, listed)),
    without: mergeWithout(after.without, gone(after.without, after.allergens)),
  }
}

type Stored = Extract<NonNullable<ReturnType<typeof fieldOf>>, { initial: unknown }>
const stored = ({ store }: Stored, change: unknown, before: unknown): unknown =>
  typeof store === 'function' ? store(change, before) : change

/** What a copy of the dish has. Of a dish that a guest has reported nobody may promise anything: it is not declared. */
export function copyOfDish(state: DishState, { reported }: { reported: boolean }): DishState {
  const initial = newDishState()
  const copy = Object.fromEntries(
    Object.keys(initial).map(key => {
      const field = fieldOf(key)
      return [key, (field?.column && field.copied ? state : initial)[key as keyof DishState]]
    }),
  ) as DishState
  const { allergensDeclared, tracesDeclared, allergensReviewed } = initial
  return reported ? { ...copy, allergensDeclared, tracesDeclared, allergensReviewed } : copy
}

/** The fields of the answer: what the columns hold, what the presenter made, and the prices of this moment. */
export function dishAnswers(state: DishState, derived: DerivedAnswers, now: Date): Answers {
  const unavailableSince = state.available ? null : state.unavailableSince
  const given: Record<string, unknown> = { ...state, ...derived, ...answeredPrices(state, now), unavailableSince }
  const answers = dishFields.flatMap(([key, field]) => {
    if (!field.answer) return []
    const convert = field.column ? field.answered : null
    return [[key, typeof convert === 'function' ? convert(given[key]) : given[key]]]
  })
  return Object.fromEntries(answers) as Answers
}

/** What diners get of a dish. `dayOf`: the day of the house at a time in ISO text. */
export function publicDishOf(
  { _id, restaurantId, createdAt, updatedAt, ...answers }: z.infer<typeof dish>,
  dayOf: PublicContext['dayOf'],
) {
  const given: Record<string, unknown> = answers
  const shown = dishFields.flatMap(([key, field]) => {
    if (!field.public) return []
    const value = field.public === true ? given[key] : field.public.of(given[key], { dish: answers, dayOf })
    return [[key, value]]
  })
  return { _id, restaurantId, ...Object.fromEntries(shown), createdAt, updatedAt } as z.infer<typeof publicDish>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function mergeByKey(first: unknown, then: unknown): unknown {
  if (!isRecord(first) || !isRecord(then)) return then
  const merged = { ...first }
  for (const [key, value] of Object.entries(then)) merged[key] = mergeByKey(first[key], value)
  return merged
}

type Body = Record<string, unknown>

/** Two changes of a dish that wait, as one: texts by language and key, the later value of everything else. */
export function joinDishChanges(first: Body, then: Body): Body {
  const joined: Body = { ...first }
  for (const [key, value] of Object.entries(then))
    joined[key] = fieldOf(key)?.joins === 'merge' ? mergeByKey(first[key], value) : value
  return joinPrices(joined, first, then)
}

/** The price that comes alone after all lines is that of the first of them. */
function joinPrices(joined: Body, first: Body, later: Body): Body {
  const { price, ...others } = joined
  if (later['prices'] !== undefined) return others
  if (later['price'] === undefined || !Array.isArray(first['prices'])) return joined
  const [line, ...lines] = first['prices'] as object[]
  return { ...others, prices: [{ ...line, amount: price }, ...lines] }
}

/** A dish as it will be when the server has stored this body; a value that is not valid changes nothing. */
export function withDishChange<Given extends object>(dish: Given, body: Record<string, unknown>): Given {
  const after = { ...dish } as Record<string, unknown>
  const prices: PriceChange = {}
  for (const [key, value] of Object.entries(body)) {
    const field = fieldOf(key)
    const change = value === undefined ? undefined : field?.change?.safeParse(value)
    if (!field?.answer || !change?.success) continue
    // Who looks at the allergens, and when, the server knows.
    if (key === 'allergensReviewed') continue
    if (key === 'price' || key === 'prices') Object.assign(prices, { [key]: change.data })
    else after[key] = field.column ? answerAfter(field, change.data, after[key]) : change.data
  }
  return { ...after, ...pricesAfter(dish, prices) } as Given
}

/** Only a field that is answered as it is stored can join what was there. */
function answerAfter(field: Stored, change: unknown, before: unknown): unknown {
  const { answered, initial } = field
  if (typeof answered === 'function') return answered(stored(field, change, initial))
  return stored(field, change, before)
}

const ALWAYS = '9999-12-31T00:00:00.000Z'

/** Both answers about prices, where one of them changes. */
function pricesAfter({ prices = [] }: { prices?: PriceAnswer[] }, change: PriceChange) {
  if (change.price === undefined && change.prices === undefined) return {}
  return answeredPrices(changedPrices(toStored(prices.map(lineOf)), change, ALWAYS), new Date(0))
}
