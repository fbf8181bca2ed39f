import { AppError, throwIfInvalid, validationError } from '#shared/app-error.ts'
import type { QueryOf } from '#shared/endpoint.ts'
import { isSameJson } from '#shared/fields/same-json.ts'
import { throwIfMoved } from '#platform/http/if-match.ts'
import type { Platform } from '#platform/platform.ts'
import { dayOfIso, isoOfDay } from '#features/restaurants/opening/days.ts'
import {
  requireWritable,
  type RestaurantAccess,
  type RestaurantCall,
  writeRestaurant,
} from '#features/restaurants/server/index.ts'
import {
  type DailyMenu,
  type DailyRules,
  type DayBody,
  type getDailyMenu as getCall,
  type RulesBody,
  updateDailyAvailability as availabilityCall,
} from '../../daily/daily-menu.contract.ts'
import type { AvailabilityBody } from '../../set-menu.shapes.ts'
import { changedContent, publishErrors, refreshedContent } from '../../set-menu.rules.ts'
import { notServedOn, timesErrors } from '../../daily/daily-menu.rules.ts'
import { notOnHolidaysText, setMenuErrors } from '../../set-menus.errors.ts'
import { DAILY_AHEAD_DAYS, DAILY_KEPT_DAYS, DAILY_LISTED_DAYS_MAX } from '../../set-menus.limits.ts'
import { setMenuTexts as texts } from '../../set-menus.texts.ts'
import { requireAllergenRight } from '../allergen-rights.ts'
import { changedUnavailable } from '../availability.ts'
import { dailyRulesEntity } from '../set-menus.changes.ts'
import { lineIdsOf, readCarta, writingContext } from '../stored-content.ts'
import { mergedTimes } from '../stored-times.ts'
import { readDailyHouse } from './daily-house.ts'
import * as store from './daily-menu.store.ts'
import { type DayCall, fieldsOf, newDay, removeDay, saveDay, writeDay } from './day-write.ts'
import { presentDay, presentRules } from './present-day.ts'

type ListCall = RestaurantCall & { query: QueryOf<typeof getCall> }
type Matched = { ifMatch?: string | undefined }

/** Rules and days; each day of the period, also the empty ones. Throws 400 for a period of more than 62 days. */
export async function getDailyMenu(
  { db, clock }: Platform,
  { access, query }: ListCall,
): Promise<{ rules: DailyRules; days: DailyMenu[] }> {
  const { restaurantId } = access
  const daily = await readDailyHouse(db, restaurantId, clock.now())
  const from = query.from === undefined ? daily.date : dayOfIso(query.from)
  const to = query.to === undefined ? Math.max(from, daily.date + DAILY_AHEAD_DAYS) : dayOfIso(query.to)
  if (to - from >= DAILY_LISTED_DAYS_MAX) throw validationError({ to: texts.rangeTooLong })
  const rows = await store.listDays(db, restaurantId, isoOfDay(from), isoOfDay(to))
  const carta = await readCarta(
    db,
    restaurantId,
    rows.flatMap(({ content, live }) => (live ? [content, live] : [content])),
  )
  const dates = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => isoOfDay(from + index))
  return {
    rules: presentRules(daily),
    days: dates.map(date =>
      presentDay(
        rows.find(({ day }) => day === date),
        date,
        daily,
        carta,
      ),
    ),
  }
}

/** Changes when the menu of the day is served; what is written stays. Throws 400, 404, 412. */
export function updateDailyRules(
  platform: Platform,
  call: RestaurantCall & Matched & { body: RulesBody },
): Promise<DailyRules> {
  return writeRestaurant(platform, call, async write => {
    const { trx, access, actor, now, changerOf } = write
    const { restaurantId } = access
    const before = await readDailyHouse(trx, restaurantId, now)
    await throwIfMoved(call.ifMatch, before.rulesUpdatedAt, async () => ({
      current: presentRules(before),
      changedBy: await changerOf(before.rulesUpdatedBy),
    }))
    const times = mergedTimes(before.times, call.body)
    throwIfInvalid(timesErrors(times))
    const at = new Date(Math.max(now.getTime(), before.rulesUpdatedAt.getTime() + 1))
    await store.saveRules(trx, { restaurantId, now: at, by: actor.userId }, times)
    write.record({ entity: dailyRulesEntity, id: restaurantId, before: before.times, after: times })
    return presentRules(await readDailyHouse(trx, restaurantId, now))
  })
}

