import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldNamesMarkedBoolean } from 'react-hook-form'
import type { z } from 'zod'
import { spanishFallback } from '#shared/fields/field-errors.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { type Category, categoryChange } from '../../menu.contract.ts'
import { categoryKey, categoryNameErrors, type MenuLocales, nextSortOrder } from '../../menu.rules.ts'

/** The form's values as typed: an input of the contract's body. */
export type CategoryFormValues = { translations: Partial<Record<Locale, { name: string }>>; sortOrder: string }

/** Values of a new category: after the last one (3-decisions §6). */
export function categoryValues(
  category: Category | null,
  categories: readonly Category[],
  locales: readonly Locale[],
): CategoryFormValues {
  const names = locales.map(locale => [locale, { name: category?.translations[locale]?.name ?? '' }])
  const last = categories.length > 0 ? Math.max(...categories.map(one => one.sortOrder)) : undefined
  return {
    translations: Object.fromEntries(names) as CategoryFormValues['translations'],
    sortOrder: String(category?.sortOrder ?? nextSortOrder(last)),
  }
}

/** The contract's schema and its rule of names, validated even while another field is wrong (S2 §5). */
export function categoryResolver(locales: MenuLocales) {
  const schema = categoryChange.superRefine(
    ({ translations }, ctx) => {
      const errors = categoryNameErrors(translations ?? {}, locales)
      for (const [path, message] of Object.entries(errors))
        ctx.addIssue({ code: 'custom', message, path: path.split('.') })
    },
    { when: () => true },
  )
  return zodResolver(schema, spanishFallback, { raw: true })
}

type Dirty = Partial<Readonly<FieldNamesMarkedBoolean<CategoryFormValues>>>

/**
 * For a new category all values, with its key (S2 §3); for an existing one only what has changed, of its names only
 * those of the languages that were touched (3-decisions §6).
 */
export function categoryBody(values: CategoryFormValues, dirty: Dirty, isNew: boolean): z.input<typeof categoryChange> {
  const { translations, sortOrder } = values
  if (isNew) return { key: categoryKey(translations), translations, sortOrder }
  const touched = LOCALES.filter(locale => dirty.translations?.[locale]?.name)
  return {
    ...(touched.length > 0 && {
      translations: Object.fromEntries(touched.map(locale => [locale, translations[locale]])),
    }),
    ...(dirty.sortOrder && { sortOrder }),
  }
}
