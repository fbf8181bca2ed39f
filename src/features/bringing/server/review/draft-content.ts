import type { Locale } from '#shared/locale.ts'
import type { AllergenId } from '#features/allergens/allergens.ts'
import type {
  Doubt,
  KeyEntry,
  LeftoverKind,
  Origin,
  ReadDish,
  ReadDraft,
  Reading,
  ReadPrice,
  SaidWith,
  Texts,
} from '../../reading/draft.ts'
import type { Column } from '../../reading/table/columns.ts'
import { isSameText } from '../../plain-name.ts'
import { type Known, matchDishes } from './match.rules.ts'
import { draftTexts } from '../../bringing.texts.ts'

/** A draft as it is stored: what was read, with an id for each part, and what somebody has decided about it. */
export type DraftDish = {
  _id: string
  categoryId: string
  names: Texts
  descriptions: Texts
  prices: ReadPrice[]
  marks: string[]
  proposals: AllergenId[]
  allergensDeclared: boolean
  match: { dishId: string; kind: 'same' | 'alike'; choice: 'update' | 'add' | 'skip' | null } | null
  doubts: (Doubt & { _id: string; answer: number | Reading | null })[]
  origin: Origin
  included: boolean
  /** The dish that it became. */
  createdId?: string
  /** Of an own copy. */
  available?: boolean
  published?: boolean
  isDeclared?: boolean
  saidWith?: SaidWith
  diets?: string[]
}
export type DraftCategory = { _id: string; names: Texts; existingId: string | null; included: boolean }
export type DraftPage = {
  state: 'waiting' | 'read' | 'failed'
  code: string | null
  dishes: number
  image: { width: number; height: number } | null
}
export type DraftContent = {
  pages: DraftPage[]
  categories: DraftCategory[]
  dishes: DraftDish[]
  leftovers: { _id: string; text: string; page: number; kind: LeftoverKind | 'out' }[]
  key: KeyEntry[]
  isKeyRead: boolean
  columns: (Column & { samples: string[] })[] | null
  areColumnsUnclear: boolean
  sheets?: { name: string; rows: number }[]
  sheet?: number
  /** The number of the next part that is added. */
  next: number
}

/** The menu that a draft is compared with. */
export type PresentMenu = {
  locale: Locale
  categories: readonly { id: string; name: string }[]
  dishes: readonly Known[]
}

/** The reader takes the language of a paper for Spanish: what has no name in the main language is in that. */
export function inMainLanguage(texts: Texts, locale: Locale): Texts {
  if (locale === 'es' || texts[locale] !== undefined || texts.es === undefined) return texts
  const { es, ...others } = texts
  return { ...others, [locale]: es }
}

export const nameOf = (texts: Texts, locale: Locale): string => texts[locale] ?? Object.values(texts)[0] ?? ''

/**
 * Which categories and dishes of the menu are in the draft; what somebody chose about the same dish stays. `onlySame`:
 * what was alike before stays so, and nothing else is looked for.
 */
export function compared(
  content: DraftContent,
  { locale, categories, dishes }: PresentMenu,
  { onlySame = false } = {},
): DraftContent {
  const drafted = content.categories.map(category => ({
    ...category,
    existingId: categories.find(({ name }) => isSameText(name, nameOf(category.names, locale)))?.id ?? null,
  }))
  const categoryName = new Map(drafted.map(({ _id, names }) => [_id, nameOf(names, locale)]))
  const brought = content.dishes.map(({ names, categoryId }) => ({
    name: nameOf(names, locale),
    category: categoryName.get(categoryId) ?? '',
  }))
  const alike = new Set(dishes.map(({ id }) => id))
  const matches = matchDishes(brought, dishes, { onlySame })
  return {
    ...content,
    categories: drafted,
    dishes: content.dishes.map((dish, at) => {
      const isStillAlike = onlySame && dish.match?.kind === 'alike' && alike.has(dish.match.dishId)
      const match = matches[at] ?? (isStillAlike ? dish.match : null)
      if (!match) return { ...dish, match: null }
      const choice = dish.match?.dishId === match.dishId ? dish.match.choice : null
      return { ...dish, match: { ...match, choice } }
    }),
  }
}

type ReadPages = readonly { state: 'read' | 'failed'; code: string | null; image: DraftPage['image'] }[]
type Read = {
  draft: ReadDraft
  pages: ReadPages
  columns?: Column[]
  samples?: string[][]
  areColumnsUnclear?: boolean
  sheets?: { name: string; rows: number }[]
  sheet?: number
}

/** What was read as a draft: dishes before the first heading stand in a category of their own. */
export function contentOf(read: Read, locale: Locale): DraftContent {
  const { draft, pages, columns, samples = [], areColumnsUnclear = false, sheets, sheet } = read
  const isHomeless = draft.dishes.some(({ category }) => category === null)
  const first = isHomeless ? [{ names: { [locale]: draftTexts.firstCategory[locale] } as Texts }] : []
  const shift = first.length
  const categories = [...first, ...draft.categories].map(({ names }, at) => ({
    _id: `c${at + 1}`,
    names: inMainLanguage(names, locale),
    existingId: null,
    included: true,
  }))
  const dishes = draft.dishes.map((dish, at): DraftDish => draftDish(dish, `d${at + 1}`, shift, locale))
  return {
    pages: pages.map((page, at) => ({
      ...page,
      dishes: dishes.filter(({ origin }) => origin.page === at + 1).length,
    })),
    categories,
    dishes,
    leftovers: draft.leftovers.map((line, at) => ({ _id: `l${at + 1}`, ...line })),
    key: draft.key,
    isKeyRead: draft.isKeyRead,
    columns: columns?.map((column, at) => ({ ...column, samples: samples[at] ?? [] })) ?? null,
    areColumnsUnclear,
    ...(sheets && sheet !== undefined && { sheets, sheet }),
    next: dishes.length + categories.length + 1,
  }
}

function draftDish(dish: ReadDish, id: string, shift: number, locale: Locale): DraftDish {
  const { category, names, descriptions, prices, marks, proposals, doubts, origin, ...ofCopy } = dish
  return {
    _id: id,
    categoryId: `c${category === null ? 1 : category + 1 + shift}`,
    names: inMainLanguage(names, locale),
    descriptions: inMainLanguage(descriptions, locale),
    prices,
    marks,
    proposals,
    allergensDeclared: false,
    match: null,
    doubts: doubts.map((doubt, at) => ({ ...doubt, _id: `${id}.${at + 1}`, answer: null })),
    origin,
    included: true,
    ...ofCopy,
  }
}

/** A line that is left over as a dish. */
export const newDish = (
  _id: string,
  categoryId: string,
  names: Texts,
  { text, page }: { text: string; page: number },
): DraftDish => ({
  _id,
  categoryId,
  names,
  descriptions: {},
  prices: [],
  marks: [],
  proposals: [],
  allergensDeclared: false,
  match: null,
  doubts: [],
  origin: { page, line: 0, text },
  included: true,
})
