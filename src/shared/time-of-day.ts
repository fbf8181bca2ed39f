import { DAY_MINUTES } from './time.ts'

/** A time of day as contracts take it: 'HH:MM', from 00:00 to 23:59. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/

/** True for a time from 01:00 to 01:59, which is singular in Spanish and Portuguese: 'a la 01:30', 'à 01:30'. */
export const isOneOClock = (time: string): boolean => /^0?1:/.test(time)

/** A time with its Spanish article: 'las 13:05', but 'la 01:30'. */
export const timeWithArticle = (time: string): string => `${isOneOClock(time) ? 'la' : 'las'} ${time}`

/** '8:00': diners read hours without a leading zero (4-beyond §1); people of the house as fields have them. */
export const dinerTime = (time: string): string => time.replace(/^0/, '')

/** From one time to another as it is written in every language: '12:00–16:00', with an en dash and no spaces. */
export const timeRange = (from: string, to: string): string => `${from}–${to}`

/** '9', '930', '9.30' and '9:30 h' as 'HH:MM'. Any other text stays as typed; the contract then refuses it. */
export function typedTime(text: string): string {
  const match = /^(\d{1,2})(?:\s*[:.,h]?\s*(\d{2}))?\s*h?$/i.exec(text.trim())
  return match ? `${match[1]?.padStart(2, '0')}:${match[2] ?? '00'}` : text.trim()
}

/** Longer than any time that can be read. */
export const TYPED_TIME_MAX = 8
const STEP_MINUTES = 5

const minutesIn = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minute: number): string =>
  [Math.floor(minute / 60) % 24, minute % 60].map(part => String(part).padStart(2, '0')).join(':')

/** True for a time of the five-minute steps. */
export const isStep = (time: string): boolean => minutesIn(time) % STEP_MINUTES === 0

/** The times of five-minute steps around one: '22:13' is between '22:10' and '22:15'. */
export function stepsAround(time: string): readonly [string, string] {
  const before = Math.floor(minutesIn(time) / STEP_MINUTES) * STEP_MINUTES
  return [timeOf(before), timeOf(before + STEP_MINUTES)]
}

/** The next step later or earlier than a time, around midnight too. */
export function stepFrom(time: string, direction: 'later' | 'earlier'): string {
  const [before, after] = stepsAround(time)
  if (direction === 'later') return after
  return isStep(time) ? timeOf(minutesIn(time) + DAY_MINUTES - STEP_MINUTES) : before
}

const ARROWS: Readonly<Record<string, 'later' | 'earlier'>> = { ArrowUp: 'later', ArrowDown: 'earlier' }

/** What an arrow key makes of a typed time; undefined: another key, or no time to go from. */
export function timeAfterKey(key: string, typed: string): string | undefined {
  const direction = ARROWS[key]
  const time = typedTime(typed)
  return direction && TIME_OF_DAY.test(time) ? stepFrom(time, direction) : undefined
}
