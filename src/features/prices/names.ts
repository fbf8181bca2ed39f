import { z } from 'zod'
import type { FieldErrors } from '#shared/app-error.ts'
import { bounded } from '#shared/fields/bounded.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { text } from '#shared/text.ts'
import { firstText, type PageText } from '#features/restaurants/locales/locales.rules.ts'
import { priceTexts as texts } from './prices.texts.ts'

/** What a label or a zone is called; missing languages fall back (4-beyond §1). */
export type Names = Partial<Record<Locale, string>>

export const namesAnswer = z.partialRecord(z.enum(LOCALES), z.string())

/** Names in a body; they join what is stored, an empty one is taken away. */
export const namesField = (max: number) =>
  bounded(
    LOCALES.length,
    z.partialRecord(z.enum(LOCALES, { error: texts.unknownLocale }), text({ max, oneLine: true })),
    texts.unknownLocale,
  )

export const mergeNames = (before: Names, change: Names): Names =>
  Object.fromEntries(
    LOCALES.flatMap(locale => {
      const name = change[locale] ?? before[locale]
      return name ? [[locale, name]] : []
    }),
  )

/** The main language needs a name, others may come later. */
export const nameErrors = (names: Names, defaultLocale: Locale): FieldErrors =>
  names[defaultLocale] ? {} : { [`names.${defaultLocale}`]: texts.nameRequired }

/** The name in a language: there → main language → Spanish → English → the first one. */
export const nameIn = (names: Names, locale: Locale, defaultLocale: Locale): PageText =>
  firstText([locale, defaultLocale, ...LOCALES], key => names[key])

/** One form for names that people take for the same. */
export const comparable = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether another one has the name in the main language: one text could mean both. */
export function isNameTaken(names: Names, others: readonly Names[], defaultLocale: Locale): boolean {
  const key = (each: Names): string => comparable(nameIn(each, defaultLocale, defaultLocale).text)
  return others.some(other => key(other) === key(names))
}
