import { LOCALE_NAMES, LOCALES } from '#shared/locale.ts'
import { WEEKDAYS, type Weekday } from '#shared/weekday.ts'
import { timeWithArticle } from '#shared/time-of-day.ts'
import type { HoursSlot } from '../hours/hours.rules.ts'
import { isSame } from '#shared/fields/three-way.ts'
import { SETTINGS_TABS, type SettingsTab, type SettingsValues, tabOfField } from './settings.rules.ts'
import { appearanceTexts, basicTexts, fieldTexts, hoursTexts, readTexts, unsavedTexts } from './settings.texts.ts'

/** A change that is not saved: its tab, its field, what it says, and the field in a word. */
export type UnsavedChange = { tab: SettingsTab; path: string; says: string; place: string }

/** A field with a name of its own; what differs in it is not told. */
const FIELDS: readonly [path: string, label: string][] = [
  ['name', basicTexts.name],
  ...LOCALES.map((locale): [string, string] => [
    `translations.${locale}.description`,
    basicTexts.descriptionIn(LOCALE_NAMES[locale].toLowerCase()),
  ]),
  ['supportedLocales', basicTexts.locales],
  ['defaultLocale', fieldTexts.defaultLocaleLabel],
  ['address.street', basicTexts.street],
  ['address.city', basicTexts.city],
  ['address.postalCode', basicTexts.postalCode],
  ['address.country', basicTexts.country],
  ['contact.phone', basicTexts.phone],
  ['contact.email', basicTexts.email],
  ['currency', basicTexts.currency],
  ['timezone', hoursTexts.timezone],
  ['theme.style', appearanceTexts.style],
  ['theme.primaryColor', fieldTexts.color(appearanceTexts.primaryColor.name)],
  ['theme.secondaryColor', fieldTexts.color(appearanceTexts.secondaryColor.name)],
  ['theme.accentColor', fieldTexts.color(appearanceTexts.accentColor.name)],
]

/** What a person has changed since `base`, tab by tab in the order of the page (EVERY-DAY §8). */
export function unsavedChanges(base: SettingsValues, values: SettingsValues): UnsavedChange[] {
  const fields = FIELDS.filter(([path]) => !isSame(at(base, path), at(values, path))).map(([path, label]) =>
    unsavedChange(path, label.toLowerCase()),
  )
  const days = WEEKDAYS.filter(day => !isSame(base.hours[day], values.hours[day])).map(day => ({
    ...unsavedChange(`hours.${day}`, hoursTexts.days[day].toLowerCase()),
    says: dayChange(day, base.hours[day], values.hours[day]),
  }))
  const all = [...fields, ...days]
  return SETTINGS_TABS.flatMap(tab => all.filter(change => change.tab === tab))
}

/** One of a field that says only that it has changed. */
export const unsavedChange = (path: string, place: string): UnsavedChange => ({
  tab: tabOfField(path),
  path,
  says: place,
  place,
})

/** 'el viernes cierra a las 22:00', where nothing else of the day has changed. */
function dayChange(day: Weekday, before: readonly HoursSlot[], after: readonly HoursSlot[]): string {
  const name = hoursTexts.days[day].toLowerCase()
  const first = after[0]
  const last = after.at(-1)
  if (!first || !last) return unsavedTexts.closed(name)
  if (isSame(before.slice(0, -1), after.slice(0, -1)) && before.at(-1)?.open === last.open)
    return unsavedTexts.closes(name, timeWithArticle(last.close))
  if (isSame(before.slice(1), after.slice(1)) && before[0]?.close === first.close)
    return unsavedTexts.opens(name, timeWithArticle(first.open))
  return fieldTexts.hours(name)
}

const at = (values: SettingsValues, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values)

/** What was typed in these fields, a line each, to be passed on to somebody who may save it. */
export const writtenText = (values: SettingsValues, changes: readonly UnsavedChange[]): string =>
  changes.map(({ path, place }) => `${place}: ${written(at(values, path))}`).join('\n')

const isSlot = (value: unknown): value is HoursSlot => typeof value === 'object' && value !== null && 'open' in value

function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join(', ') || readTexts.closed
  return isSlot(value) ? `${value.open}–${value.close}` : String(value)
}
