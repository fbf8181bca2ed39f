import { DAY_MINUTES, WEEK_MINUTES } from '#shared/time.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import type { Hours, HoursSlot } from '#features/restaurants/hours/hours.rules.ts'
import { weekRanges } from '#features/restaurants/hours/open-now.rules.ts'
import { minuteOfWeek, openStateAt } from '#features/restaurants/hours/week-clock.rules.ts'
import { openingTexts as texts } from './home.texts.ts'

export type Opening = { isOpen: boolean; title: string; detail: string }

/** Whether the house is open now, and when that changes, in words: 'Cierra a las 16:00, en 1 h 40 min'. */
export function openingOf(hours: Hours, timeZone: string, now: number): Opening {
  const ranges = weekRanges(hours)
  const minute = minuteOfWeek(now, timeZone)
  const { open: isOpen, changesIn } = openStateAt(ranges, minute)
  const title = isOpen ? texts.open : texts.closed
  if (changesIn === null) return { isOpen, title, detail: isOpen ? texts.always : texts.noHours }
  const at = (minute + changesIn) % WEEK_MINUTES
  const days = Math.floor((minute + changesIn) / DAY_MINUTES) - Math.floor(minute / DAY_MINUTES)
  const weekday = WEEKDAYS[Math.floor(at / DAY_MINUTES)] ?? 'monday'
  const change = { isOpen, time: timeOf(at), days, weekday }
  return { isOpen, title, detail: texts.change(change, texts.span(changesIn)) }
}

/** The slots of the day that it is on the clock of the house; a slot past midnight belongs to the day it begins on. */
export function slotsOfToday(hours: Hours, timeZone: string, now: number): HoursSlot[] {
  const weekday = WEEKDAYS[Math.floor(minuteOfWeek(now, timeZone) / DAY_MINUTES)]
  return weekday ? hours[weekday] : []
}

const timeOf = (minute: number): string =>
  [Math.floor(minute / 60) % 24, minute % 60].map(part => String(part).padStart(2, '0')).join(':')
