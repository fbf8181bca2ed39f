import type { FieldErrors } from '#shared/app-error.ts'
import { DAY_MINUTES } from '#shared/time.ts'
import { slotRange } from '#features/restaurants/hours/hours.rules.ts'
import { dayOfIso, dayOfMinute } from '#features/restaurants/opening/days.ts'
import type { DayRange } from '#features/restaurants/opening/open-state.rules.ts'
import {
  isHolidayOf,
  type Schedule,
  type ScheduleHouse,
  slotRangesOn,
} from '#features/restaurants/opening/schedule.rules.ts'
import type { DailyMenu, DayState } from './daily-menu.contract.ts'
import { setMenuTexts as texts } from '../set-menus.texts.ts'

/** When a set menu is served. */
export type SetMenuTimes = Required<Schedule> & { onHolidays: boolean; untilSoldOut: boolean }

/** Of a house that never said when (TABLE §5 9). */
export const NEW_DAILY_TIMES: SetMenuTimes = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  slots: [{ open: '13:00', close: '16:00' }],
  onHolidays: false,
  untilSoldOut: true,
}
export const NEW_SET_MENU_TIMES: SetMenuTimes = {
  days: ['saturday', 'sunday'],
  slots: [{ open: '13:00', close: '16:00' }],
  onHolidays: true,
  untilSoldOut: false,
}

/** Served on no weekday is served never, unless it is on holidays. */
export const timesErrors = ({ days, onHolidays }: SetMenuTimes): FieldErrors =>
  days.length === 0 && !onHolidays ? { days: texts.dayRequired } : {}

/** Why the menu of the day of a date is not served, whatever is written for it; its weekday does not matter. */
export function notServedOn(times: SetMenuTimes, house: ScheduleHouse, day: number): DailyMenu['notServed'] {
  if (!times.onHolidays && isHolidayOf(house, day)) return 'holiday'
  return slotRangesOn(times.slots, house.opening, day).length === 0 ? 'closed' : null
}

/**
 * When the menu that was written for a date is served, in minutes from its midnight: at the hours of the house's daily
 * menu, also on a weekday that has none by rule; not where the house is closed, nor on a holiday without menu.
 */
export const dailyRangesOn = (times: SetMenuTimes, house: ScheduleHouse, day: number): DayRange[] =>
  notServedOn(times, house, day) === null ? slotRangesOn(times.slots, house.opening, day) : []

const bounds = (ranges: readonly DayRange[], day: number) => ({
  start: day * DAY_MINUTES + Math.min(...ranges.map(([from]) => from)),
  end: day * DAY_MINUTES + Math.max(...ranges.map(([, to]) => to)),
})

/** The minute of the house's clock at which a day of the menu is over: with its last hour, else with the date. */
export const dailyMenuEnd = (ranges: readonly DayRange[], day: number): number =>
  ranges.length === 0 ? (day + 1) * DAY_MINUTES : bounds(ranges, day).end

/** True in the hours of a day, also of a night that goes on. */
export function isInService({ date }: Pick<DailyMenu, 'date'>, { slots }: Pick<SetMenuTimes, 'slots'>, minute: number) {
  const since = minute - dayOfIso(date) * DAY_MINUTES
  return slots.map(slotRange).some(({ start, end }) => start <= since && since < end)
}

/** Diners see it on its day, or that it is sold out. */
export const isServed = ({ state }: Pick<DailyMenu, 'state'>): boolean => state === 'published' || state === 'soldOut'

/** Yesterday's menu, while its night goes on. */
export const goingNight = (
  days: readonly DailyMenu[],
  rules: Pick<SetMenuTimes, 'slots'>,
  minute: number,
): DailyMenu | undefined =>
  days.find(day => dayOfIso(day.date) === dayOfMinute(minute) - 1 && isServed(day) && isInService(day, rules, minute))

export type WrittenDay = { isLive: boolean; atStart: boolean; isSoldOut: boolean }

/** The state of a day when the clock of the house shows `minute` (4-beyond §3). */
export function dayStateAt(
  written: WrittenDay | undefined,
  { ranges, day, minute }: { ranges: readonly DayRange[]; day: number; minute: number },
): DayState {
  if (!written) return 'empty'
  if (minute >= dailyMenuEnd(ranges, day)) return 'ended'
  if (!written.isLive) return 'draft'
  if (written.isSoldOut) return 'soldOut'
  const isAhead = ranges.length === 0 ? day > dayOfMinute(minute) : minute < bounds(ranges, day).start
  return written.atStart && isAhead ? 'prepared' : 'published'
}
