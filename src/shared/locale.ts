/** The three languages of a menu (S1 §1). */
export const LOCALES = ['es', 'en', 'pt'] as const
export type Locale = (typeof LOCALES)[number]

/** Names of the languages in Spanish, capitalized for labels; inside a sentence they are lower case (DESIGN §8). */
export const LOCALE_NAMES: Record<Locale, string> = { es: 'Español', en: 'Inglés', pt: 'Portugués' }

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale)
