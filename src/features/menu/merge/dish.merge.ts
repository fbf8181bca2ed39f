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
import { fieldOf } from '../dish.fields.ts'
import { withDishChange } from '../dish.rules.ts'
import type { ShownWith } from '../fields/dish-field.ts'
import type { Dish } from '../menu.contract.ts'
import { isDeclared } from '../menu.rules.ts'
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
  const { allergens, allergensDeclared, prices, ...others } = wish
  const versions = { base, mine: withDishChange(base, wish), theirs, sent: sent && withDishChange(base, sent) }
  const merged = [mergeFields({ ...versions, wish: others }, path => ruleOf(path, words))]
  if (prices !== undefined) merged.push(mergePrices(versions, words))
  if (allergens !== undefined || allergensDeclared !== undefined)
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

type Declaration = { allergens: string[]; allergensDeclared: boolean }
const declarationOf = ({ allergens, allergensDeclared }: Declaration): Declaration => ({
  allergens: normalizeAllergens(allergens),
  allergensDeclared,
})
const saysNone = ({ allergens, allergensDeclared }: Declaration): boolean => allergens.length === 0 && allergensDeclared

function declaredBy(base: Declaration, { allergens, allergensDeclared }: Body): Declaration {
  const after = Array.isArray(allergens) ? normalizeAllergens(allergens as string[]) : base.allergens
  return { allergens: after, allergensDeclared: isDeclared(base, after, allergensDeclared as boolean | undefined) }
}

/**
 * Allergens are joined one by one: what somebody has added is never lost. Asked is only where one says that the dish
 * contains none of the 14 and the other has added some; the longer list is chosen already (EVERY-DAY §8).
 */
function mergeAllergens({ base, theirs, wish, sent }: Versions): Merged {
  const was = declarationOf(base)
  const is = declarationOf(theirs)
  const before = sent && declaredBy(was, sent)
  const from = before && isSame(before, is) ? before : was
  const wanted = declaredBy(was, wish)
  // Taken away by what was sent, and there again: also where others have added some to what was sent.
  const again = before ? wanted.allergens.filter(id => !before.allergens.includes(id)) : []
  if (isSame(wanted, from) && again.length === 0) return { free: {}, contested: [] }
  const allergens = normalizeAllergens([...joinMembers(from.allergens, wanted.allergens, is.allergens), ...again])
  const isDenied = [wanted, is].some(side => saysNone(side) && !saysNone(from)) && allergens.length > 0
  if (isDenied && !isSame(wanted, is) && !isSame(is, from))
    return { free: {}, contested: [contestedAllergens(wanted, is)] }
  const none = saysNone(wanted) === saysNone(from) ? saysNone(is) : saysNone(wanted)
  const joined = { allergens, allergensDeclared: allergens.length > 0 || none }
  return { free: isSame(joined, is) ? {} : joined, contested: [] }
}

const namesOf = ({ allergens, allergensDeclared }: Declaration): string => {
  if (allergens.length === 0) return allergensDeclared ? formTexts.none : rowTexts.undeclared
  return allergens.map(id => (isAllergenId(id) ? ALLERGEN_NAMES[id].es : id)).join(', ')
}

const contestedAllergens = (mine: Declaration, theirs: Declaration): Contested => ({
  key: 'allergens',
  label: formTexts.allergens,
  phrase: fieldTexts.names.allergens,
  theirs: namesOf(theirs),
  mine: namesOf(mine),
  preset: mine.allergens.length > theirs.allergens.length ? 'mine' : 'theirs',
  body: mine,
})
