/**
 * What a house says of a dish to somebody with an allergy (4-beyond §5, TABLE §7 20): one set of rules for the server,
 * the script of the page, the copy that is kept offline, and paper. It imports nothing, so that it costs the page
 * little.
 *
 * Nothing is inferred. An absent field is the one that promises least.
 */

/** What counts of a dish, or of a line of a set menu, as the public answer has it. */
export type SafetyFacts = {
  readonly allergens: readonly string[]
  readonly allergensDeclared: boolean
  readonly traces?: readonly string[] | undefined
  /** Somebody looked at its traces, too. */
  readonly tracesDeclared?: boolean | undefined
  /** By allergen: what to ask for, so that it is made without. */
  readonly without?: Readonly<Record<string, unknown>> | undefined
  readonly diets?: readonly string[] | undefined
  /** A guest has reported it and the house has not answered yet. */
  readonly reported?: boolean | undefined
  /** ISO text; absent for a line of a set menu. */
  readonly createdAt?: string | undefined
}

/** `severe`: not even traces. */
export type Profile = {
  readonly allergens: readonly string[]
  readonly severe: boolean
  readonly diets: readonly string[]
}

/** By diet, since when (ISO text) the house says that all its dishes are marked. */
export type SafetyHouse = { readonly dietsComplete?: Readonly<Record<string, string | undefined>> | undefined }

export type AllergenState = 'contains' | 'traces' | 'free' | 'undeclared'

/**
 * Why, in the order in which it is named. Of 'no': `contains`, `traces`, `diet` (it is not). Of 'ask': `undeclared`,
 * `unmarked` (a diet that nobody has looked for in it), `reported`, `traces`, `tracesUndeclared`, `without`.
 */
export type ReasonKind =
  | 'contains'
  | 'traces'
  | 'diet'
  | 'undeclared'
  | 'unmarked'
  | 'reported'
  | 'tracesUndeclared'
  | 'without'
/** `ids`: the chosen allergens or diets that it is about. */
export type Reason = { kind: ReasonKind; ids: string[] }
/** `safe`: according to the house. The word is never shown (TABLE §7 20). */
export type SafetyAnswer = { answer: 'no' | 'ask' | 'safe'; reasons: Reason[] }

/** What the house says of one allergen; an id in both lists is contained. */
export const stateOf = (dish: SafetyFacts, allergen: string): AllergenState =>
  dish.allergens.includes(allergen)
    ? 'contains'
    : dish.traces?.includes(allergen)
      ? 'traces'
      : dish.allergensDeclared
        ? 'free'
        : 'undeclared'

/** Null: nothing is chosen, so nothing is said. The worst answer of all that is chosen holds. */
export function answerFor(dish: SafetyFacts, profile: Profile, house: SafetyHouse): SafetyAnswer | null {
  const { allergens: chosen, severe, diets } = profile
  const count = chosen.length
  if (!count && !diets.length) return null
  const inState = (state: AllergenState) => chosen.filter(id => stateOf(dish, id) === state)
  const contained = inState('contains')
  const traces = inState('traces')
  const without = contained.filter(id => dish.without?.[id])
  const lacking = diets.filter(diet => !dish.diets?.includes(diet))
  const refused = lacking.filter(diet => dish.allergensDeclared && wasThere(dish, house, diet))
  const no = reasons([
    ['contains', contained.filter(id => !without.includes(id))],
    ['traces', severe ? traces : []],
    ['diet', refused],
  ])
  if (no.length) return { answer: 'no', reasons: no }
  const ask = reasons([
    ['undeclared', inState('undeclared'), !count && !dish.allergensDeclared],
    ['unmarked', lacking],
    ['reported', [], dish.reported],
    ['traces', traces],
    ['tracesUndeclared', severe && !dish.tracesDeclared ? inState('free') : []],
    ['without', without],
  ])
  return { answer: ask.length ? 'ask' : 'safe', reasons: ask }
}

/** Whether it was on the menu when the house said that all dishes of this diet are marked. */
function wasThere({ createdAt }: SafetyFacts, { dietsComplete }: SafetyHouse, diet: string): boolean {
  const since = dietsComplete?.[diet]
  return !!since && !!createdAt && createdAt <= since
}

const reasons = (all: [kind: ReasonKind, ids: string[], also?: boolean][]): Reason[] =>
  all.filter(([, ids, also]) => ids.length || also).map(([kind, ids]) => ({ kind, ids }))
