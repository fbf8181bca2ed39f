import { DAY_MINUTES } from '#shared/time.ts'
import { type Hours, type HoursSlot, slotRange } from '../hours/hours.rules.ts'
import { dayOfIso, dayOfMinute, weekdayOf } from './days.ts'
import { type DayRange, openAt, type RangesOn } from './open-state.rules.ts'
import { houseMinute } from './house-clock.ts'

/** What decides about a day beside the week; no slots: closed all day. `asUsual`: the week decides after all. */
export type SpecialHours = { from: string; to: string; slots: readonly HoursSlot[]; asUsual: boolean }
/** A change of one day, which wins over everything. */
export type DayHours = { day: string; slots: readonly HoursSlot[] }

/** All that says when a house is open (4-beyond §10): changes of single days, then special days, then the week. */
export type Opening<Special extends SpecialHours = SpecialHours> = {
  hours: Hours
  timezone: string
  specialDays?: readonly Special[] | undefined
  /** That of today, and yesterday's, which may still decide after midnight. */
  dayChanges?: readonly DayHours[] | undefined
}

const rangeOf = (slot: HoursSlot): DayRange => {
  const { start, end } = slotRange(slot)
  return [start, end]
}

/** The special day that a date belongs to, also one that keeps the usual hours. */
export const specialDayOf = <Special extends SpecialHours>(
  { specialDays = [] }: Pick<Opening<Special>, 'specialDays'>,
  day: number,
): Special | undefined => specialDays.find(({ from, to }) => dayOfIso(from) <= day && day <= dayOfIso(to))

/** The slots that begin on a day. */
export function slotsOn(opening: Opening, day: number): readonly HoursSlot[] {
  return changeOf(opening, day)?.slots ?? plannedSlots(opening, day)
}

export const changeOf = ({ dayChanges = [] }: Pick<Opening, 'dayChanges'>, day: number): DayHours | undefined =>
  dayChanges.find(change => dayOfIso(change.day) === day)

/** The same without such a change: what was planned. */
export function plannedSlots(opening: Opening, day: number): readonly HoursSlot[] {
  const special = specialDayOf(opening, day)
  return special && !special.asUsual ? special.slots : opening.hours[weekdayOf(day)]
}

export const rangesOf =
  (opening: Opening): RangesOn =>
  day =>
    slotsOn(opening, day).map(rangeOf)

/**
 * The day that people mean by 'today': the date, or yesterday's while one of yesterday's slots goes on past midnight
 * (EVERY-DAY §4).
 */
export function serviceDayAt(rangesOn: RangesOn, minute: number): number {
  const date = dayOfMinute(minute)
  const sinceYesterday = minute - (date - 1) * DAY_MINUTES
  return rangesOn(date - 1).some(([from, to]) => from <= sinceYesterday && sinceYesterday < to) ? date - 1 : date
}

/** The minute at which a service day is over: with its last close, at midnight where that is past or there is none. */
export function serviceDayEnd(rangesOn: RangesOn, day: number, minute: number): number {
  const last = day * DAY_MINUTES + Math.max(0, ...rangesOn(day).map(([, to]) => to))
  return last > minute ? last : Math.max((day + 1) * DAY_MINUTES, minute)
}

/** Slots that touch or overlap as one, in minutes since 1970 on the house's clock, by time. */
export function servicesOf(rangesOn: RangesOn, day: number): DayRange[] {
  const services: [number, number][] = []
  for (const [from, to] of rangesOn(day).toSorted(([one], [other]) => one - other)) {
    const last = services.at(-1)
    if (last && from <= last[1] - day * DAY_MINUTES) last[1] = Math.max(last[1], day * DAY_MINUTES + to)
    else services.push([day * DAY_MINUTES + from, day * DAY_MINUTES + to])
  }
  return services
}

/** Minutes are counted from 1970 on the clock of the house (`houseMinute`). */
export type OpeningState<Special extends SpecialHours = SpecialHours> = {
  now: number
  isOpen: boolean
  /** When it closes, or opens next; null: never. */
  until: number | null
  /** When it opens next; null: never. */
  next: number | null
  /** The day that people mean by 'today', counted from 1970. */
  day: number
  /** The slots of that day. */
  slots: readonly HoursSlot[]
  /** What decided about that day. */
  from: 'week' | 'special' | 'today'
  special: Special | undefined
}

/**
 * The one function of time (4-beyond §10): whether a house is open at an instant in milliseconds since 1970, until
 * when, and when it opens next, with its week, its special days and the changes of single days.
 */
export function openingAt<Special extends SpecialHours>(
  opening: Opening<Special>,
  instant: number,
): OpeningState<Special> {
  const now = houseMinute(instant, opening.timezone)
  const rangesOn = rangesOf(opening)
  const { open, until } = openAt(rangesOn, now)
  const day = serviceDayAt(rangesOn, now)
  const special = specialDayOf(opening, day)
  return {
    now,
    isOpen: open,
    until,
    next: open && until !== null ? openAt(rangesOn, until).until : open ? null : until,
    day,
    slots: slotsOn(opening, day),
    from: changeOf(opening, day) ? 'today' : special && !special.asUsual ? 'special' : 'week',
    special,
  }
}
