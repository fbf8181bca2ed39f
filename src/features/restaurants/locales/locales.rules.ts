import { isLocale, type Locale } from '#shared/locale.ts'
import type { PublicRestaurant } from '../restaurants.contract.ts'

type Languages = Pick<PublicRestaurant, 'defaultLocale' | 'supportedLocales'>

/** The start language, shown at `/{slug}`: es where supported, else the default locale (3-decisions §10). */
export const startLocale = ({ defaultLocale, supportedLocales }: Languages): Locale =>
  supportedLocales.includes('es') ? 'es' : defaultLocale

/** The language of `?lang=` if the restaurant supports it; otherwise the start language (3-decisions §10). */
export const resolveLocale = (restaurant: Languages, asked: unknown): Locale =>
  isLocale(asked) && restaurant.supportedLocales.includes(asked) ? asked : startLocale(restaurant)

/** The parameter of a menu's URL that names a zone with prices of its own (4-beyond §2). */
export const ZONE_PARAMETER = 'zona'
/** The parameter that names the code of a table, which opens the carta with the prices of its zone (4-beyond §9). */
export const CODE_PARAMETER = 'q'

/** Path of a menu in a language, and with the prices of a zone; the path of the start language does not name it. */
export function menuPath(restaurant: Languages & { slug: string }, locale: Locale, zone?: string): string {
  const query = [locale !== startLocale(restaurant) && `lang=${locale}`, zone && `${ZONE_PARAMETER}=${zone}`]
  const asked = query.filter(Boolean).join('&')
  return asked === '' ? `/${restaurant.slug}` : `/${restaurant.slug}?${asked}`
}

type Named = Partial<Record<Locale, { name: string }>>
type Described = Partial<Record<Locale, { description: string }>>

/** A text for a page; `lang` where it is in another language than the page, for screen readers. */
export type PageText = { text: string; lang: Locale | undefined }

/** The first text that is not empty; the first locale is the page's. */
export function firstText(locales: readonly Locale[], textIn: (locale: Locale) => string | undefined): PageText {
  const lang = locales.find(locale => textIn(locale)?.trim())
  return { text: (lang && textIn(lang)?.trim()) ?? '', lang: lang === locales[0] ? undefined : lang }
}

/** Chosen → default → es → en → first; empty names are skipped; '' when there is none (3-decisions §6). */
export const nameIn = (translations: Named, locale: Locale, defaultLocale: Locale): PageText =>
  firstText(
    [locale, defaultLocale, 'es', 'en', ...(Object.keys(translations) as Locale[])],
    key => translations[key]?.name,
  )

/** Chosen → en → default; '' when there is none (3-decisions §6). */
export const descriptionIn = (translations: Described, locale: Locale, defaultLocale: Locale): PageText =>
  firstText([locale, 'en', defaultLocale], key => translations[key]?.description)
