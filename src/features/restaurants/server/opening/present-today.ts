import { DAY_MINUTES } from '#shared/time.ts'
import { dayOfIso, dayOfMinute, isoOfDay } from '../../opening/days.ts'
import type { PublicOpening, Today, TodayHours } from '../../opening/opening.contract.ts'
import type { HoursSlot } from '../../hours/hours.rules.ts'
import { PUBLIC_AHEAD_DAYS } from '../../opening/opening.limits.ts'
import { type Opening, openingAt, rangesOf, serviceDayAt, serviceDayEnd } from '../../opening/opening.rules.ts'
import type { RangesOn } from '../../opening/open-state.rules.ts'
import type { SpecialFields } from '../../opening/special-days.rules.ts'
import { houseMinute } from '../../opening/house-clock.ts'
import { instantOf } from './instant-of.ts'
import type { StoredNotice } from './opening.tables.ts'
import type { StoredToday } from './today.store.ts'

type Week = Pick<Opening, 'hours' | 'timezone'>
/** All of a restaurant that says when it is open, with what is over by the clock. */
export type StoredOpening = { week: Week; today: StoredToday | null; specialDays: readonly SpecialFields[] }

/** The hours of a restaurant at an instant: the change of yesterday may still decide after midnight. */
export function openingOf({ week, today, specialDays }: StoredOpening, now: Date): Opening<SpecialFields> {
  const date = dayOfMinute(houseMinute(now.getTime(), week.timezone))
  const dayChanges = (today?.changes ?? []).filter(({ day }) => [date - 1, date].includes(dayOfIso(day)))
  return { ...week, specialDays, dayChanges }
}

const isAhead = (until: string, now: Date): boolean => Date.parse(until) > now.getTime()

const noticeOf = (notice: StoredNotice | null | undefined, now: Date): { until: string } | null =>
  notice && isAhead(notice.until, now) ? { until: notice.until } : null

/** The hours of a changed day; no slots: closed. */
export const changedHours = (slots: readonly HoursSlot[]): NonNullable<TodayHours> =>
  slots.length === 0 ? { closed: true } : { slots: [...slots] }

type Parts = Pick<Today, 'day' | 'hours' | 'kitchenClosed' | 'full' | 'note' | 'noteUntil'>

/** What holds now of the changes of a day and its notices: what is over is over by the clock, no job ends it. */
export function todayParts(stored: StoredOpening, now: Date): Parts {
  const state = openingAt(openingOf(stored, now), now.getTime())
  const note = stored.today?.note
  const hasNote = note && isAhead(note.until, now)
  return {
    day: isoOfDay(state.day),
    hours: state.from === 'today' ? changedHours(state.slots) : null,
    kitchenClosed: noticeOf(stored.today?.kitchen, now),
    full: noticeOf(stored.today?.full_house, now),
    note: hasNote ? note.texts : null,
    noteUntil: hasNote ? note.until : null,
  }
}

const lastClose = (rangesOn: RangesOn, day: number): number =>
  day * DAY_MINUTES + Math.max(0, ...rangesOn(day).map(([, to]) => to))

/** The minutes of the house's clock at which what diners are told of its days becomes something else. */
function turnsOf(stored: StoredOpening, opening: Opening, now: number): number[] {
  const date = dayOfMinute(now)
  const rangesOn = rangesOf(opening)
  const hasChanges = (opening.dayChanges ?? []).length > 0
  const specials = stored.specialDays.filter(({ asUsual }) => !asUsual)
  const minutes = [
    ...(hasChanges ? [(date + 1) * DAY_MINUTES, serviceDayEnd(rangesOn, serviceDayAt(rangesOn, now), now)] : []),
    ...specials.flatMap(({ to }) => [(dayOfIso(to) + 1) * DAY_MINUTES, lastClose(rangesOn, dayOfIso(to))]),
    ...specials.map(({ from }) => (dayOfIso(from) - PUBLIC_AHEAD_DAYS) * DAY_MINUTES),
  ]
  return minutes.filter(minute => minute > now)
}

/**
 * What diners are told, without anything that is over or further than 60 days, and when that becomes another one by the
 * clock, in milliseconds since 1970; null: never.
 */
export function presentOpening(stored: StoredOpening, now: Date): { opening: PublicOpening; changesAt: number | null } {
  const opening = openingOf(stored, now)
  const minute = houseMinute(now.getTime(), stored.week.timezone)
  const date = dayOfMinute(minute)
  const today = todayParts(stored, now)
  const { dayChanges = [] } = opening
  const rangesOn = rangesOf(opening)
  /** Yesterday's is told while its slots go on. */
  const goesOn = (to: string): boolean => dayOfIso(to) >= Math.min(date, serviceDayAt(rangesOn, minute))
  const specialDays = stored.specialDays
    .filter(({ from, to, asUsual }) => !asUsual && goesOn(to) && dayOfIso(from) <= date + PUBLIC_AHEAD_DAYS)
    .map(({ from, to, slots, reason, label }) => ({ from, to, closed: slots.length === 0, slots, reason, label }))
  const ends = [today.kitchenClosed?.until, today.full?.until, today.noteUntil].flatMap(until => until ?? [])
  const moments = [
    ...turnsOf(stored, opening, minute).map(each => instantOf(each, stored.week.timezone, now.getTime())),
    ...ends.map(until => Date.parse(until)),
  ]
  return {
    opening: {
      ...((dayChanges.length > 0 || ends.length > 0) && { today }),
      ...(dayChanges.length > 0 && { dayChanges: dayChanges.map(({ day, slots }) => ({ day, slots: [...slots] })) }),
      ...(specialDays.length > 0 && { specialDays }),
    },
    changesAt: moments.length === 0 ? null : Math.min(...moments),
  }
}
