import { AppError, validationError } from '#shared/app-error.ts'
import { throwIfMoved } from '#platform/http/if-match.ts'
import { notFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import { dayOfIso, isIsoDay, isoOfDay } from '#features/restaurants/opening/days.ts'
import { longDay } from '#features/restaurants/opening/day-words.ts'
import type { DayRange } from '#features/restaurants/opening/open-state.rules.ts'
import { type RestaurantCall, type RestaurantWrite, writeRestaurant } from '#features/restaurants/server/index.ts'
import { dailyMenuEnd } from '../../daily/daily-menu.rules.ts'
import type { ContentBody } from '../../set-menu.shapes.ts'
import { type Carta, newContent, type StoredContent } from '../../set-menu.rules.ts'
import { setMenuErrors } from '../../set-menus.errors.ts'
import { DAILY_AHEAD_DAYS, DAILY_KEPT_DAYS } from '../../set-menus.limits.ts'
import { setMenuTexts as texts } from '../../set-menus.texts.ts'
import { dailyMenuEntity, type DailyMenuState } from '../set-menus.changes.ts'
import { lineNames, readCarta, writingContext } from '../stored-content.ts'
import { type DailyHouse, rangesOfDate, readDailyHouse } from './daily-house.ts'
import { presentDay } from './present-day.ts'
import * as store from './daily-menu.store.ts'

export type DayCall = RestaurantCall & { params: { id: string; date: string } }

/** A write to one day, under the lock of its restaurant. */
export type DayWrite = {
  write: RestaurantWrite
  daily: DailyHouse
  date: string
  ranges: DayRange[]
  row: store.DailyRow | undefined
  carta: Carta
}

/** The date of a path; one that does not exist is 404. */
export function dateOf({ params: { date } }: Pick<DayCall, 'params'>): string {
  if (!isIsoDay(date)) throw notFound()
  return date
}

/** Throws 409 `menu_ended` for a day whose last hour is over, 400 for one that is too far ahead. */
export function throwIfNotWritable(daily: DailyHouse, date: string): void {
  const day = dayOfIso(date)
  if (daily.minute >= dailyMenuEnd(rangesOfDate(daily, date), day)) throw new AppError(setMenuErrors.menuEnded)
  if (day > daily.date + DAILY_AHEAD_DAYS) throw validationError({ date: texts.tooFar })
}

type Order = { ifMatch?: string | undefined; body?: ContentBody }

/** The day as it is, for a write. Throws 404, 409 `menu_ended`, 400, 412 for another `ifMatch`. */
export async function readDayForWrite(write: RestaurantWrite, date: string, order: Order = {}): Promise<DayWrite> {
  const { trx, access, now, changerOf } = write
  const { restaurantId } = access
  const daily = await readDailyHouse(trx, restaurantId, now)
  throwIfNotWritable(daily, date)
  const row = await store.findDay(trx, restaurantId, date)
  const written = row ? [row.content, ...(row.live ? [row.live] : [])] : []
  const carta = await readCarta(trx, restaurantId, written, order.body)
  await throwIfMoved(order.ifMatch, row?.updated_at ?? daily.since, async () => ({
    current: presentDay(row, date, daily, carta),
    changedBy: await changerOf(row?.updated_by ?? null),
  }))
  return { write, daily, date, ranges: rangesOfDate(daily, date), row, carta }
}

/** A write to the day of a call. */
export const writeDay = <Call extends DayCall & Order, Answer>(
  platform: Platform,
  call: Call,
  work: (day: DayWrite) => Promise<Answer>,
): Promise<Answer> =>
  writeRestaurant(platform, call, async write =>
    work(await readDayForWrite(write, dateOf(call), { ifMatch: call.ifMatch, body: call.body ?? {} })),
  )

const stateOf = (date: string, fields: store.DayFields, { locales }: RestaurantWrite['access']): DailyMenuState => ({
  ...fields.content,
  day: date,
  name: longDay(date),
  live: fields.live,
  soldOut: fields.soldOutAt !== null,
  unavailable: lineNames(fields.live ?? fields.content, fields.unavailable, locales.defaultLocale),
})

export const fieldsOf = (row: store.DailyRow): store.DayFields => ({
  content: row.content,
  live: row.live,
  atStart: row.at_start,
  soldOutAt: row.sold_out_at,
  unavailable: row.unavailable,
})

/** A day on which nothing is written, at the price of the last one. */
export async function newDay({ trx, access }: RestaurantWrite, carta: Carta): Promise<store.DayFields> {
  const { newId } = writingContext(carta, access.locales.defaultLocale)
  const content = newContent(newId, await store.findLastPrice(trx, access.restaurantId))
  return { content, live: null, atStart: false, soldOutAt: null, unavailable: [] }
}

/**
 * Stores a day and says what has changed. `from`: what a new day was made from, whose price and whose allergens need no
 * right of their own.
 */
export async function saveDay(day: DayWrite, after: store.DayFields, from?: StoredContent) {
  const { write, date, daily, row, carta } = day
  const { trx, access, actor, now } = write
  const { restaurantId } = access
  // Also the first version must have another time than the empty day that a screen saw.
  const at = new Date(Math.max(now.getTime(), (row?.updated_at ?? daily.since).getTime() + 1))
  await store.saveDay(trx, { restaurantId, day: date, now: at, by: actor.userId }, after)
  if (!row) await store.deleteDaysBefore(trx, restaurantId, isoOfDay(daily.date - DAILY_KEPT_DAYS))
  const state = stateOf(date, after, access)
  write.record({
    entity: dailyMenuEntity,
    id: restaurantId,
    before: row ? stateOf(date, fieldsOf(row), access) : null,
    after: state,
    ...(from && { from: { ...state, price: from.price } }),
  })
  return presentDay(await store.findDay(trx, restaurantId, date), date, daily, carta)
}

/** Empties a day. */
export async function removeDay({ write, date, row }: DayWrite): Promise<void> {
  if (!row) return
  const { trx, access } = write
  await store.deleteDay(trx, access.restaurantId, date)
  write.record({
    entity: dailyMenuEntity,
    id: access.restaurantId,
    before: stateOf(date, fieldsOf(row), access),
    after: null,
  })
}
