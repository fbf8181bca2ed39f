import { AppError, validationError } from '#shared/app-error.ts'
import { DAY_MINUTES } from '#shared/time.ts'
import type { Platform } from '#platform/platform.ts'
import { dayOfIso, isoOfDay, weekdayIndex } from '#features/restaurants/opening/days.ts'
import type { DayRange } from '#features/restaurants/opening/open-state.rules.ts'
import { type RestaurantCall, type RestaurantWrite, writeRestaurant } from '#features/restaurants/server/index.ts'
import type { DailyMenu } from '../../daily/daily-menu.contract.ts'
import { dailyMenuEnd, notServedOn } from '../../daily/daily-menu.rules.ts'
import { copiedContent, publishErrors } from '../../set-menu.rules.ts'
import { setMenuErrors } from '../../set-menus.errors.ts'
import { DAILY_AHEAD_DAYS } from '../../set-menus.limits.ts'
import { setMenuTexts as texts } from '../../set-menus.texts.ts'
import { readCarta, writingContext } from '../stored-content.ts'
import { type DailyHouse, rangesOfDate, readDailyHouse } from './daily-house.ts'
import { type DailyRow, findDay, listDays } from './daily-menu.store.ts'
import { dateOf, type DayCall, readDayForWrite, saveDay } from './day-write.ts'

type Copy = { date: string; source: DailyRow; isPrepared: boolean }

/**
 * Writes an empty day as another one, as diners read that one. `isPrepared`: it goes out with its first hour, where
 * that is still ahead.
 */
async function copyInto(write: RestaurantWrite, { date, source, isPrepared }: Copy): Promise<DailyMenu> {
  const { trx, access } = write
  const day = await readDayForWrite(write, date)
  const from = source.live ?? source.content
  const carta = await readCarta(trx, access.restaurantId, [from])
  const content = copiedContent(from, writingContext(carta, access.locales.defaultLocale))
  const isAhead = startOf(day.ranges, dayOfIso(date)) > day.daily.minute
  const goesOut = isPrepared && isAhead && Object.keys(publishErrors(content)).length === 0
  const fields = { live: goesOut ? content : null, atStart: goesOut, soldOutAt: null, unavailable: [] }
  return saveDay({ ...day, carta }, { ...fields, content }, from)
}

const startOf = (ranges: readonly DayRange[], day: number): number =>
  day * DAY_MINUTES + Math.min(DAY_MINUTES, ...ranges.map(([from]) => from))

/** Throws 400, 404, 409 `day_empty`, `day_written`, `menu_ended`. */
export function copyDailyMenu(platform: Platform, call: DayCall & { body: { from: string } }): Promise<DailyMenu> {
  const date = dateOf(call)
  return writeRestaurant(platform, call, async write => {
    const { trx, access } = write
    const day = await readDayForWrite(write, date)
    if (day.row) throw new AppError(setMenuErrors.dayWritten)
    const source = await findDay(trx, access.restaurantId, call.body.from)
    if (!source) throw new AppError(setMenuErrors.dayEmpty)
    return copyInto(write, { date, source, isPrepared: false })
  })
}

/** Days into which a copy goes: not over, not too far ahead, and the menu is served on them. */
function isOpenFor(daily: DailyHouse, day: number): boolean {
  const isOver = daily.minute >= dailyMenuEnd(rangesOfDate(daily, isoOfDay(day)), day)
  return !isOver && day <= daily.date + DAILY_AHEAD_DAYS && notServedOn(daily.times, daily.house, day) === null
}

const throwIfNoMondays = (dates: Record<string, string>): void => {
  const wrong = Object.entries(dates).filter(([, date]) => weekdayIndex(dayOfIso(date)) !== 0)
  if (wrong.length > 0) throw validationError(Object.fromEntries(wrong.map(([field]) => [field, texts.badMonday])))
}

/** Prepares the empty days of a week as those of another one; answers them. Throws 400, 404. */
export function copyDailyWeek(
  platform: Platform,
  call: RestaurantCall & { body: { from: string; to: string } },
): Promise<DailyMenu[]> {
  const { from, to } = call.body
  throwIfNoMondays({ from, to })
  return writeRestaurant(platform, call, async write => {
    const { trx, access, now } = write
    const daily = await readDailyHouse(trx, access.restaurantId, now)
    const weekOf = (monday: string): Promise<DailyRow[]> =>
      listDays(trx, access.restaurantId, monday, isoOfDay(dayOfIso(monday) + 6))
    const sources = await weekOf(from)
    const written = new Set((await weekOf(to)).map(({ day }) => day))
    const days: DailyMenu[] = []
    for (const source of sources) {
      const day = dayOfIso(to) + dayOfIso(source.day) - dayOfIso(from)
      if (written.has(isoOfDay(day)) || !isOpenFor(daily, day)) continue
      // oxlint-disable-next-line no-await-in-loop -- one connection, and at most seven.
      days.push(await copyInto(write, { date: isoOfDay(day), source, isPrepared: true }))
    }
    return days
  })
}
