import { LOCALES, type Locale } from '#shared/locale.ts'
import type { RestaurantChange } from '../restaurants.contract.ts'
import type { Profile } from './profile.fields.ts'

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
    ...mergeFields(profile, change),
    supportedLocales: supportedWith(defaultLocale, change.supportedLocales ?? profile.supportedLocales),
    translations: mergeTranslations(profile.translations, defaultLocale, change),
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

type Tree = Record<string, unknown>
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Objects merge by key, everything else is replaced; absent keys stay. */
function mergeFields(profile: Profile, change: ProfileChange): Profile {
  const given = Object.entries(change).filter(([name, value]) => name in profile && value !== undefined)
  const merged = given.map(([name, after]) => {
    const before: unknown = profile[name as keyof Profile]
    return [name, isTree(before) && isTree(after) ? { ...before, ...definedIn(after) } : after]
  })
  return { ...profile, ...(Object.fromEntries(merged) as Partial<Profile>) }
}

const definedIn = (tree: Tree): Tree =>
  Object.fromEntries(Object.entries(tree).filter(([, value]) => value !== undefined))
