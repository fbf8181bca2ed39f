import { cleanText, storableText } from '#shared/text.ts'
import type { ReadDraft, Texts } from './draft.ts'

/** Limits of a draft (BRINGING §8). */
export const DRAFT_LIMITS = { name: 120, description: 1000, origin: 500, leftovers: 200, dishes: 2000, categories: 100 }

/** Takes what no column can store out of every text. */
function withoutUnstorable<Value>(value: Value): Value {
  if (typeof value === 'string') return storableText(value) as Value
  if (Array.isArray(value)) return value.map(each => withoutUnstorable<unknown>(each)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutUnstorable(each)])) as Value
}

/** Its first letters, none of them cut in two. */
export const cutText = (text: string, max: number): string => [...text].slice(0, max).join('').trim()
const named = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [
      locale,
      cutText(cleanText(text.replace(/\s+/gu, ' ')), DRAFT_LIMITS.name),
    ]),
  )
const described = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [locale, cutText(cleanText(text), DRAFT_LIMITS.description)]),
  )

/** What was read, as the forms would take it: whatever a file holds, its draft can be stored and its dishes brought. */
export function storable<Read extends { draft: ReadDraft }>(read: Read): Read {
  const clean = withoutUnstorable(read)
  const { categories, dishes } = clean.draft
  return {
    ...clean,
    draft: {
      ...clean.draft,
      categories: categories.map(category => ({ ...category, names: named(category.names) })),
      dishes: dishes
        .slice(0, DRAFT_LIMITS.dishes)
        .map(dish => ({ ...dish, names: named(dish.names), descriptions: described(dish.descriptions) })),
    },
  }
}
