import { LOCALES, type Locale } from '#shared/locale.ts'
import type { Hours } from '../hours/hours.rules.ts'
import type { RestaurantChange } from '../restaurants.contract.ts'
import type { Style } from '#features/theme/theme.contract.ts'

/** What people write about a restaurant; its slug, logo and status are stored separately. */
export type Profile = {
  name: string
  defaultLocale: Locale
  supportedLocales: Locale[]
  translations: Partial<Record<Locale, { description: string }>>
  currency: string
  timezone: string
  theme: { primaryColor: string; secondaryColor: string; accentColor: string; style: Style }
  address: { street: string; city: string; postalCode: string; country: string }
  contact: { phone: string; email: string }
  hours: Hours
}
export type ProfileChange = Omit<RestaurantChange, 'slug' | 'logoUrl'>

/** The text in the default language; '' when there is none (3-decisions §5). */
export const descriptionOf = (profile: Pick<Profile, 'defaultLocale' | 'translations'>): string =>
  profile.translations[profile.defaultLocale]?.description ?? ''

/**
 * The profile after a partial change: absent fields stay; `translations`, `theme`, `address` and `contact` merge by
 * key, `hours` by weekday; lists are replaced (3-decisions §1). The default language is always a supported one, and
 * `description` sets the text in it unless `translations` has one (3-decisions §5).
 */
export function mergeProfile(profile: Profile, change: ProfileChange): Profile {
  const defaultLocale = change.defaultLocale ?? profile.defaultLocale
  return {
    name: change.name ?? profile.name,
    defaultLocale,
    supportedLocales: supportedWith(defaultLocale, change.supportedLocales ?? profile.supportedLocales),
    translations: mergeTranslations(profile.translations, defaultLocale, change),
    currency: change.currency ?? profile.currency,
    timezone: change.timezone ?? profile.timezone,
    theme: mergeKeys(profile.theme, change.theme),
    address: mergeKeys(profile.address, change.address),
    contact: mergeKeys(profile.contact, change.contact),
    hours: mergeKeys(profile.hours, change.hours),
  }
}

/** In the order es, en, pt, without duplicates. */
const supportedWith = (defaultLocale: Locale, locales: readonly Locale[]): Locale[] =>
  LOCALES.filter(locale => locale === defaultLocale || locales.includes(locale))

/** Locales that the body does not name keep their texts, also removed ones, in case they are added again. */
function mergeTranslations(
  translations: Profile['translations'],
  defaultLocale: Locale,
  { description, translations: changes = {} }: ProfileChange,
): Profile['translations'] {
  const merged = { ...translations }
  if (description !== undefined && description !== descriptionOf({ defaultLocale, translations }))
    merged[defaultLocale] = { description }
  for (const locale of LOCALES) {
    const text = changes[locale]?.description
    if (text !== undefined) merged[locale] = { description: text }
  }
  return merged
}

function mergeKeys<T extends object>(value: T, change: { [K in keyof T]?: T[K] | undefined } | undefined): T {
  const given = Object.entries(change ?? {}).filter(([, inner]) => inner !== undefined)
  return { ...value, ...(Object.fromEntries(given) as Partial<T>) }
}
