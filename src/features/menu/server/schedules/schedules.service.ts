import { AppError, throwIfInvalid } from '#shared/app-error.ts'
import { isUuid } from '#shared/id.ts'
import type { Db } from '#platform/db/database.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { throwIfMoved } from '#platform/http/if-match.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import { dashboardName } from '../../menu.rules.ts'
import type { Schedule, ScheduleBody, TakenThing } from '../../schedules/schedules.contract.ts'
import { scheduleErrors as errors, takenText } from '../../schedules/schedules.errors.ts'
import { SCHEDULES_MAX } from '../../schedules/schedules.limits.ts'
import {
  mergeSchedule,
  NEW_SCHEDULE,
  scheduleErrors,
  type ScheduleFields,
  withoutThings,
} from '../../schedules/schedules.rules.ts'
import { scheduleTexts as texts } from '../../schedules/schedules.texts.ts'
import type { ScheduleAccess } from '../menu.access.ts'
import { scheduleEntity } from '../menu.changes.ts'
import { type MenuWrite, writeMenu } from '../menu.transaction.ts'
import * as store from './schedules.store.ts'

type CreateCall = RestaurantCall & { body: ScheduleBody }
type ScheduleCall = RestaurantCall<ScheduleAccess> & { ifMatch?: string | undefined }
type UpdateCall = ScheduleCall & { body: ScheduleBody }

const fieldsOf = (row: store.ScheduleRow): ScheduleFields => ({
  name: row.name,
  days: row.days,
  slots: row.slots,
  categoryIds: row.category_ids,
  dishIds: row.dish_ids,
})

const allOf = (rows: readonly store.ScheduleRow[]): store.Things => ({
  categoryIds: rows.flatMap(row => row.category_ids),
  dishIds: rows.flatMap(row => row.dish_ids),
})

/** Schedules as people see them: without what is deleted. */
async function presentAll(db: Db, restaurantId: string, rows: readonly store.ScheduleRow[]): Promise<Schedule[]> {
  const { categories, dishes } = await store.existingThings(db, restaurantId, allOf(rows))
  return rows.map(row => ({
    _id: row.id,
    restaurantId: row.restaurant_id,
    ...fieldsOf(row),
    categoryIds: row.category_ids.filter(id => categories.has(id)),
    dishIds: row.dish_ids.filter(id => dishes.has(id)),
    updatedAt: row.updated_at.toISOString(),
  }))
}

/** Oldest first. */
export async function listSchedules({ db }: Platform, { access }: RestaurantCall): Promise<Schedule[]> {
  return presentAll(db, access.restaurantId, await store.listScheduleRows(db, access.restaurantId))
}

/** Throws 400. */
export const validateNewSchedule = ({ body }: CreateCall): void =>
  throwIfInvalid(scheduleErrors(mergeSchedule(NEW_SCHEDULE, body), body, true))

/** All schedules of the restaurant, under its lock: none is added or changed meanwhile. */
type Schedules = { write: MenuWrite; rows: readonly store.ScheduleRow[] }
/** A schedule to be stored in the place of another one; `id` null: a new one. */
type Wanted = { id: string | null; body: ScheduleBody; before: ScheduleFields; after: ScheduleFields }

/** Throws 400 for things that the restaurant has not; what the schedule has already is not asked again. */
async function throwIfUnknown({ write }: Schedules, { before, after }: Wanted): Promise<void> {
  const added = withoutThings(after, before)
  const ids = { categoryIds: added.categoryIds.filter(isUuid), dishIds: added.dishIds.filter(isUuid) }
  const known = await store.existingThings(write.trx, write.access.restaurantId, ids)
  throwIfInvalid({
    ...(added.categoryIds.some(id => !known.categories.has(id)) && { categoryIds: texts.wrongCategories }),
    ...(added.dishIds.some(id => !known.dishes.has(id)) && { dishIds: texts.wrongDishes }),
  })
}

/** What is deleted and may come back stays in its schedule: screens do not know it. What is gone leaves. */
async function withDeleted({ write }: Schedules, { before, after }: Wanted): Promise<ScheduleFields> {
  const { restaurantId } = write.access
  const absent = withoutThings(before, after)
  const living = await store.existingThings(write.trx, restaurantId, absent)
  const kept = await store.existingThings(write.trx, restaurantId, { ...absent, deleted: true })
  const isDeleted = (of: 'categories' | 'dishes') => (id: string) => kept[of].has(id) && !living[of].has(id)
  return {
    ...after,
    categoryIds: [...after.categoryIds, ...absent.categoryIds.filter(isDeleted('categories'))],
    dishIds: [...after.dishIds, ...absent.dishIds.filter(isDeleted('dishes'))],
  }
}

/** Throws 409 `schedule_taken` with the first thing that another schedule has. */
async function throwTaken({ trx, access }: MenuWrite, holder: store.ScheduleRow, after: ScheduleFields) {
  const { restaurantId, locales } = access
  const categoryId = holder.category_ids.find(id => after.categoryIds.includes(id)) ?? null
  const dishId = categoryId === null ? (holder.dish_ids.find(id => after.dishIds.includes(id)) ?? null) : null
  const [table, thing] = categoryId === null ? (['menu_items', dishId] as const) : (['categories', categoryId] as const)
  const names = await store.findNames(trx, table, { restaurantId, id: thing ?? '' })
  const name = dashboardName(names ?? {}, locales.defaultLocale)
  const data: TakenThing = { scheduleId: holder.id, name: holder.name, categoryId, dishId }
  throw new AppError(errors.taken, { message: takenText(name, holder.name), data })
}

