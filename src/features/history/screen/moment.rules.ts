import { DAY_MINUTES, DAY_MS, MINUTE_MS } from '#shared/time.ts'
import { timeWithArticle } from '#shared/time-of-day.ts'
import { dayOfMinute, isoOfDay, timeOfMinute } from '#features/restaurants/opening/days.ts'
import { longDay, weekdayName } from '#features/restaurants/opening/day-words.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'

/** Moments on the clock of a house, and how they are said. */

/** A day counted from 1970, and a time of day as 'HH:MM'. */
export type HouseMoment = { day: number; time: string }

export function onHouseClock(at: string | number, timeZone: string): HouseMoment {
  const minute = houseMinute(new Date(at).getTime(), timeZone)
  return { day: dayOfMinute(minute), time: timeOfMinute(minute) }
}

export const todayOf = (now: number, timeZone: string): number => dayOfMinute(houseMinute(now, timeZone))

/** When the clock of the house shows it; of a time that a change of the hour leaves out one beside it. */
export function instantAt({ day, time }: HouseMoment, timeZone: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const wanted = day * DAY_MINUTES + hours * 60 + minutes
  let instant = wanted * MINUTE_MS
  // The second step is for the days on which the hour changes.
  for (let step = 0; step < 2; step += 1) instant += (wanted - houseMinute(instant, timeZone)) * MINUTE_MS
  return instant
}

const yearOf = (day: number): string => isoOfDay(day).slice(0, 4)
const withYear = (day: number, today: number): string => (yearOf(day) === yearOf(today) ? '' : ` de ${yearOf(day)}`)

/** 'hoy', 'ayer', 'viernes, 13 de noviembre'. */
export function dayName(day: number, today: number): string {
  if (day === today) return 'hoy'
  if (day === today - 1) return 'ayer'
  const iso = isoOfDay(day)
  return `${weekdayName(iso)}, ${longDay(iso)}${withYear(day, today)}`
}

/** 'el' before a day that takes it, with a space. */
export const articleOf = (day: number, today: number): string => (today - day < 2 ? '' : 'el ')

const monthOf = (day: number): string => isoOfDay(day).slice(0, 7)

/** 'hoy a las 12:48', 'ayer', 'el viernes 13', 'el 13 de octubre'. */
export function shortDay({ day, time }: HouseMoment, today: number): string {
  if (day === today) return `hoy a ${timeWithArticle(time)}`
  if (day === today - 1) return 'ayer'
  const iso = isoOfDay(day)
  if (monthOf(day) === monthOf(today)) return `el ${weekdayName(iso)} ${Number(iso.slice(8))}`
  return `el ${longDay(iso)}${withYear(day, today)}`
}

/** 'al viernes 13', 'a ayer': after 'Volver'. */
export const towardsDay = (moment: HouseMoment, today: number): string =>
  `a ${shortDay(moment, today)}`.replace(/^a el /, 'al ')

/** 'hoy a las 12:48', 'el viernes, 13 de noviembre, a las 18:00'. */
export function momentName({ day, time }: HouseMoment, today: number): string {
  const name = dayName(day, today)
  return `${articleOf(day, today)}${name}${name.includes(',') ? ',' : ''} a ${timeWithArticle(time)}`
}

/** 'hoy', 'ayer', 'el jueves' of the last week, 'el 13 de octubre'. */
export function dayBack(day: number, today: number): string {
  if (today - day < 2) return dayName(day, today)
  const iso = isoOfDay(day)
  return today - day < 7 ? `el ${weekdayName(iso)}` : `el ${longDay(iso)}${withYear(day, today)}`
}

/** The last Friday that is neither today nor yesterday: those have other names. */
export function lastFriday(today: number): number {
  const back = (((today + 3) % 7) + 3) % 7
  return today - (back < 2 ? back + 7 : back)
}

/** A moment that was asked for, as an instant; null: none, or no time at all. */
export function momentIn(text: string | null): string | null {
  const at = text === null ? Number.NaN : Date.parse(text)
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

export const isStartOfDay = ({ time }: HouseMoment): boolean => time === '00:00'

/** Within the year that is kept, and never ahead. */
export const within = (at: number, { since, now }: { since: number; now: number }): number =>
  Math.min(Math.max(at, since), now)

export const YEAR_DAYS = 365
/** The first day that can be chosen. */
export const firstDay = (since: number, now: number, timeZone: string): number =>
  todayOf(Math.max(since, now - YEAR_DAYS * DAY_MS), timeZone)
