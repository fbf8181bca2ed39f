import { dayOfIso, isoOfDay } from '#features/restaurants/opening/days.ts'

/** The date so many days after another; both as 2026-11-27. */
export const dateAfter = (date: string, days: number): string => isoOfDay(dayOfIso(date) + days)

/** The Monday of a date's week. */
export const mondayOf = (date: string): string => dateAfter(date, -((dayOfIso(date) + 3) % 7))
