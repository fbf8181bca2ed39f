import { capitalized } from '#shared/names/capitalized.ts'
import { DAY_MINUTES, MINUTE_MS } from '#shared/time.ts'
import { dinerTime, TIME_OF_DAY, timeWithArticle } from '#shared/time-of-day.ts'
import { typedTime } from '#shared/fields/typed-time.ts'
import { dayOfIso, dayOfMinute, isoOfDay, timeOfMinute, weekdayIndex } from '#features/restaurants/opening/days.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import { SCHEDULED_AHEAD_MAX_MS, SCHEDULED_AHEAD_MIN_MS } from './scheduled.limits.ts'

/** Whether a change may be scheduled for a moment (4-beyond §6). */
export function isSchedulable(at: Date, now: Date): boolean {
  const ahead = at.getTime() - now.getTime()
  return ahead >= SCHEDULED_AHEAD_MIN_MS && ahead <= SCHEDULED_AHEAD_MAX_MS
}

const DAY = new Intl.DateTimeFormat('es-ES', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const WEEKDAY = new Intl.DateTimeFormat('es-ES', { weekday: 'long', timeZone: 'UTC' })
const DAYS_OF_A_WEEK = 7

const dateOf = (day: number): Date => new Date(day * DAY_MINUTES * MINUTE_MS)
/** 'lunes 30 de noviembre'. */
const longDay = (day: number): string => DAY.format(dateOf(day)).replace(', ', ' ')
/** 'a las 6:00'. */
const atTime = (minute: number): string => `a ${timeWithArticle(dinerTime(timeOfMinute(minute)))}`

/** 'lunes 30 de noviembre a las 6:00', on the clock of the house. */
export function momentText(at: Date, timeZone: string): string {
  const minute = houseMinute(at.getTime(), timeZone)
  return `${longDay(dayOfMinute(minute))} ${atTime(minute)}`
}

function dayText(day: number, today: number): string {
  if (day === today) return 'hoy'
  if (day === today + 1) return 'mañana'
  const isThisWeek = day > today && day < today + DAYS_OF_A_WEEK
  return `el ${isThisWeek ? WEEKDAY.format(dateOf(day)) : longDay(day)}`
}

/** 'hoy a las 18:00', 'el lunes a las 6:00', 'el lunes 30 de noviembre a las 6:00', as people of the house say it. */
export function shortMoment(at: Date, now: Date, timeZone: string): string {
  const [minute, present] = [at, now].map(each => houseMinute(each.getTime(), timeZone)) as [number, number]
  return `${dayText(dayOfMinute(minute), dayOfMinute(present))} ${atTime(minute)}`
}

/** A day and a time as fields have them: '2026-11-30', '06:00'. */
export type DayAndTime = { day: string; time: string }

export function dayAndTimeOf(at: Date, timeZone: string): DayAndTime {
  const minute = houseMinute(at.getTime(), timeZone)
  return { day: isoOfDay(dayOfMinute(minute)), time: timeOfMinute(minute) }
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * The instant at which the clock of the house shows a day and a time; null for none. Of an hour that comes twice or is
 * left out, one that is at most an hour away.
 */
export function instantOf({ day, time }: DayAndTime, timeZone: string): Date | null {
  const read = typedTime(time)
  const wanted = dayOfIso(day) * DAY_MINUTES + minutesOf(read)
  if (!TIME_OF_DAY.test(read) || !Number.isFinite(wanted)) return null
  let at = wanted * MINUTE_MS
  for (let round = 0; round < 2; round++) at += (wanted - houseMinute(at, timeZone)) * MINUTE_MS
  return new Date(at)
}

/** The days that can be chosen, today first: 'Hoy, viernes 27 de noviembre'. */
export function dayChoices(now: Date, timeZone: string): { value: string; label: string }[] {
  const today = dayOfMinute(houseMinute(now.getTime(), timeZone))
  const last = dayOfMinute(houseMinute(now.getTime() + SCHEDULED_AHEAD_MAX_MS, timeZone))
  return Array.from({ length: last - today + 1 }, (_, ahead) => {
    const label = longDay(today + ahead)
    const lead = ['Hoy, ', 'Mañana, '][ahead]
    return {
      value: isoOfDay(today + ahead),
      label: lead ? lead + label : capitalized(label),
    }
  })
}

const MORNING = '06:00'

/** What is proposed: next Monday at six, before the house opens. */
export function proposedMoment(now: Date, timeZone: string): DayAndTime {
  const today = dayOfMinute(houseMinute(now.getTime(), timeZone))
  const monday = today + ((DAYS_OF_A_WEEK - weekdayIndex(today)) % DAYS_OF_A_WEEK)
  const first = { day: isoOfDay(monday), time: MORNING }
  const at = instantOf(first, timeZone)
  return at && isSchedulable(at, now) ? first : { day: isoOfDay(monday + DAYS_OF_A_WEEK), time: MORNING }
}
