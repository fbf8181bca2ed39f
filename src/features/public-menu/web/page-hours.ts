import type { Locale } from '#shared/locale.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { slotRange } from '#features/restaurants/hours/hours.rules.ts'
import { weekRanges } from '#features/restaurants/hours/open-now.rules.ts'
import { zoneClock } from '#features/restaurants/hours/zone-clock.rules.ts'
import type { daysView } from '#features/restaurants/opening/diners/day-view.ts'
import type { MenuPageInput } from '../public-menu.render.ts'
import { type PublicMenuTexts, publicMenuTexts } from '../public-menu.texts.ts'
import type { StatusTexts } from './inline/opening-status.ts'
import type { PageData } from './page-data.ts'

const statusTexts = (texts: PublicMenuTexts, locale: Locale): StatusTexts => ({
  openNow: texts.openNow,
  closesAt: texts.closesAt,
  closed: texts.closed,
  opensAt: texts.opensAt,
  opensTomorrow: texts.opensTomorrow,
  opensOn: texts.opensOn,
  days: WEEKDAYS.map(day => (locale === 'en' ? texts.days[day] : texts.days[day].toLowerCase())),
})

export type DaysOf = ReturnType<typeof daysView>

/** For the line that says whether the house is open: with changed days for the script that knows them. */
export function hoursOf(input: MenuPageInput, days: DaysOf): NonNullable<PageData['hours']> {
  const { hours, timezone: timeZone } = input.menu.restaurant
  const texts = statusTexts(publicMenuTexts[input.locale], input.locale)
  const clock = zoneClock(timeZone, input.year)
  if (!days) return { ranges: weekRanges(hours), timeZone, clock, texts }
  const week = WEEKDAYS.map(day => hours[day].map(slotRange).map(({ start, end }) => [start, end] as const))
  return { week, days: days.data, clock, texts }
}
