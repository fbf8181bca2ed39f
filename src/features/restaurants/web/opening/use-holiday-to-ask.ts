import { useQuery } from '@tanstack/react-query'
import { weekdayAndNumber } from '#features/restaurants/opening/day-words.ts'
import { dayOfIso, dayOfMinute } from '#features/restaurants/opening/days.ts'
import { nextHolidays } from '#features/restaurants/opening/holidays.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import { HOLIDAY_ASKED_DAYS } from '#features/restaurants/opening/opening.limits.ts'
import { specialDayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import { specialDayOf } from '#features/restaurants/opening/opening.rules.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { specialDaysOf } from './opening.queries.ts'

/**
 * 'El viernes 25 es Navidad. ¿Abres?', seven days before a holiday about which nobody has decided, to who may
 * (EVERY-DAY §4.6).
 */
export function useHolidayToAsk(restaurant: Restaurant): string | undefined {
  const { _id: id, timezone, holidayCountry } = restaurant
  const { data: specialDays } = useQuery(specialDaysOf(id))
  if (!specialDays || !holidayCountry || !mayChange(restaurant, 'hours')) return undefined
  const date = dayOfMinute(houseMinute(Date.now(), timezone))
  const next = nextHolidays(holidayCountry, date).find(({ day }) => !specialDayOf({ specialDays }, dayOfIso(day)))
  if (!next || dayOfIso(next.day) > date + HOLIDAY_ASKED_DAYS) return undefined
  return texts.holidayAsked(weekdayAndNumber(next.day), next.names.es)
}
