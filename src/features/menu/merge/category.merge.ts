import { type Body, type FieldRule, joinBodies, mergeFields, type Merged } from '#shared/fields/three-way.ts'
import type { Locale } from '#shared/locale.ts'
import { textRule } from './dish.merge.ts'
import type { Category, CategoryChange } from '../menu.contract.ts'
import { formTexts } from '../menu-page.texts.ts'

type Versions = { base: Category; theirs: Category; wish: Body; sent: Body | null }
type Words = { locales: readonly Locale[] }

/** Each field that a body may have. */
const RULES: { [K in keyof Required<CategoryChange>]: (path: readonly string[], words: Words) => FieldRule } = {
  translations: ([, locale = ''], words) => textRule('name', locale as Locale, words),
  sortOrder: () => ({ joins: 'ask', label: formTexts.order, phrase: formTexts.orderPhrase, shown: String }),
  // Made once from the name; no form shows it.
  key: () => ({ joins: 'mine' }),
}

/** Joins a change of a category that was seen as `base` with what somebody else has made of it (3-decisions §1). */
export function mergeCategory({ base, theirs, wish, sent }: Versions, words: Words): Merged {
  const change = numbered(wish)
  const mine = joinBodies(base, change) as Category
  const before = sent && (joinBodies(base, numbered(sent)) as Category)
  return mergeFields({ base, mine, theirs, sent: before, wish: change }, path =>
    RULES[path[0] as keyof CategoryChange](path, words),
  )
}

/** The form holds the order as text. */
const numbered = (body: Body): Body =>
  body['sortOrder'] === undefined ? body : { ...body, sortOrder: Number(body['sortOrder']) }
