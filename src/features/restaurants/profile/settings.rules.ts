import { LOCALES, type Locale } from '#shared/locale.ts'
import { isSame, isTree } from '#shared/fields/three-way.ts'
import { type Profile, PROFILE_KEYS } from './profile.fields.ts'
import type { Restaurant } from '../restaurants.contract.ts'

/** What the restaurant page edits, all tabs together; logo and slug are saved separately. */
export type SettingsValues = Omit<Profile, 'translations'> & { translations: Record<Locale, { description: string }> }
/** The same tree with only the fields that changed. */
export type SettingsChange = { [K in keyof SettingsValues]?: PartialTree<SettingsValues[K]> }
type PartialTree<T> = T extends readonly unknown[] | string ? T : { [K in keyof T]?: PartialTree<T[K]> }

export const SETTINGS_TABS = ['basic', 'hours', 'appearance'] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

/** The form's values for a restaurant; languages in the order es, en, pt, each with a text. */
export function settingsValues(restaurant: Restaurant): SettingsValues {
  const description = (locale: Locale) => ({ description: restaurant.translations[locale]?.description ?? '' })
  const profile = Object.fromEntries(PROFILE_KEYS.map(key => [key, restaurant[key]])) as Profile
  const { primaryColor, secondaryColor, accentColor, style } = restaurant.theme
  return {
    ...profile,
    theme: { primaryColor, secondaryColor, accentColor, style },
    supportedLocales: LOCALES.filter(locale => restaurant.supportedLocales.includes(locale)),
    translations: { es: description('es'), en: description('en'), pt: description('pt') },
  }
}

function changedPart(base: unknown, value: unknown): unknown {
  if (!isTree(base) || !isTree(value)) return value
  const changed = Object.keys(value).filter(key => !isSame(base[key], value[key]))
  return Object.fromEntries(changed.map(key => [key, changedPart(base[key], value[key])]))
}

/**
 * The body of a save: only fields that changed, so that other people's changes are kept; lists are sent whole
 * (3-decisions §1).
 */
export const settingsChange = (base: SettingsValues, values: SettingsValues): SettingsChange =>
  changedPart(base, values) as SettingsChange

/** The form's values after the restaurant has changed to `theirs`: fields that were edited since `base` stay. */
export function mergeEdits<T>(base: T, mine: T, theirs: T): T {
  if (isSame(base, mine)) return theirs
  if (!isTree(base) || !isTree(mine) || !isTree(theirs)) return mine
  const entries = Object.keys(theirs).map(key => [key, mergeEdits(base[key], mine[key], theirs[key])])
  return Object.fromEntries(entries) as T
}

/**
 * What the user saw of each field, after the restaurant has changed to `theirs`: a field that was not edited since
 * `base` is shown as it is now, of an edited one `seen` is what it was then.
 */
export function seenAfter<T>(base: T, mine: T, theirs: T, seen: T): T {
  if (isSame(base, mine)) return theirs
  if (!isTree(base) || !isTree(mine) || !isTree(theirs) || !isTree(seen)) return seen
  const entries = Object.keys(theirs).map(key => [key, seenAfter(base[key], mine[key], theirs[key], seen[key])])
  return Object.fromEntries(entries) as T
}

/** Adds or removes a language of the menu; the default one cannot be removed (S2 §2). */
export const withLocale = (
  { supportedLocales, defaultLocale }: Pick<SettingsValues, 'supportedLocales' | 'defaultLocale'>,
  locale: Locale,
  isOn: boolean,
): Locale[] => LOCALES.filter(one => one === defaultLocale || (one === locale ? isOn : supportedLocales.includes(one)))

const TAB_OF: Partial<Record<string, SettingsTab>> = { hours: 'hours', timezone: 'hours', theme: 'appearance' }

/** The tab of a field: `hours.monday.1` is in Horario. */
export const tabOfField = (path: string): SettingsTab => TAB_OF[path.split('.')[0] ?? ''] ?? 'basic'

/** The tab to open for the first error: the open tab if it has one, else the first tab that has. */
export function tabWithError(paths: readonly string[], open: string): SettingsTab | undefined {
  const tabs = new Set(paths.map(tabOfField))
  return SETTINGS_TABS.find(tab => tab === open && tabs.has(tab)) ?? SETTINGS_TABS.find(tab => tabs.has(tab))
}
