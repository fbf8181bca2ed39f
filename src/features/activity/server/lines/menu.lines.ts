import type { Change } from '#platform/events/changes.ts'
import { isSameJson } from '#shared/fields/same-json.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import type { DishState, OwnWordsKey } from '#features/menu/dish.fields.ts'
import type { CategoryState } from '#features/menu/server/index.ts'
import { newDishState } from '#features/menu/dish.rules.ts'
import type { NamedLabel } from '#features/prices/price-text.ts'
import { toldPrice } from '#features/prices/price-change.ts'
import { linesOf } from '#features/prices/stored-prices.ts'
import { plainDishFields } from '../../dish-actions.ts'
import {
  type Between,
  line,
  type Line,
  type Subject,
  describeChanged,
  type DescribeField,
  type DescribeFields,
  describeImage,
  describeKeys,
} from './line.ts'

/** What a line needs beside the change itself. */
export type MenuContext = {
  /** The name of a category of this restaurant, also of one that this write deletes. */
  categoryName: (id: string) => string
  /** The label of the house that an own id means, by its Spanish name. */
  labels: readonly NamedLabel[]
  /** The write brings back what was deleted. */
  isRestore: boolean
  /** How many dishes this write deletes or brings back with a category. */
  dishesWith: (categoryId: string) => number
}

type Texts = Partial<Record<string, { name: string; description?: string }>>
const texts = (translations: Texts, key: 'name' | 'description'): Record<string, string> =>
  Object.fromEntries(Object.entries(translations).map(([locale, text]) => [locale, text?.[key] ?? '']))

const subjectOf = (id: string, { translations }: DishState | CategoryState): Subject => ({
  id,
  name: dashboardName(translations, 'es'),
})

type Tell = DescribeField<DishState>

const SAID_OF_ALLERGENS = ['allergens', 'allergensDeclared', 'traces', 'tracesDeclared'] as const

function priceLine({ subject, before, after }: Between<DishState>, labels: readonly NamedLabel[]): Line {
  const { label, ...told } = toldPrice(linesOf(before), linesOf(after), labels)
  const own = labels.find(({ id }) => id === label)
  const field = own?.name ?? label
  return line('dish.price', subject, { ...told, ...(field !== null && { field }) })
}

/** The fields that have words of their own. */
const ownWords = ({ categoryName, labels }: MenuContext): Readonly<Record<OwnWordsKey, Tell>> => ({
  translations: ({ subject, before: { translations: old }, after: { translations: now } }) => [
    ...describeKeys('dish.name', subject, { before: texts(old, 'name'), after: texts(now, 'name') }),
    ...describeKeys('dish.description', subject, {
      before: texts(old, 'description'),
      after: texts(now, 'description'),
    }),
  ],
  price: change => [priceLine(change, labels)],
  // Where the first amount changes too, that tells all of it.
  prices: change => (change.before.price === change.after.price ? [priceLine(change, labels)] : []),
  imageId: ({ subject, before, after }) => [
    describeImage('dish.image', subject, { before: before.imageId, after: after.imageId }),
  ],
  allergens: ({ subject, before, after }) =>
    before.allergensDeclared === after.allergensDeclared
      ? [line('dish.allergens', subject, { before: before.allergens.join(), after: after.allergens.join() })]
      : [],
  allergensDeclared: ({ subject, after }) =>
    after.allergensDeclared
      ? [line('dish.declared', subject, { after: after.allergens.join() })]
      : [line('dish.undeclared', subject)],
  // Whoever says something of the allergens has looked at them: only 'Sigue bien' is told.
  allergensReviewed: ({ subject, before, after }) =>
    after.allergensReviewed === null || SAID_OF_ALLERGENS.some(key => !isSameJson(before[key], after[key]))
      ? []
      : [line('dish.reviewed', subject)],
  available: ({ subject, after }) => [line(after.available ? 'dish.available' : 'dish.soldOut', subject)],
  categoryId: ({ subject, before, after }) => [
    line('dish.category', subject, { before: categoryName(before.categoryId), after: categoryName(after.categoryId) }),
  ],
  // A dish that moves to another category gets a place there: that is told already.
  sortOrder: ({ subject, before, after }) =>
    before.categoryId === after.categoryId ? [line('dish.place', subject)] : [],
})

const plainWords = Object.fromEntries(
  plainDishFields.map(({ key, action, described }): [string, Tell] => [
    key,
    ({ subject, before, after }) => [
      line(action, subject, { before: described.text(before[key]), after: described.text(after[key]) }),
    ],
  ]),
)

/** How the fields of a dish are described, each with words of its own, or as all others are; nobody sees the rest. */
export function dishFields(context: MenuContext): DescribeFields<DishState> {
  const words: Record<string, Tell> = { ...plainWords, ...ownWords(context) }
  const told = Object.keys(newDishState()).map(key => [key, words[key] ?? (() => [])])
  // Where a dish has moved to is told last.
  const { categoryId, ...others } = Object.fromEntries(told) as DescribeFields<DishState>
  return { ...others, categoryId }
}

/** How the fields of a category are told. */
export const categoryFields: DescribeFields<CategoryState> = {
  translations: ({ subject, before, after }) =>
    describeKeys('category.name', subject, {
      before: texts(before.translations, 'name'),
      after: texts(after.translations, 'name'),
    }),
  sortOrder: ({ subject }) => [line('category.place', subject)],
  // Nobody sees the key: it serves programs that read the public API.
  key: () => [],
}

/** A dish. What goes or comes back with its category is told there, as a number. */
export function describeDish({ id, before, after }: Change<DishState>, context: MenuContext): Line[] {
  if (before && after) return describeChanged(dishFields(context), { subject: subjectOf(id, after), before, after })
  const state = after ?? before
  if (!state || context.dishesWith(state.categoryId) > 0) return []
  const place = { after: context.categoryName(state.categoryId) }
  if (!after) return [line('dish.deleted', subjectOf(id, state), place)]
  return [line(context.isRestore ? 'dish.restored' : 'dish.created', subjectOf(id, state), place)]
}

/** A category; `after` of a deleted or restored one is the number of its dishes. */
export function describeCategory({ id, before, after }: Change<CategoryState>, context: MenuContext): Line[] {
  if (before && after) return describeChanged(categoryFields, { subject: subjectOf(id, after), before, after })
  const state = after ?? before
  if (!state) return []
  const dishes = { after: String(context.dishesWith(id)) }
  if (!after) return [line('category.deleted', subjectOf(id, state), dishes)]
  if (context.isRestore) return [line('category.restored', subjectOf(id, state), dishes)]
  return [line('category.created', subjectOf(id, state))]
}
