import { mergeNames, type Names } from '#features/prices/names.ts'
import type { Locale } from '#shared/locale.ts'
import type { FieldErrors } from '#shared/app-error.ts'
import { ALLERGEN_IDS } from './allergens.ts'
import { declarationTexts as texts } from './allergens.texts.ts'
import { KINDED_ALLERGENS, type Members, membersOf } from './members.ts'
import type { Without } from './public-allergens.ts'

type Change<Value> = Readonly<Partial<Record<string, Value | null>>>

/** By allergen: null and none take away; unknown kinds and duplicates are dropped (4-beyond §5). */
export const mergeMembers = (before: Members, change: Change<readonly string[]>): Members =>
  Object.fromEntries(
    KINDED_ALLERGENS.flatMap(id => {
      const sent = change[id]
      const kinds = sent === undefined ? before[id] : membersOf(id).filter(kind => sent?.includes(kind))
      return kinds && kinds.length > 0 ? [[id, kinds]] : []
    }),
  )

/** By allergen, and its texts by language; null takes away what is to be asked for (4-beyond §5). */
export const mergeWithout = (before: Without, change: Change<Names>): Without =>
  Object.fromEntries(
    ALLERGEN_IDS.flatMap(id => {
      const sent = change[id]
      const names = sent === null ? {} : mergeNames(before[id] ?? {}, sent ?? {})
      return Object.keys(names).length > 0 ? [[id, names]] : []
    }),
  )

/** What to ask for needs the main language only; other ones fall back. */
export const withoutErrors = (without: Without, defaultLocale: Locale): FieldErrors =>
  Object.fromEntries(
    Object.entries(without).flatMap(([id, names]) =>
      names[defaultLocale] ? [] : [[`without.${id}.${defaultLocale}`, texts.withoutRequired]],
    ),
  )

/** Whether a body says what a dish, or a line, contains. */
export const saysAllergens = (body: { [K in 'allergens' | 'allergensDeclared' | 'traces']?: unknown }): boolean =>
  [body.allergens, body.allergensDeclared, body.traces].some(said => said !== undefined)

type Declaration = { allergens: readonly string[]; traces: readonly string[]; allergensDeclared: boolean }

/**
 * Whether a dish's allergens count as declared after a save. With at least one in either list, always. Without one,
 * only when the house declares that there is none: just removing the last one does not declare that, so the dish
 * becomes undeclared again (3-decisions §6; 4-beyond §5).
 */
export function isDeclared(
  before: Declaration,
  after: Pick<Declaration, 'allergens' | 'traces'>,
  said: boolean | undefined,
): boolean {
  if (isListed(after)) return true
  return said ?? (!isListed(before) && before.allergensDeclared)
}
const isListed = ({ allergens, traces }: Pick<Declaration, 'allergens' | 'traces'>): boolean =>
  allergens.length + traces.length > 0
