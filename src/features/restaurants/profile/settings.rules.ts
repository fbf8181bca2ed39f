import { LOCALES, type Locale } from '#shared/locale.ts'
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
  return {
    ...profile,
    supportedLocales: LOCALES.filter(locale => restaurant.supportedLocales.includes(locale)),
    translations: { es: description('es'), en: description('en'), pt: description('pt') },
  }
}

type Tree = Record<string, unknown>
const isRecord = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)
const isNested = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** Equal in everything that can be sent: texts, lists in their order, keys in any order. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isNested(one) || !isNested(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every(key => isSame(one[key], other[key]))
}

function changedPart(base: unknown, value: unknown): unknown {
  if (!isRecord(base) || !isRecord(value)) return value
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
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return mine
  const entries = Object.keys(theirs).map(key => [key, mergeEdits(base[key], mine[key], theirs[key])])
  return Object.fromEntries(entries) as T
}

/** True when both have changed a field since `base`, to different values. */
export const collides = <T>(base: T, mine: T, theirs: T): boolean =>
  !isSame(mergeEdits(base, mine, theirs), mergeEdits(base, theirs, mine))

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