/** Takes what is wanted out of the other schedules, where the body says so. Throws 409 `schedule_taken` otherwise. */
async function takeFromOthers({ write, rows }: Schedules, { id, body, after }: Wanted): Promise<void> {
  const { trx, access, actor, now } = write
  for (const row of rows) {
    if (row.id === id) continue
    const holds = fieldsOf(row)
    const left = withoutThings(holds, after)
    if (left === holds) continue
    if (!body.move) await throwTaken(write, row, after)
    await store.updateScheduleRow(trx, { restaurantId: access.restaurantId, id: row.id, now, by: actor.userId }, left)
    write.record({ entity: scheduleEntity, id: row.id, before: holds, after: left })
  }
}

async function presentOne({ trx, access }: MenuWrite, id: string): Promise<Schedule> {
  const rows = await store.listScheduleRows(trx, access.restaurantId)
  const [made] = await presentAll(
    trx,
    access.restaurantId,
    rows.filter(row => row.id === id),
  )
  return orNotFound(made)
}

/** Throws 400, 409 `schedule_taken`, 409 `schedule_limit` at 10. */
export function createSchedule(platform: Platform, call: CreateCall): Promise<Schedule> {
  return writeMenu(platform, call, async write => {
    const { trx, access, now } = write
    const { restaurantId } = access
    validateNewSchedule(call)
    const schedules = { write, rows: await store.listScheduleRows(trx, restaurantId) }
    const { body } = call
    const after = mergeSchedule(NEW_SCHEDULE, body)
    const wanted = { id: null, body, before: NEW_SCHEDULE, after }
    await throwIfUnknown(schedules, wanted)
    if (schedules.rows.length >= SCHEDULES_MAX) throw new AppError(errors.scheduleLimit)
    await takeFromOthers(schedules, wanted)
    const id = v7()
    await store.insertSchedule(trx, { restaurantId, id, now }, after)
    write.record({ entity: scheduleEntity, id, before: null, after })
    return presentOne(write, id)
  })
}

/** The schedule as it is, among all; throws 404, 412 for another `ifMatch`. */
async function currentSchedule(write: MenuWrite<ScheduleAccess>, ifMatch: string | undefined) {
  const { trx, access, changerOf } = write
  const rows = await store.listScheduleRows(trx, access.restaurantId)
  const row = orNotFound(rows.find(({ id }) => id === access.scheduleId))
  await throwIfMoved(ifMatch, row.updated_at, async () => ({
    current: await presentOne(write, row.id),
    changedBy: await changerOf(row.updated_by),
  }))
  return { row, rows }
}

/** Changes the sent fields. Throws 400, 404, 409 `schedule_taken`, 412 for another `ifMatch`. */
export function updateSchedule(platform: Platform, call: UpdateCall): Promise<Schedule> {
  return writeMenu(platform, call, async write => {
    const { trx, access, actor, now } = write
    const { body } = call
    const { row, rows } = await currentSchedule(write, call.ifMatch)
    const before = fieldsOf(row)
    const wanted = { id: row.id, body, before, after: mergeSchedule(before, body) }
    throwIfInvalid(scheduleErrors(wanted.after, body, false))
    await throwIfUnknown({ write, rows }, wanted)
    await takeFromOthers({ write, rows }, wanted)
    const after = await withDeleted({ write, rows }, wanted)
    const order = { restaurantId: access.restaurantId, id: row.id, now, by: actor.userId }
    await store.updateScheduleRow(trx, order, after)
    write.record({ entity: scheduleEntity, id: row.id, before, after })
    return presentOne(write, row.id)
  })
}

/** What it has is served whenever the house is open. Throws 404, 412 for another `ifMatch`. */
export function deleteSchedule(platform: Platform, call: ScheduleCall): Promise<null> {
  return writeMenu(platform, call, async write => {
    const { row } = await currentSchedule(write, call.ifMatch)
    await store.deleteScheduleRow(write.trx, write.access.restaurantId, row.id)
    write.record({ entity: scheduleEntity, id: row.id, before: fieldsOf(row), after: null })
    return null
  })
}

/**
 * A copy of a dish has the hours of the dish, where its maker may set them (4-beyond §10).
 */
export async function copySchedule(write: MenuWrite, { from, to }: { from: string; to: string }): Promise<void> {
  const { trx, access, actor, now } = write
  const { restaurantId, rights } = access
  if (!rights.includes('hours')) return
  const row = (await store.listScheduleRows(trx, restaurantId)).find(({ dish_ids: ids }) => ids.includes(from))
  if (!row) return
  const before = fieldsOf(row)
  const after = { ...before, dishIds: [...before.dishIds, to] }
  await store.updateScheduleRow(trx, { restaurantId, id: row.id, now, by: actor.userId }, after)
  write.record({ entity: scheduleEntity, id: row.id, before, after })
}
