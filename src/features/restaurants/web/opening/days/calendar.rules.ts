import { DAY_MS } from '#shared/time.ts'
import { weekdayIndex } from '#features/restaurants/opening/days.ts'

/** Months of a calendar; days are counted from 1970, months from 0. */

export function monthOf(day: number): { year: number; month: number } {
  const date = new Date(day * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() }
}

/** The same day of another month, or its last one. */
export function addMonths(day: number, months: number): number {
  const { year, month } = monthOf(day)
  const lastOfMonth = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate()
  const date = Math.min(new Date(day * DAY_MS).getUTCDate(), lastOfMonth)
  return Date.UTC(year, month + months, date) / DAY_MS
}

/** The first day of a month; months go on beyond December. */
export const firstOf = (year: number, month: number): number => Date.UTC(year, month, 1) / DAY_MS

/** The weeks of a month from Monday on; null: a day of another month. */
export function weeksOf(year: number, month: number): (number | null)[][] {
  const first = firstOf(year, month)
  const length = firstOf(year, month + 1) - first
  const before = weekdayIndex(first)
  const cells = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, cell) => {
    const day = cell - before
    return day >= 0 && day < length ? first + day : null
  })
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7))
}

/** Where a key leads; undefined: it is no key of a calendar. */
export function stepOf(key: string, day: number): number | undefined {
  const weekday = weekdayIndex(day)
  const steps: Record<string, number> = {
    ArrowLeft: day - 1,
    ArrowRight: day + 1,
    ArrowUp: day - 7,
    ArrowDown: day + 7,
    Home: day - weekday,
    End: day + 6 - weekday,
    PageUp: addMonths(day, -1),
    PageDown: addMonths(day, 1),
  }
  return steps[key]
}
