import { nameIn } from '#features/prices/names.ts'
import { weekdayName } from '#features/restaurants/opening/day-words.ts'
import { dayOfIso, weekdayOf } from '#features/restaurants/opening/days.ts'
import type { Locale } from '#shared/locale.ts'
import type { DailyMenu, DailyRules } from './daily-menu.contract.ts'
import { dailyTexts as texts } from './daily-menu.texts.ts'

const isWritten = ({ courses }: DailyMenu): boolean => courses.some(({ items }) => items.length > 0)
const wasServed = (day: DailyMenu): boolean =>
  day.state === 'ended' || day.state === 'published' || day.state === 'soldOut'

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

/** 'Lentejas con chorizo, Salmorejo · Pollo al ajillo'. */
export const dishesInWords = ({ courses }: Pick<DailyMenu, 'courses'>, locale: Locale): string =>
  courses
    .filter(({ items }) => items.length > 0)
    .map(({ items }) => items.map(({ names }) => nameIn(names, locale, locale).text).join(', '))
    .join(' · ')

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
