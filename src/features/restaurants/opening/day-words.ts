import { capitalized } from '#shared/names/capitalized.ts'
import { timeRange, timeWithArticle } from '#shared/time-of-day.ts'
import type { HoursSlot } from '../hours/hours.rules.ts'
import type { Locale } from '#shared/locale.ts'
import { dayOfIso } from './days.ts'
import { type HolidayCountry, nameOfDay } from './holidays.ts'
import type { SpecialFields, SpecialReason } from './special-days.rules.ts'

/** Days and hours in Spanish, for the people of the house. */

const UTC = { timeZone: 'UTC' } as const
const LONG_DAY = new Intl.DateTimeFormat('es-ES', { ...UTC, day: 'numeric', month: 'long' })
const MONTH = new Intl.DateTimeFormat('es-ES', { ...UTC, month: 'short' })
const WEEKDAY = new Intl.DateTimeFormat('es-ES', { ...UTC, weekday: 'long' })

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** '24 de diciembre'. */
export const longDay = (day: string): string => LONG_DAY.format(dateOf(day))
/** 'jueves'. */
export const weekdayName = (day: string): string => WEEKDAY.format(dateOf(day))
/** 'dic', as on a leaf of a calendar. */
export const shortMonth = (day: string): string => MONTH.format(dateOf(day)).replace('.', '')
/** 'jueves 24'. */
export const weekdayAndNumber = (day: string): string => `${weekdayName(day)} ${Number(day.slice(8))}`

/** '24 de diciembre', or 'del 7 al 21 de enero'. */
export function daysText({ from, to }: Pick<SpecialFields, 'from' | 'to'>): string {
  if (from === to) return longDay(from)
  const first = from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : longDay(from)
  return `del ${first} al ${longDay(to)}`
}

export const lengthOf = ({ from, to }: Pick<SpecialFields, 'from' | 'to'>): number => dayOfIso(to) - dayOfIso(from) + 1

/** 'de 12:00 a 16:00 y de 20:00 a 00:30'. */
export const slotsInWords = (slots: readonly HoursSlot[]): string =>
  slots.map(({ open, close }) => `de ${open} a ${close}`).join(' y ')

/** '12:00–16:00 · 20:00–00:30'. */
export const slotsShort = (slots: readonly HoursSlot[]): string =>
  slots.map(({ open, close }) => timeRange(open, close)).join(' · ')

export const untilText = (time: string): string => `hasta ${timeWithArticle(time)}`

/** Names of reasons, as a list and a form have them. */
export const REASON_NAMES: Record<SpecialReason, string> = {
  vacation: 'Vacaciones',
  holiday: 'Festivo',
  private: 'Fiesta privada',
  works: 'Obras',
  other: 'Otro motivo',
}
const CLOSED_FOR: Partial<Record<SpecialReason, string>> = {
  vacation: 'cerrado por vacaciones',
  private: 'cerrado por fiesta privada',
  works: 'cerrado por obras',
}

/** What a special day says: 'de 12:00 a 17:00', 'cerrado por vacaciones', 'el horario de siempre'. */
export function specialSays({ slots, asUsual, reason }: Pick<SpecialFields, 'slots' | 'asUsual' | 'reason'>): string {
  if (asUsual) return 'el horario de siempre'
  if (slots.length > 0) return slotsInWords(slots)
  return (reason && CLOSED_FOR[reason]) ?? 'cerrado'
}

/** What a special day is called: in the words of the house, its reason, a name that everybody knows, or its weekday. */
export function specialName(
  day: Pick<SpecialFields, 'from' | 'reason' | 'label'>,
  { defaultLocale, holidayCountry }: { defaultLocale: Locale; holidayCountry: HolidayCountry | null },
): string {
  const reason = day.reason && day.reason !== 'holiday' && day.reason !== 'other' ? REASON_NAMES[day.reason] : undefined
  return (
    day.label[defaultLocale] ?? reason ?? nameOfDay(holidayCountry, day.from)?.es ?? capitalized(weekdayName(day.from))
  )
}

/** '24', '7–21': the days on the leaf of a calendar. */
export const numbersOf = ({ from, to }: Pick<SpecialFields, 'from' | 'to'>): string =>
  from === to ? String(Number(from.slice(8))) : `${Number(from.slice(8))}–${Number(to.slice(8))}`
