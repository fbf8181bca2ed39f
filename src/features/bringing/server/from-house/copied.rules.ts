import type { Locale } from '#shared/locale.ts'
import type { DishState } from '#features/menu/dish.fields.ts'
import { copyOfDish, newDishState } from '#features/menu/dish.rules.ts'
import { isPriceLabel, repeatedLabel } from '#features/prices/price-line.ts'

/** The main languages of the restaurant that is copied and of the one that gets the copy. */
export type Between = { from: Locale; to: Locale }
/** What comes along; `labelOf`: the label of this house for one of the other; undefined: it has none. */
export type Along = {
  prices: boolean
  languages: boolean
  labelOf: (id: string) => string | undefined
  imageOf: (id: string) => string | undefined
}

type Texts<Text> = Partial<Record<Locale, Text>>

/**
 * Texts for this house. Without one in its main language, the one that people read there stands in: a name is never
 * missing, and the house translates it when it likes. Without `languages` that is the only one.
 */
export function textsFor<Text extends { name: string }>(texts: Texts<Text>, { from, to }: Between, languages: boolean) {
  const order: Locale[] = [to, from, 'es', 'en', 'pt']
  const main = order.map(locale => texts[locale]).find(text => text?.name.trim())
  return { ...(languages && texts), ...(main && { [to]: main }) } as Texts<Text>
}

/** Names of a label, as `textsFor`. */
export function namesFor(names: Texts<string>, { from, to }: Between): Texts<string> {
  const main = [to, from, ...(Object.keys(names) as Locale[])].map(locale => names[locale]).find(Boolean)
  return main === undefined ? names : { ...names, [to]: main }
}

/** Labels of the other house become those of this one; two lines of one label would not be told apart. */
function pricesFor({ prices }: DishState, labelOf: Along['labelOf']): DishState['prices'] {
  if (!prices) return prices
  const labelled = prices.map(line =>
    line.label === null || isPriceLabel(line.label) ? line : { ...line, label: labelOf(line.label) ?? null },
  )
  if (repeatedLabel(labelled) === undefined) return labelled
  return labelled.map((line, at) => (line.label === prices[at]?.label ? line : { ...line, label: null }))
}

/**
 * A dish of another house as it comes into this one: what it says of allergens comes along, but nobody has looked at it
 * here; a draft stays one. What to ask for is told in the main language, or not at all: then the dish is one that
 * contains it.
 */
export function copiedDish(
  state: DishState,
  { reported, categoryId, between, along }: { reported: boolean; categoryId: string; between: Between; along: Along },
): DishState {
  const initial = newDishState()
  const copy = copyOfDish(state, { reported })
  const { imageId, without } = copy
  return {
    ...copy,
    categoryId,
    published: state.published,
    translations: textsFor(state.translations, between, along.languages),
    without: Object.fromEntries(Object.entries(without).filter(([, words]) => words?.[between.to])),
    allergensReviewed: initial.allergensReviewed,
    imageId: imageId === null ? null : (along.imageOf(imageId) ?? null),
    price: along.prices ? copy.price : initial.price,
    prices: along.prices ? pricesFor(copy, along.labelOf) : initial.prices,
  }
}

/** Labels of the other house that the dishes name. */
export const labelsIn = (states: readonly DishState[]): string[] => [
  ...new Set(
    states.flatMap(({ prices }) =>
      (prices ?? []).flatMap(({ label }) => (label === null || isPriceLabel(label) ? [] : [label])),
    ),
  ),
]
