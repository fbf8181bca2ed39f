import { AppError, throwIfInvalid } from '#shared/app-error.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { throwIfMoved } from '#platform/http/if-match.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import { isoOfDay } from '../../opening/days.ts'
import { daysText, longDay, specialSays } from '../../opening/day-words.ts'
import type { SpecialDay, SpecialDayBody } from '../../opening/opening.contract.ts'
import { dayTakenText, openingErrors } from '../../opening/opening.errors.ts'
import { SPECIAL_DAYS_MAX } from '../../opening/opening.limits.ts'
import { mergeSpecialDay, specialDayErrors, type SpecialFields, takenBy } from '../../opening/special-days.rules.ts'
import type { RestaurantCall } from '../restaurants.access.ts'
import { type RestaurantWrite, writeRestaurant } from '../restaurants.write.ts'
import type { SpecialDayAccess } from './opening.access.ts'
import { specialDayEntity, type SpecialDayState } from './opening.changes.ts'
import * as store from './special-days.store.ts'
import { specialFieldsOf } from './opening-row.ts'
import { dateOf } from './stored-opening.ts'

type CreateCall = RestaurantCall & { body: SpecialDayBody }
type DayCall = RestaurantCall<SpecialDayAccess> & { ifMatch?: string | undefined }
type UpdateCall = DayCall & { body: SpecialDayBody }

const presentDay = (row: store.SpecialDayRow): SpecialDay => {
  const fields = specialFieldsOf(row)
  return {
    _id: row.id,
    restaurantId: row.restaurant_id,
    ...fields,
    closed: !fields.asUsual && fields.slots.length === 0,
    updatedAt: row.updated_at.toISOString(),
  }
}

/** From today on, by date. */
export async function listSpecialDays({ db, clock }: Platform, { access }: RestaurantCall): Promise<SpecialDay[]> {
  const date = isoOfDay(dateOf(access.timezone, clock.now()))
  return (await store.listSpecialDayRows(db, access.restaurantId, date)).map(presentDay)
}

const newDay = (today: string, body: SpecialDayBody): SpecialFields =>
  mergeSpecialDay({ from: today, to: today, slots: [], asUsual: false, reason: null, label: {} }, body)

type Checked = { id?: string; before: SpecialFields | null; after: SpecialFields }

/** Throws 400 for days, reason and label, 409 `day_taken` with the one that has the day, 409 `special_days_limit`. */
async function check({ trx, access, now }: RestaurantWrite, { id, before, after }: Checked): Promise<void> {
  const today = dateOf(access.timezone, now)
  const { defaultLocale } = access.locales
  throwIfInvalid(specialDayErrors(after, { before, today, defaultLocale, todayText: longDay(isoOfDay(today)) }))
  const rows = await store.listSpecialDayRows(trx, access.restaurantId, isoOfDay(today))
  const others = rows.filter(row => row.id !== id).map(presentDay)
  const taken = takenBy(after, others)
  if (taken && (before?.from !== after.from || before.to !== after.to)) {
    const first = taken.from > after.from ? taken.from : after.from
    const message = dayTakenText(longDay(first), specialSays(taken))
    throw new AppError(openingErrors.dayTaken, { message, data: taken })
  }
  if (!id && others.length >= SPECIAL_DAYS_MAX) throw new AppError(openingErrors.specialDaysLimit)
}

const stateOf = (day: SpecialFields): SpecialDayState => ({ ...day, name: daysText(day), says: specialSays(day) })

/** Throws 400, 403 without the right of hours, 409 `day_taken`, 409 `special_days_limit` at 60. */
export function createSpecialDay(platform: Platform, call: CreateCall): Promise<SpecialDay> {
  return writeRestaurant(platform, call, async write => {
    const { trx, access, now } = write
    const { restaurantId } = access
    const today = isoOfDay(dateOf(access.timezone, now))
    const after = newDay(today, call.body)
    await check(write, { before: null, after })
    await store.deletePastSpecialDays(trx, restaurantId, isoOfDay(dateOf(access.timezone, now) - 1))
    const id = v7()
    await store.insertSpecialDay(trx, { restaurantId, id, now }, after)
    write.record({ entity: specialDayEntity, id, before: null, after: stateOf(after) })
    return presentDay(orNotFound(await store.findSpecialDay(trx, restaurantId, id)))
  })
}

/** The special day as it is; throws 404, 412 for another `ifMatch`. */
async function currentDay({ trx, access, changerOf }: RestaurantWrite<SpecialDayAccess>, ifMatch: string | undefined) {
  const row = orNotFound(await store.findSpecialDay(trx, access.restaurantId, access.specialDayId))
  await throwIfMoved(ifMatch, row.updated_at, async () => ({
    current: presentDay(row),
    changedBy: await changerOf(row.updated_by),
  }))
  return row
}

/** Changes the sent fields. Throws 400, 403 as for creating, 404, 409 `day_taken`, 412 for another `ifMatch`. */
export function updateSpecialDay(platform: Platform, call: UpdateCall): Promise<SpecialDay> {
  return writeRestaurant(platform, call, async write => {
    const { trx, access, actor, now } = write
    const { restaurantId, specialDayId: id } = access
    const before = specialFieldsOf(await currentDay(write, call.ifMatch))
    const after = mergeSpecialDay(before, call.body)
    await check(write, { id, before, after })
    await store.updateSpecialDayRow(trx, { restaurantId, id, now, by: actor.userId }, after)
    write.record({ entity: specialDayEntity, id, before: stateOf(before), after: stateOf(after) })
    return presentDay(orNotFound(await store.findSpecialDay(trx, restaurantId, id)))
  })
}

/** Throws 403 without the right of hours, 404, 412 for another `ifMatch`. */
export function deleteSpecialDay(platform: Platform, call: DayCall): Promise<null> {
  return writeRestaurant(platform, call, async write => {
    const { trx, access } = write
    const before = specialFieldsOf(await currentDay(write, call.ifMatch))
    await store.deleteSpecialDayRow(trx, access.restaurantId, access.specialDayId)
    write.record({ entity: specialDayEntity, id: access.specialDayId, before: stateOf(before), after: null })
    return null
  })
}
