import { DAY_MINUTES } from '#shared/time.ts'
import type { Weekday } from '#shared/weekday.ts'
import { type HoursSlot, slotRange } from '../hours/hours.rules.ts'
import { isoOfDay, weekdayOf } from './days.ts'
import { type HolidayCountry, holidaysOfYear } from './holidays.ts'
import { houseMinute } from './house-clock.ts'
import { type DayRange, openAt, type RangesOn } from './open-state.rules.ts'
import { changeOf, type Opening, rangesOf, specialDayOf } from './opening.rules.ts'
import type { SpecialFields } from './special-days.rules.ts'

/** When something is served (4-beyond §3, §4): a set menu, a category, a dish. */
export type Schedule = {
  days: readonly Weekday[]
  /** As restaurant hours; a night belongs to the day on which it begins. */
  slots: readonly HoursSlot[]
  /** True: on every holiday, whatever the weekday; false: on none; absent: a holiday is a day like others. */
  onHolidays?: boolean | undefined
}

/** Hours of the house, with the country whose holidays it keeps; special days of reason 'holiday' are holidays too. */
export type ScheduleHouse = { opening: Opening<SpecialFields>; holidayCountry: HolidayCountry | null }

/** Whether a day, counted from 1970, is a holiday of the house. */
export function isHolidayOf({ opening, holidayCountry }: ScheduleHouse, day: number): boolean {
  if (specialDayOf(opening, day)?.reason === 'holiday') return true
  if (holidayCountry === null) return false
  const date = isoOfDay(day)
  return holidaysOfYear(holidayCountry, Number(date.slice(0, 4))).some(holiday => holiday.day === date)
}

/** What a schedule says of a day by its weekdays and holidays alone. */
export const isScheduledOn = (schedule: Schedule, house: ScheduleHouse, day: number): boolean =>
  schedule.onHolidays !== undefined && isHolidayOf(house, day)
    ? schedule.onHolidays
    : schedule.days.includes(weekdayOf(day))

/** A house that never said its hours is not closed every day. */
const hasHours = ({ hours }: Opening): boolean => Object.values(hours).some(slots => slots.length > 0)

/** The hours of the house decide about this day: it is closed, or has others than in the week. */
const isOwnDay = (opening: Opening, day: number): boolean => {
  const special = specialDayOf(opening, day)
  return changeOf(opening, day) !== undefined || (special !== undefined && !special.asUsual)
}

/** True where nothing is served on a day, because the house opens at no hour of it. */
export const isClosedOn = (opening: Opening, day: number): boolean =>
  (isOwnDay(opening, day) || hasHours(opening)) && rangesOf(opening)(day).length === 0

const within = ([from, to]: DayRange, houses: readonly DayRange[]): DayRange[] =>
  houses
    .map(([opens, closes]): DayRange => [Math.max(from, opens), Math.min(to, closes)])
    .filter(([start, end]) => start < end)

/** The hours of a house that a day's service may lie in, slots that touch as one: yesterday's night too. */
function houseRanges(opening: Opening, day: number): DayRange[] {
  const rangesOn = rangesOf(opening)
  const night = rangesOn(day - 1).map(([from, to]): DayRange => [from - DAY_MINUTES, to - DAY_MINUTES])
  const joined: [number, number][] = []
  for (const [from, to] of [...night, ...rangesOn(day)].toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

/**
 * The slots in which a day serves, whatever its weekday: none where the house is closed; on a special or changed day
 * what lies inside its hours (TABLE §6 15). For a menu that was written for one date.
 */
export function slotRangesOn(slots: readonly HoursSlot[], opening: Opening, day: number): DayRange[] {
  if (isClosedOn(opening, day)) return []
  const ranges = slots.map((slot): DayRange => {
    const { start, end } = slotRange(slot)
    return [start, end]
  })
  if (!isOwnDay(opening, day)) return ranges
  const houses = houseRanges(opening, day)
  return ranges.flatMap(range => within(range, houses))
}

/** The hours of a schedule by day, with the house's closed days, special days, holidays and today's change. */
export const scheduleRanges =
  (schedule: Schedule, house: ScheduleHouse): RangesOn =>
  day =>
    isScheduledOn(schedule, house, day) ? slotRangesOn(schedule.slots, house.opening, day) : []

/** Minutes are counted from 1970 on the clock of the house (`houseMinute`). */
export type ScheduleState = {
  now: number
  isOn: boolean
  /** When it ends, or begins next; null: never. */
  until: number | null
  /** When it begins next; null: never. */
  next: number | null
}

/** Whether a schedule is on at an instant in milliseconds since 1970, and when it changes next. */
export function scheduleAt(schedule: Schedule, house: ScheduleHouse, instant: number): ScheduleState {
  return rangesAt(scheduleRanges(schedule, house), houseMinute(instant, house.opening.timezone))
}

/** The same for ranges that somebody else reckoned, at a minute of the house's clock. */
export function rangesAt(rangesOn: RangesOn, now: number): ScheduleState {
  const { open: isOn, until } = openAt(rangesOn, now)
  const next = isOn && until !== null ? openAt(rangesOn, until).until : isOn ? null : until
  return { now, isOn, until, next }
}