/** The whole of what is written on a day; diners read it with the next publish. Throws 400, 404, 409, 412. */
export function updateDailyMenu(platform: Platform, call: DayCall & Matched & { body: DayBody }): Promise<DailyMenu> {
  return writeDay(platform, call, async day => {
    const { write, row, carta } = day
    const { trx, access } = write
    const before = row ? fieldsOf(row) : await newDay(write, carta)
    const { content, errors } = changedContent(
      before.content,
      call.body,
      writingContext(carta, access.locales.defaultLocale),
    )
    throwIfInvalid(errors)
    await requireAllergenRight(trx, access, content, async () => [
      before.content,
      ...(await knownContents(trx, access.restaurantId, day.daily.date)),
    ])
    const ids = [...lineIdsOf(content), ...(before.live ? lineIdsOf(before.live) : [])]
    const unavailable = before.unavailable.filter(id => ids.includes(id))
    return saveDay(day, { ...before, content, unavailable }, before.content)
  })
}

/** What was published in the last year. */
async function knownContents(db: Platform['db'], restaurantId: string, date: number) {
  const period = { restaurantId, from: isoOfDay(date - DAILY_KEPT_DAYS), to: isoOfDay(date + DAILY_AHEAD_DAYS) }
  const rows = await store.listServedDays(db, period, DAILY_KEPT_DAYS + DAILY_AHEAD_DAYS)
  return rows.flatMap(({ live }) => live ?? [])
}

/**
 * Diners read what is written: today at once, a coming day with its first hour. Throws 400 without a price or a dish,
 * 404, 409 `day_empty`, `menu_ended`, `menu_not_served`, 412.
 */
export function publishDailyMenu(platform: Platform, call: DayCall & Matched): Promise<DailyMenu> {
  return writeDay(platform, call, async day => {
    const { row, daily, date, carta } = day
    if (!row) throw new AppError(setMenuErrors.dayEmpty)
    const why = notServedOn(daily.times, daily.house, dayOfIso(date))
    if (why === 'holiday') throw new AppError(setMenuErrors.menuNotServed, { message: notOnHolidaysText })
    if (why) throw new AppError(setMenuErrors.menuNotServed)
    throwIfInvalid(publishErrors(row.content))
    const live = refreshedContent(row.content, carta)
    const unavailable = row.unavailable.filter(id => lineIdsOf(live).includes(id))
    const atStart = row.live === null ? dayOfIso(date) > daily.date : row.at_start
    return saveDay(day, { ...fieldsOf(row), content: live, live, atStart, unavailable })
  })
}

/** Empties a day, also for diners. Throws 404, 409 `menu_ended`, 412. */
export function deleteDailyMenu(platform: Platform, call: DayCall & Matched): Promise<null> {
  return writeDay(platform, call, async day => {
    await removeDay(day)
    return null
  })
}

/**
 * Says at once what is sold out of a published day. Throws 400 for a line that it does not have, 404, 409 `day_empty`,
 * `menu_ended`.
 */
export function updateDailyAvailability(
  platform: Platform,
  call: DayCall & { body: AvailabilityBody },
): Promise<DailyMenu> {
  const { soldOut, items = [] } = call.body
  const requireRight = (access: RestaurantAccess, now: Date): void =>
    requireWritable(access, now, { endpoint: availabilityCall, body: call.body, file: undefined })
  return writeDay(platform, { ...call, body: undefined, requireRight }, async day => {
    const { row, write, date, daily, carta } = day
    if (!row?.live) throw new AppError(setMenuErrors.dayEmpty)
    const before = fieldsOf(row)
    const unavailable = changedUnavailable(row.unavailable, items, [...lineIdsOf(row.live), ...lineIdsOf(row.content)])
    const wasSoldOut = before.soldOutAt !== null
    const soldOutAt = soldOut === undefined || soldOut === wasSoldOut ? before.soldOutAt : soldOut ? write.now : null
    if (isSameJson(unavailable, row.unavailable) && soldOutAt === before.soldOutAt)
      return presentDay(row, date, daily, carta)
    return saveDay(day, { ...before, unavailable, soldOutAt })
  })
}
