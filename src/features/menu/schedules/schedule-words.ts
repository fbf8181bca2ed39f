import type { Locale } from '#shared/locale.ts'
import { dinerTime, isOneOClock } from '#shared/time-of-day.ts'
import { type Weekday, WEEKDAYS } from '#shared/weekday.ts'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'

/** Days and slots, as diners and the house read them: 'Sábados y domingos, de 13:00 a 16:00'. */
type Hours = { days: readonly Weekday[]; slots: readonly HoursSlot[] }

type Words = {
  tag: string
  slot: (from: string, to: string) => string
  allDay: string
  /** From one day to another: 'de lunes a viernes'. */
  run: (from: string, to: string) => string
  /** Of one day, in a run. */
  one: Record<Weekday, string>
  /** Of every such day, by itself and in a sentence: 'sábados', 'aos sábados'. */
  every: Record<Weekday, string>
  inSentence: (days: string[]) => string[]
  served: (hours: string) => string
}

const byDay = (names: readonly string[]): Record<Weekday, string> =>
  Object.fromEntries(WEEKDAYS.map((day, index) => [day, names[index] ?? ''])) as Record<Weekday, string>

/** Before one o'clock the article is singular: 'da 1:00', 'à 1:00'. */
const das = (time: string): string => `${isOneOClock(time) ? 'da' : 'das'} ${time}`
const as = (time: string): string => `${isOneOClock(time) ? 'à' : 'às'} ${time}`

const PT_WEEK = ['segunda', 'terça', 'quarta', 'quinta', 'sexta']
const EN_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const ES_WEEK = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes']

const WORDS: Record<Locale, Words> = {
  es: {
    tag: 'es-ES',
    slot: (from, to) => `de ${from} a ${to}`,
    allDay: 'todo el día',
    run: (from, to) => `de ${from} a ${to}`,
    one: byDay([...ES_WEEK, 'sábado', 'domingo']),
    every: byDay([...ES_WEEK, 'sábados', 'domingos']),
    inSentence: ([first = '', ...others]) => [`los ${first}`, ...others],
    served: hours => `Se sirve ${hours}.`,
  },
  en: {
    tag: 'en-GB',
    slot: (from, to) => `${from} to ${to}`,
    allDay: 'all day',
    run: (from, to) => `${from} to ${to}`,
    one: byDay(EN_DAYS),
    every: byDay(EN_DAYS.map(day => `${day}s`)),
    inSentence: ([first = '', ...others]) => [`on ${first}`, ...others],
    served: hours => `Served ${hours}.`,
  },
  pt: {
    tag: 'pt-PT',
    slot: (from, to) => `${das(from)} ${as(to)}`,
    allDay: 'todo o dia',
    run: (from, to) => `de ${from} a ${to}`,
    one: byDay([...PT_WEEK.map(day => `${day}-feira`), 'sábado', 'domingo']),
    every: byDay([...PT_WEEK.map(day => `${day}s-feiras`), 'sábados', 'domingos']),
    inSentence: days => days.map(day => `${day.endsWith('feiras') ? 'às' : 'aos'} ${day}`),
    served: hours => `Serve-se ${hours}.`,
  },
}

const listed = (parts: readonly string[], tag: string): string =>
  new Intl.ListFormat(tag, { type: 'conjunction' }).format(parts)

function slotsText({ slots }: Hours, { tag, slot, allDay }: Words): string {
  const said = slots.map(({ open, close }) => (open === close ? allDay : slot(dinerTime(open), dinerTime(close))))
  return listed(said, tag)
}

/** From so many days on, those that follow one another are a run. */
const RUN = 3

function daysText({ days }: Hours, words: Words, isSentence: boolean): string {
  if (days.length === WEEKDAYS.length) return ''
  const places = days.map(day => WEEKDAYS.indexOf(day))
  const [first, last] = [days[0], days.at(-1)]
  const isRun = places.every((place, index) => place === (places[0] ?? 0) + index)
  if (first && last && days.length >= RUN && isRun) return words.run(words.one[first], words.one[last])
  const every = days.map(day => words.every[day])
  return listed(isSentence ? words.inSentence(every) : every, words.tag)
}

const joined = (hours: Hours, words: Words, isSentence: boolean): string =>
  [daysText(hours, words, isSentence), slotsText(hours, words)].filter(Boolean).join(', ')

/** 'De 12:00 a 16:00 y de 20:00 a 23:30', 'Sábados y domingos, de 13:00 a 16:00'. */
export function hoursText(hours: Hours, locale: Locale): string {
  const text = joined(hours, WORDS[locale], false)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** 'Se sirve los sábados y domingos, de 13:00 a 16:00.' */
export const servedText = (hours: Hours, locale: Locale): string =>
  WORDS[locale].served(joined(hours, WORDS[locale], true))
