import { DAY_MS } from '#shared/time.ts'
import type { FieldErrors } from '#shared/app-error.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { textLength } from '#shared/text.ts'
import {
  CATEGORY_NAME_MIN,
  DEFAULT_SORT_ORDER,
  ITEM_NAME_MAX,
  RESTORABLE_DAYS,
  SORT_ORDER_MAX,
  SORT_ORDER_STEP,
} from './menu.limits.ts'
import { COPY_OF, menuTexts as texts } from './menu.texts.ts'

export type DishTranslations = Partial<Record<Locale, { name: string; description: string }>>
export type CategoryTranslations = Partial<Record<Locale, { name: string }>>
/** The languages of a restaurant, as far as the menu's rules need them. */
export type MenuLocales = { defaultLocale: Locale; supportedLocales: readonly Locale[] }

type DishTexts = Partial<Record<Locale, { name?: string; description?: string }>>
type CategoryTexts = Partial<Record<Locale, { name?: string }>>

/** Merges the change into the stored texts: by locale, and within a locale by key (3-decisions §1). */
export function mergeDishTranslations(before: DishTranslations, change: DishTexts): DishTranslations {
  const merged: DishTranslations = { ...before }
  for (const locale of LOCALES) {
    const changed = change[locale]
    if (!changed) continue
    const { name = '', description = '' } = before[locale] ?? {}
    merged[locale] = { name: changed.name ?? name, description: changed.description ?? description }
  }
  return merged
}

/** 'Copia de Croquetas' in each language that has a name; its end goes where it would be too long. */
export function namesOfDraft(translations: DishTranslations): DishTranslations {
  const drafts: DishTranslations = {}
  for (const locale of LOCALES) {
    const before = translations[locale]
    if (!before) continue
    const name = before.name && [...`${COPY_OF[locale]} ${before.name}`].slice(0, ITEM_NAME_MAX).join('').trim()
    drafts[locale] = { ...before, name }
  }
  return drafts
}

/** Takes the texts of a change back, and no others; what was not there is empty again. */
export function textsBack(before: DishTexts, change: DishTexts): DishTexts {
  const back: DishTexts = {}
  for (const locale of LOCALES) {
    const changed = change[locale]
    if (!changed) continue
    const { name = '', description = '' } = before[locale] ?? {}
    back[locale] = {
      ...(changed.name !== undefined && { name }),
      ...(changed.description !== undefined && { description }),
    }
  }
  return back
}

/** Like `mergeDishTranslations`, for a category's names. */
export function mergeCategoryTranslations(before: CategoryTranslations, change: CategoryTexts): CategoryTranslations {
  const merged: CategoryTranslations = { ...before }
  for (const locale of LOCALES) {
    const changed = change[locale]
    if (changed) merged[locale] = { name: changed.name ?? before[locale]?.name ?? '' }
  }
  return merged
}

/**
 * Validates a dish's names: one in the default locale and in each of `asked`. A new dish is asked for all supported
 * ones (S2 §5), a changed one only for those that its body carries: an untranslated language stays so. Errors by field
 * path, the default locale first. Takes the merged result; call it only for bodies that carry `translations`
 * (3-decisions §6).
 */
export function dishNameErrors(
  translations: DishTexts,
  { defaultLocale, supportedLocales }: MenuLocales,
  asked: readonly Locale[] = supportedLocales,
): FieldErrors {
  const errors: FieldErrors = {}
  for (const locale of new Set([defaultLocale, ...asked]))
    if (!translations[locale]?.name?.trim()) errors[`translations.${locale}.name`] = texts.dishNameRequired(locale)
  return errors
}

/** The languages that a body carries. */
export const localesIn = (translations: DishTexts): Locale[] => LOCALES.filter(locale => translations[locale])

/** Validates a category's name: two characters or more, the Spanish one or else the first one present (S2 §5). */
export function categoryNameErrors(translations: CategoryTexts, locales: MenuLocales): FieldErrors {
  const named = LOCALES.find(locale => translations[locale]?.name?.trim())
  const expected = locales.supportedLocales.includes('es') ? 'es' : locales.defaultLocale
  if (!named) return { [`translations.${expected}.name`]: texts.categoryNameRequired }
  const tooShort = textLength(translations[named]?.name?.trim() ?? '') < CATEGORY_NAME_MIN
  return tooShort ? { [`translations.${named}.name`]: texts.categoryNameTooShort } : {}
}

/**
 * Key of a new category: `Pescados y mariscos` → `pescados_y_mariscos` (S2 §3). Renaming the category does not change
 * it.
 */
export const categoryKey = (translations: CategoryTexts): string => {
  const name = LOCALES.map(locale => translations[locale]?.name?.trim()).find(Boolean) ?? ''
  return name.toLowerCase().replace(/\s+/g, '_')
}

/** Name shown in the dashboard: es → default locale → the first one present → 'Sin nombre' (3-decisions §6). */
export function dashboardName(translations: CategoryTexts, defaultLocale: Locale): string {
  const order: Locale[] = ['es', defaultLocale, ...LOCALES]
  return order.map(locale => translations[locale]?.name?.trim()).find(Boolean) ?? texts.unnamed
}

/** What was deleted after this time can be restored (3-decisions §6). */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS)

/** `sortOrder` after the last one: at least 30, never above the highest that is allowed (3-decisions §6). */
export const nextSortOrder = (last: number | undefined): number =>
  Math.min(SORT_ORDER_MAX, Math.max(DEFAULT_SORT_ORDER, (last ?? 0) + SORT_ORDER_STEP))

/** 10, 20, 30… for the indexes 0, 1, 2… (3-decisions §6). */
export const sortOrderAt = (index: number): number => (index + 1) * SORT_ORDER_STEP

/** What a reorder gives to things in this order. */
export const placesOf = (ids: readonly string[]): number[] => ids.map((_, index) => sortOrderAt(index))

/** True when `sent` has every id of `existing` once, in any order (3-decisions §6). */
export function isCompleteOrder(existing: readonly string[], sent: readonly string[]): boolean {
  const ids = new Set(sent)
  return ids.size === sent.length && sent.length === existing.length && existing.every(id => ids.has(id))
}

type Ordered = { sortOrder: number; createdAt: string; _id: string }

/** Sorts by `sortOrder`; equal ones by age, oldest first (3-decisions §6). */
export const byOrder = (one: Ordered, other: Ordered): number =>
  one.sortOrder - other.sortOrder ||
  one.createdAt.localeCompare(other.createdAt) ||
  (one._id < other._id ? -1 : Number(one._id > other._id))
