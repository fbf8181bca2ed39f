import type { Db } from '#platform/db/database.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { dayOfIso, dayOfMinute } from '#features/restaurants/opening/days.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import type { DayRange } from '#features/restaurants/opening/open-state.rules.ts'
import type { ScheduleHouse } from '#features/restaurants/opening/schedule.rules.ts'
import { findRestaurant } from '#features/restaurants/server/index.ts'
import { holidayCountryOf, openingOf, readStoredOpening } from '#features/restaurants/server/opening/index.ts'
import { dailyRangesOn, NEW_DAILY_TIMES, type SetMenuTimes } from '../../daily/daily-menu.rules.ts'
import { timesOf } from '../stored-times.ts'
import { findRules } from './daily-menu.store.ts'

/** What decides when the menu of the day of a restaurant is served, read at one moment. */
export type DailyHouse = {
  house: ScheduleHouse
  times: SetMenuTimes
  rulesUpdatedAt: Date
  rulesUpdatedBy: string | null
  /** Of what was never written: as old as the restaurant. */
  since: Date
  /** What the clock of the house shows, and its date. */
  minute: number
  date: number
}

/** Its hours at a moment, with the country whose holidays it keeps. Throws 404. */
export async function readHouse(db: Db, restaurantId: string, now: Date) {
  const restaurant = orNotFound(await findRestaurant(db, restaurantId))
  const { stored } = await readStoredOpening(db, restaurant, now)
  const house: ScheduleHouse = { opening: openingOf(stored, now), holidayCountry: holidayCountryOf(restaurant) }
  const minute = houseMinute(now.getTime(), restaurant.timezone)
  return { house, since: restaurant.created_at, minute, date: dayOfMinute(minute) }
}

/** Throws 404. */
export async function readDailyHouse(db: Db, restaurantId: string, now: Date): Promise<DailyHouse> {
  const read = await readHouse(db, restaurantId, now)
  const rules = await findRules(db, restaurantId)
  return {
    ...read,
    times: rules ? timesOf(rules) : NEW_DAILY_TIMES,
    rulesUpdatedAt: rules?.updated_at ?? read.since,
    rulesUpdatedBy: rules?.updated_by ?? null,
  }
}

/** The hours of the menu of a date, in minutes from its midnight. */
export const rangesOfDate = ({ times, house }: DailyHouse, date: string): DayRange[] =>
  dailyRangesOn(times, house, dayOfIso(date))
