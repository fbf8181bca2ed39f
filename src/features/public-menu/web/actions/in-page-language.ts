import { isLocale, type Locale } from '#shared/locale.ts'

/** What this is in the language of the page. */
export function inPageLanguage<Said>(said: Record<Locale, Said>): Said {
  const { lang } = document.documentElement
  return said[isLocale(lang) ? lang : 'es']
}
