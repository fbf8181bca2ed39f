import { timeWithArticle } from '#shared/time-of-day.ts'
import { type Weekday, WEEKDAYS } from '#shared/weekday.ts'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'
import { longDay, weekdayName } from '#features/restaurants/opening/day-words.ts'
import { dayOfIso } from '#features/restaurants/opening/days.ts'
import { capitalized } from '#shared/names/capitalized.ts'
import type { Includes } from '../set-menu.shapes.ts'

/** Days and what a menu includes, in Spanish, for the people of the house. */

const LETTERS: Record<Weekday, string> = {
  monday: 'L',
  tuesday: 'M',
  wednesday: 'X',
  thursday: 'J',
  friday: 'V',
  saturday: 'S',
  sunday: 'D',
}
export const WEEKDAY_NAMES: Record<Weekday, string> = {
  monday: 'Lunes',
  tuesday: 'Martes',
  wednesday: 'Miércoles',
  thursday: 'Jueves',
  friday: 'Viernes',
  saturday: 'Sábado',
  sunday: 'Domingo',
}

export const weekdayLetter = (day: Weekday): string => LETTERS[day]

/** 'L M X J V'. */
export const weekdayLetters = (days: readonly Weekday[]): string =>
  WEEKDAYS.filter(day => days.includes(day))
    .map(weekdayLetter)
    .join(' ')

/** 'De lunes a viernes', 'Sábado y domingo', 'Todos los días'. */
export function weekdaysInWords(days: readonly Weekday[]): string {
  const sorted = WEEKDAYS.filter(day => days.includes(day))
  if (sorted.length === WEEKDAYS.length) return 'Todos los días'
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return 'Ningún día'
  const isRow = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === sorted.length - 1
  if (isRow && sorted.length > 2)
    return `De ${WEEKDAY_NAMES[first].toLowerCase()} a ${WEEKDAY_NAMES[last].toLowerCase()}`
  const names = sorted.map(day => WEEKDAY_NAMES[day].toLowerCase())
  return capitalized(names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`)
}

/** 'Sábados, domingos y festivos', 'De lunes a viernes y festivos'. */
export function servedDaysInWords(days: readonly Weekday[], onHolidays: boolean): string {
  const said = weekdaysInWords(days)
  if (!onHolidays || days.length === WEEKDAYS.length) return said
  if (days.length === 0) return 'Festivos'
  if (said.startsWith('De ')) return `${said} y festivos`
  const plural = (day: Weekday): string => WEEKDAY_NAMES[day].toLowerCase().replace(/o$/, 'os')
  return `${capitalized(
    WEEKDAYS.filter(day => days.includes(day))
      .map(plural)
      .join(', '),
  )} y festivos`
}

/** 'Martes 24 de noviembre'. */
export const dayTitle = (date: string): string => `${capitalized(weekdayName(date))} ${longDay(date)}`

/** 'hoy', 'mañana', 'el jueves 26'. */
export function dayInText(date: string, today: number): string {
  const ahead = dayOfIso(date) - today
  if (ahead === 0) return 'hoy'
  if (ahead === 1) return 'mañana'
  return `el ${weekdayName(date)} ${Number(date.slice(8))}`
}

/** 'las 16:00': the end of the last slot. */
export const lastClose = (slots: readonly HoursSlot[]): string => timeWithArticle(slots.at(-1)?.close ?? '')

/** 'Incluye pan y postre o café. La bebida no está incluida'; what is off is said. */
export function includesInWords({ bread, drink, dessert }: Includes): string {
  const parts = [bread && 'pan', drink && 'bebida', dessert && 'postre o café'].filter(part => part !== false)
  const off = [!bread && 'El pan', !drink && 'La bebida', !dessert && 'El postre o café'].filter(part => part !== false)
  const said =
    parts.length > 1 ? `Incluye ${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}` : parts[0] && `Incluye ${parts[0]}`
  return [said, ...off.map(part => `${part} no está ${part.startsWith('La') ? 'incluida' : 'incluido'}`)]
    .filter(Boolean)
    .join('. ')
}
