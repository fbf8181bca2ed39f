import { DAY_MINUTES, DAY_MS } from '#shared/time.ts'
import { type Weekday, WEEKDAYS } from '#shared/weekday.ts'

/** Days are counted from 1970-01-01, and minutes of a house's clock from that day's midnight: both without a zone. */

/** '2026-12-25' as a number of days. */
export const dayOfIso = (iso: string): number => Math.round(Date.parse(`${iso}T00:00:00Z`) / DAY_MS)
export const isoOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** 1970 began on a Thursday. */
export const weekdayIndex = (day: number): number => (day + 3) % 7
export const weekdayOf = (day: number): Weekday => WEEKDAYS[weekdayIndex(day)] ?? 'monday'

export const dayOfMinute = (minute: number): number => Math.floor(minute / DAY_MINUTES)

/** 'HH:MM' of a minute, also of one after midnight. */
export const timeOfMinute = (minute: number): string =>
  [Math.floor(minute / 60) % 24, minute % 60].map(part => String(part).padStart(2, '0')).join(':')

/** True for a date that exists, written as '2026-12-25'. */
export const isIsoDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && isoOfDay(dayOfIso(text)) === text
