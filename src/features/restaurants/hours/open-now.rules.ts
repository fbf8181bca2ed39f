import { DAY_MINUTES } from '#shared/time.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { type Hours, slotRange } from './hours.rules.ts'
import { minuteOfWeek, type OpenState, openStateAt, type WeekRange } from './week-clock.rules.ts'

/**
 * All slots of the week in minutes from Monday 00:00, so that yesterday's slot after midnight counts (3-decisions §5).
 */
export const weekRanges = (hours: Hours): WeekRange[] =>
  WEEKDAYS.flatMap((day, index) =>
    (hours[day] ?? []).map((slot): WeekRange => {
      const { start, end } = slotRange(slot)
      return [index * DAY_MINUTES + start, index * DAY_MINUTES + end]
    }),
  )

/** Whether the restaurant is open now, in its own time zone (S1 §2, 3-decisions §5). */
export const openNow = (hours: Hours, timeZone: string, now: number): OpenState =>
  openStateAt(weekRanges(hours), minuteOfWeek(now, timeZone))
