import type { Locale } from '#shared/locale.ts'
import { DISHES_MAX } from '#features/menu/menu.limits.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import { isSameLine } from '#features/prices/price-line.ts'
import { lineOf } from '#features/prices/price-fields.ts'
import type { Draft } from '../draft.contract.ts'
import { isSameText } from '../plain-name.ts'

export type DraftDish = Draft['dishes'][number]
export type DraftCategory = Draft['categories'][number]
type Names = DraftDish['names']

/** The text in the main language, else in any. */
export const textIn = (texts: Names, locale: Locale): string =>
  texts[locale] ?? Object.values(texts).find(text => text !== undefined && text !== '') ?? ''

/** What is done with a dish that exists: nobody's choice updates the same, and adds an alike one (decision 0331). */
export const choiceOf = (match: NonNullable<DraftDish['match']>): 'update' | 'add' | 'skip' =>
  match.choice ?? (match.kind === 'same' ? 'update' : 'add')

/** Dishes that are brought. */
export const broughtDishes = ({ dishes }: Draft): DraftDish[] =>
  dishes.filter(({ included, match }) => included && !(match && choiceOf(match) === 'skip'))

/** How much 'Traer' brings: dishes, and categories that one of them is in. */
export function broughtCounts(draft: Draft): { dishes: number; categories: number } {
  const dishes = broughtDishes(draft)
  return { dishes: dishes.length, categories: new Set(dishes.map(({ categoryId }) => categoryId)).size }
}

/** The dishes of each category, in the order found; a category without any is not shown. */
export const groupsOf = (
  { categories }: Draft,
  dishes: readonly DraftDish[],
): { category: DraftCategory; dishes: DraftDish[] }[] => {
  const byCategory = Map.groupBy(dishes, ({ categoryId }) => categoryId)
  return categories.flatMap(category => {
    const own = byCategory.get(category._id) ?? []
    return own.length > 0 ? { category, dishes: own } : []
  })
}

export const openLeftovers = ({ leftovers }: Draft) => leftovers.filter(({ kind }) => kind !== 'out')
export const matchedDishes = ({ dishes }: Draft): DraftDish[] =>
  dishes.filter(({ included, match }) => included && match !== null)
/** The paper, or a copy, says something of their allergens. */
export const proposedDishes = ({ dishes }: Draft): DraftDish[] =>
  dishes.filter(
    ({ included, marks, proposals, isDeclared }) =>
      included && (isDeclared === true || marks.length > 0 || proposals.length > 0),
  )

/** Of these, those that may be ticked together: a mark that nobody understands is not 'Ninguno'. */
export const saidDishes = (dishes: readonly DraftDish[]): DraftDish[] =>
  dishes.filter(({ proposals, isDeclared }) => isDeclared === true || proposals.length > 0)

/** The numbers of pages that could not be read. */
export const failedPages = ({ pages }: Draft): number[] =>
  pages.flatMap(({ state }, at) => (state === 'failed' ? [at + 1] : []))

/** What cannot be stored: a dish or a category without a name in the main language. */
export const unnamedCount = (draft: Draft, locale: Locale): number => {
  const dishes = broughtDishes(draft)
  const used = new Set(dishes.map(({ categoryId }) => categoryId))
  const isUnnamed = ({ names }: { names: Names }) => !names[locale]?.trim()
  return dishes.filter(isUnnamed).length + draft.categories.filter(each => used.has(each._id) && isUnnamed(each)).length
}

/** How many dishes are too many for the menu. */
export function overLimit(draft: Draft, present: number): number {
  const added = broughtDishes(draft).filter(({ match }) => !match || choiceOf(match) === 'add').length
  return Math.max(0, present + added - DISHES_MAX)
}

/** Languages of the paper that the menu lacks, and in how many dishes. */
export function foreignLocales(draft: Draft, supported: readonly Locale[]): { locale: Locale; count: number }[] {
  const found = broughtDishes(draft).flatMap(({ names }) => Object.keys(names) as Locale[])
  return [...Map.groupBy(found, locale => locale)]
    .filter(([locale]) => !supported.includes(locale))
    .map(([locale, all]) => ({ locale, count: all.length }))
}

type Difference = { field: 'name' | 'description' | 'price' }

/** What an update of a dish would write: what came and differs, and nothing else (BRINGING §4.7). */
export function differencesOf({ names, descriptions, prices }: DraftDish, present: Dish, locale: Locale): Difference[] {
  const text = present.translations[locale]
  const brought = prices.map(lineOf).filter(({ cents, market }) => cents !== null || market)
  const kept = present.prices.map(lineOf)
  const isSamePrice =
    brought.length === kept.length && brought.every((line, at) => kept[at] !== undefined && isSameLine(line, kept[at]))
  return [
    ...(names[locale] && !isSameText(names[locale], text?.name ?? '') ? [{ field: 'name' as const }] : []),
    ...(descriptions[locale] && !isSameText(descriptions[locale], text?.description ?? '')
      ? [{ field: 'description' as const }]
      : []),
    ...(brought.length > 0 && !isSamePrice ? [{ field: 'price' as const }] : []),
  ]
}
