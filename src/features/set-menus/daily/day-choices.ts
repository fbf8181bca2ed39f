import { uncapitalized } from '#shared/names/capitalized.ts'
import { nameIn, type Names } from '#features/prices/names.ts'
import { weekdayName } from '#features/restaurants/opening/day-words.ts'
import { dayOfIso, weekdayOf } from '#features/restaurants/opening/days.ts'
import type { Locale } from '#shared/locale.ts'
import type { DailyMenu, DailyRules } from './daily-menu.contract.ts'
import { isServed } from './daily-menu.rules.ts'
import { dailyTexts as texts } from './daily-menu.texts.ts'

const isWritten = ({ courses }: DailyMenu): boolean => courses.some(({ items }) => items.length > 0)
const wasServed = (day: DailyMenu): boolean => day.state === 'ended' || isServed(day)

/** A day that is offered to be repeated. */
export type Repeat = { date: string; label: string }

/** The last one of that weekday, then the last one that was served (TABLE §5 8). */
export function repeatsFor(date: string, days: readonly DailyMenu[]): Repeat[] {
  const day = dayOfIso(date)
  const earlier = days.filter(one => dayOfIso(one.date) < day && isWritten(one) && wasServed(one)).toReversed()
  const sameWeekday = earlier.find(one => weekdayOf(dayOfIso(one.date)) === weekdayOf(day))
  const last = earlier.find(one => one.date !== sameWeekday?.date)
  return [
    ...(sameWeekday ? [{ date: sameWeekday.date, label: texts.repeatWeekday(weekdayName(date)) }] : []),
    ...(last
      ? [
          {
            date: last.date,
            label:
              dayOfIso(last.date) === day - 1
                ? texts.repeatYesterday
                : texts.repeatDay(`${weekdayName(last.date)} ${Number(last.date.slice(8))}`),
          },
        ]
      : []),
  ]
}

/** So many courses stand for a menu where there is little room: desserts are the same on most days. */
export const SHOWN_COURSES = 2

const textIn = (names: Names, locale: Locale): string => nameIn(names, locale, locale).text

/** In the middle of a sentence; 'BBQ' stays. */
const within = (name: string): string => (/^\p{Lu}\p{Ll}/u.test(name) ? uncapitalized(name) : name)

/** 'Lentejas con chorizo, salmorejo · Pollo al ajillo'. */
export const dishesInWords = ({ courses }: Pick<DailyMenu, 'courses'>, locale: Locale): string =>
  courses
    .filter(({ items }) => items.length > 0)
    .map(({ items }) =>
      items.map(({ names }, at) => (at === 0 ? textIn(names, locale) : within(textIn(names, locale)))).join(', '),
    )
    .join(' · ')

/** Diners read it, or will. */
export const isOut = (day: Pick<DailyMenu, 'state'>): boolean => day.state === 'prepared' || isServed(day)

const TABS = 5

/** The days on top of the page: today, and the next ones on which there is a menu or one is written. */
export function shownDays(days: readonly DailyMenu[], rules: Pick<DailyRules, 'days'>, today: number): DailyMenu[] {
  const coming = days.filter(({ date }) => dayOfIso(date) >= today)
  const open = coming.filter(
    ({ date, state, notServed }) =>
      dayOfIso(date) === today ||
      state !== 'empty' ||
      (notServed === null && rules.days.includes(weekdayOf(dayOfIso(date)))),
  )
  return open.slice(0, TABS)
}

/** The next day after a date into which a menu can go; undefined: there is none. */
export const nextEmptyDay = (
  days: readonly DailyMenu[],
  rules: Pick<DailyRules, 'days'>,
  after: string,
): DailyMenu | undefined =>
  days.find(
    ({ date, state, notServed }) =>
      date > after && state === 'empty' && notServed === null && rules.days.includes(weekdayOf(dayOfIso(date))),
  )

/** Nobody has ever written one, as far as the list goes. */
export const isFirst = (days: readonly DailyMenu[]): boolean => days.every(({ state }) => state === 'empty')

/** What a menu costs on the last day before a date that says it; 0: none does. */
export const lastPrice = (days: readonly DailyMenu[], date: string): number =>
  days.findLast(day => day.date < date && day.price > 0)?.price ?? 0
