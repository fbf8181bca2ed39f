import type { FieldErrors } from '#shared/app-error.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import type { Schedule, ScheduleBody } from './schedules.contract.ts'
import { scheduleTexts as texts } from './schedules.texts.ts'

/** What people say of a schedule. */
export type ScheduleFields = Pick<Schedule, 'name' | 'days' | 'slots' | 'categoryIds' | 'dishIds'>

/** All days at first (TABLE §6 15). */
export const NEW_SCHEDULE: ScheduleFields = { name: '', days: [...WEEKDAYS], slots: [], categoryIds: [], dishIds: [] }

const each = (ids: readonly string[]): string[] => [...new Set(ids.map(id => id.toLowerCase()))]

/** The sent fields over the present ones; days in the order of the week, each thing once. */
export function mergeSchedule(before: ScheduleFields, sent: ScheduleBody): ScheduleFields {
  const days = sent.days ?? before.days
  return {
    name: sent.name ?? before.name,
    days: WEEKDAYS.filter(day => days.includes(day)),
    slots: sent.slots ?? before.slots,
    categoryIds: each(sent.categoryIds ?? before.categoryIds),
    dishIds: each(sent.dishIds ?? before.dishIds),
  }
}

/**
 * What is wrong with the fields that a body sends; `isNew`: with all. What has lost its last thing is no error: it may
 * be moved and deleted too.
 */
export function scheduleErrors(after: ScheduleFields, sent: ScheduleBody, isNew: boolean): FieldErrors {
  const judges = (field: keyof ScheduleBody): boolean => isNew || sent[field] !== undefined
  const isEmpty = after.categoryIds.length + after.dishIds.length === 0
  return {
    ...(judges('name') && after.name === '' && { name: texts.nameRequired }),
    ...(judges('days') && after.days.length === 0 && { days: texts.daysRequired }),
    ...(judges('slots') && after.slots.length === 0 && { slots: texts.slotsRequired }),
    ...(isNew && isEmpty && { categoryIds: texts.nothingServed }),
  }
}

/** A schedule without these categories and dishes; the same object where it has none of them. */
export function withoutThings<Fields extends Pick<ScheduleFields, 'categoryIds' | 'dishIds'>>(
  schedule: Fields,
  { categoryIds, dishIds }: Pick<ScheduleFields, 'categoryIds' | 'dishIds'>,
): Fields {
  const categories = schedule.categoryIds.filter(id => !categoryIds.includes(id))
  const dishes = schedule.dishIds.filter(id => !dishIds.includes(id))
  const isSame = categories.length === schedule.categoryIds.length && dishes.length === schedule.dishIds.length
  return isSame ? schedule : { ...schedule, categoryIds: categories, dishIds: dishes }
}
