import type { Locale } from '#shared/locale.ts'
import {
  type Body,
  type Contested,
  type FieldRule,
  isSame,
  joinMembers,
  mergeFields,
  type Merged,
} from '#shared/fields/three-way.ts'
import type { NamedLabel } from '#features/prices/price-text.ts'
import { ALLERGEN_NAMES, isAllergenId, normalizeAllergens } from '#features/allergens/allergens.ts'
import { isDeclared } from '#features/allergens/declaration.rules.ts'
import { fieldOf } from '../dish.fields.ts'
import { withDishChange } from '../dish.rules.ts'
import type { ShownWith } from '../fields/dish-field.ts'
import type { Dish } from '../menu.contract.ts'
import { fieldTexts, formTexts, rowTexts } from '../menu-page.texts.ts'
import { mergePrices } from './price.merge.ts'

/** What the words of a question depend on. */
export type DishWords = ShownWith & {
  locales: readonly Locale[]
  /** Labels of the house for prices. */
  labels?: readonly NamedLabel[]
}
type Versions = { base: Dish; theirs: Dish; wish: Body; sent: Body | null }

/**
 * Joins a change of a dish that was seen as `base` with what somebody else has made of it (3-decisions §1). Goes
 * through the list of fields: a new one says there what holds.
 */
export function mergeDish({ base, theirs, wish, sent }: Versions, words: DishWords): Merged {
  const { allergens, allergensDeclared, traces, prices, ...others } = wish
  const versions = { base, mine: withDishChange(base, wish), theirs, sent: sent && withDishChange(base, sent) }
  const merged = [mergeFields({ ...versions, wish: others }, path => ruleOf(path, words))]
  if (prices !== undefined) merged.push(mergePrices(versions, words))
  if ([allergens, allergensDeclared, traces].some(said => said !== undefined))
    merged.push(mergeAllergens({ base, theirs, wish, sent }))
  return {
    free: merged.reduce<Body>((all, { free }) => ({ ...all, ...free }), {}),
    contested: merged.flatMap(({ contested }) => contested),
  }
}

function ruleOf([key = '', locale = '', text = '']: readonly string[], words: DishWords): FieldRule {
  const field = fieldOf(key)
  const shown = field?.shown
  if (field?.ifBoth === 'askTexts') return textRule(text === 'name' ? 'name' : 'description', locale as Locale, words)
  if (field?.ifBoth !== 'ask' || !shown) return { joins: 'mine' }
  return { joins: 'ask', label: field.label, phrase: field.phrase, shown: value => shown(value, words) }
}

/** The language is said where the menu has several. */
export function textRule(
  text: 'name' | 'description',
  locale: Locale,
  { locales }: Pick<DishWords, 'locales'>,
): FieldRule {
  const isOnly = locales.length < 2
  const [label, labelIn] =
    text === 'name' ? [formTexts.name, formTexts.nameIn] : [formTexts.description, formTexts.descriptionIn]
  return {
    joins: 'ask',
    label: isOnly ? label : labelIn(locale),
    phrase: isOnly ? fieldTexts.text[text] : fieldTexts.textIn(fieldTexts.text[text], locale),
    shown: value => (typeof value === 'string' && value) || fieldTexts.empty,
  }
}

type Declaration = { allergens: string[]; traces: string[]; allergensDeclared: boolean; tracesDeclared: boolean }
const declarationOf = ({ allergens, traces, allergensDeclared, tracesDeclared }: Declaration): Declaration => ({
  allergens: normalizeAllergens(allergens),
  traces: normalizeAllergens(traces),
  allergensDeclared,
  tracesDeclared,
})
const isEmpty = ({ allergens, traces }: Declaration): boolean => allergens.length + traces.length === 0
const saysNone = (said: Declaration): boolean => isEmpty(said) && said.allergensDeclared

function declaredBy(base: Declaration, { allergens, traces, allergensDeclared }: Body): Declaration {
  const listed = (sent: unknown, before: string[]) =>
    Array.isArray(sent) ? normalizeAllergens(sent as string[]) : before
  const after = { allergens: listed(allergens, base.allergens), traces: listed(traces, base.traces) }
  const declared = isDeclared(base, after, allergensDeclared as boolean | undefined)
  return {
    ...after,
    allergensDeclared: declared,
    tracesDeclared: declared && (base.tracesDeclared || traces !== undefined),
  }
}

/**
 * Allergens and traces are joined one by one: what somebody has added is never lost. Asked is only where one says that
 * the dish contains none of the 14 and the other has added some; the longer list is chosen already (EVERY-DAY §8).
 */
function mergeAllergens({ base, theirs, wish, sent }: Versions): Merged {
  const was = declarationOf(base)
  const is = declarationOf(theirs)
  const before = sent && declaredBy(was, sent)
  const from = before && isSame(before, is) ? before : was
  const wanted = declaredBy(was, wish)
  // Taken away by what was sent, and there again: also where others have added some to what was sent.
  const again = (key: 'allergens' | 'traces') => (before ? wanted[key].filter(id => !before[key].includes(id)) : [])
  if (isSame(wanted, from) && again('allergens').length + again('traces').length === 0)
    return { free: {}, contested: [] }
  const join = (key: 'allergens' | 'traces') =>
    normalizeAllergens([...joinMembers(from[key], wanted[key], is[key]), ...again(key)])
  const lists = { allergens: join('allergens'), traces: join('traces') }
  const isListed = lists.allergens.length + lists.traces.length > 0
  const isDenied = [wanted, is].some(side => saysNone(side) && !saysNone(from)) && isListed
  if (isDenied && !isSame(wanted, is) && !isSame(is, from))
    return { free: {}, contested: [contestedAllergens(wanted, is)] }
  const none = saysNone(wanted) === saysNone(from) ? saysNone(is) : saysNone(wanted)
  const allergensDeclared = isListed || none
  const tracesDeclared = allergensDeclared && (wanted.tracesDeclared || is.tracesDeclared)
  const joined = { ...lists, allergensDeclared, tracesDeclared }
  return { free: isSame(joined, is) ? {} : bodyOf(joined, wish), contested: [] }
}

/** Traces are sent only by who said something of them: sending them declares them. */
const bodyOf = ({ allergens, traces, allergensDeclared }: Declaration, { traces: said }: Body): Body => ({
  allergens,
  allergensDeclared,
  ...(said !== undefined && { traces }),
})

const namesOf = (ids: readonly string[]): string =>
  ids.map(id => (isAllergenId(id) ? ALLERGEN_NAMES[id].es : id)).join(', ')

function saidBy(said: Declaration): string {
  if (isEmpty(said)) return said.allergensDeclared ? formTexts.none : rowTexts.undeclared
  const { allergens, traces } = said
  const parts = [namesOf(allergens), traces.length > 0 ? rowTexts.mayContain(namesOf(traces).toLowerCase()) : '']
  return parts.filter(Boolean).join(' · ')
}

const lengthOf = ({ allergens, traces }: Declaration): number => allergens.length + traces.length

const contestedAllergens = (mine: Declaration, theirs: Declaration): Contested => ({
  key: 'allergens',
  label: formTexts.allergens,
  phrase: fieldTexts.names.allergens,
  theirs: saidBy(theirs),
  mine: saidBy(mine),
  preset: lengthOf(mine) > lengthOf(theirs) ? 'mine' : 'theirs',
  body: bodyOf(mine, mine.tracesDeclared ? { traces: mine.traces } : {}),
})
