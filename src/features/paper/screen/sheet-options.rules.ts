import type { Locale } from '#shared/locale.ts'
import { dayOfIso, isoOfDay, weekdayIndex } from '#features/restaurants/opening/days.ts'
import type { Preview, SheetOptions } from '../paper.contract.ts'
import { DAYS_AHEAD_MAX } from '../paper.limits.ts'
import { takesTwoLocales } from '../paper.rules.ts'

/** What a house can print: what is chosen must be of it. */
export type SheetHouse = {
  /** The date of the house. */
  today: string
  defaultLocale: Locale
  supportedLocales: readonly Locale[]
  categoryIds: readonly string[]
  zoneIds: readonly string[]
}

const firstOptions = ({ today, defaultLocale }: SheetHouse): SheetOptions => ({
  format: 'a4',
  locales: [defaultLocale],
  allergens: 'letters',
  descriptions: true,
  photos: false,
  categoryIds: [],
  validFrom: today,
  size: 'normal',
  zones: 'base',
  footNote: '',
  tax: 'IVA',
  qr: true,
  press: false,
  leaveOut: [],
})

/**
 * How the sheet opens: as the last one was printed, without what the house has no more, and from today on
 * (PAPER-AND-NUMBERS §5 1).
 */
export function startOptions(last: SheetOptions | null, house: SheetHouse): SheetOptions {
  return possibleOptions({ ...firstOptions(house), ...last, validFrom: house.today }, house)
}

/**
 * Options without what the house has no more: somebody may take a zone, a category or a language away while the sheet
 * lies on the screen, or midnight may pass.
 */
export function possibleOptions(options: SheetOptions, house: SheetHouse): SheetOptions {
  const locales = options.locales.filter(locale => house.supportedLocales.includes(locale))
  const zones = (typeof options.zones === 'string' ? [options.zones] : options.zones).filter(id => id !== 'base')
  return {
    ...options,
    validFrom: options.validFrom < house.today ? house.today : options.validFrom,
    locales: locales.length > 0 ? locales : [house.defaultLocale],
    categoryIds: options.categoryIds.filter(id => house.categoryIds.includes(id)),
    zones: zones.every(id => house.zoneIds.includes(id)) ? options.zones : 'base',
  }
}

/** What a format cannot do is not sent, but stays chosen for the others (PAPER-AND-NUMBERS §5 3). */
export function sentOptions(options: SheetOptions): SheetOptions {
  const { locales } = options
  return {
    ...options,
    locales: takesTwoLocales(options) ? locales : locales.slice(0, 1),
    photos: options.photos && takesPhotos(options),
  }
}

export const takesPhotos = ({ format }: Pick<SheetOptions, 'format'>): boolean =>
  format !== 'trifold' && format !== 'door'
/** The door list has names and prices alone. */
export const isPriceList = ({ format }: Pick<SheetOptions, 'format'>): boolean => format === 'door'

/** A language more or less: at least one, at most two where the format has room for two, otherwise that one alone. */
export function withLocale(options: SheetOptions, locale: Locale): Locale[] {
  const { locales } = options
  if (!takesTwoLocales(options)) return [locale]
  if (locales.includes(locale)) return locales.length > 1 ? locales.filter(one => one !== locale) : [...locales]
  return locales.length < 2 ? [...locales, locale] : [...locales]
}

/** [] is all of them, also later ones. */
export const chosenCategories = (
  { categoryIds }: Pick<SheetOptions, 'categoryIds'>,
  all: readonly string[],
): string[] => (categoryIds.length === 0 ? [...all] : all.filter(id => categoryIds.includes(id)))

/** As it is sent: all of them are none that is named. */
export const sentCategories = (chosen: ReadonlySet<string>, all: readonly string[]): string[] =>
  all.every(id => chosen.has(id)) ? [] : all.filter(id => chosen.has(id))

const daysAfter = (date: string, days: number): string => isoOfDay(dayOfIso(date) + days)

/** The dates that are offered by a name; Monday of next week once it is not tomorrow. */
export function namedDates(today: string): { kind: 'today' | 'tomorrow' | 'monday'; date: string }[] {
  const untilMonday = 7 - weekdayIndex(dayOfIso(today))
  return [
    { kind: 'today', date: today },
    { kind: 'tomorrow', date: daysAfter(today, 1) },
    ...(untilMonday > 1 ? [{ kind: 'monday' as const, date: daysAfter(today, untilMonday) }] : []),
  ]
}
export const lastDate = (today: string): string => daysAfter(today, DAYS_AHEAD_MAX)

/** What is missing on a sheet: a price list says nothing of allergens. */
export const warningsOn = (options: SheetOptions, { warnings }: Pick<Preview, 'warnings'>): Preview['warnings'] =>
  isPriceList(options) ? { ...warnings, undeclared: [] } : warnings
