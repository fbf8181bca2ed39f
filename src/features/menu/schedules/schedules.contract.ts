import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { bounded } from '#shared/fields/bounded.ts'
import { text } from '#shared/text.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { slotsField } from '#features/restaurants/opening/opening.contract.ts'
import { BULK_BODY_LIMIT_BYTES, CATEGORIES_MAX, DISHES_MAX } from '../menu.limits.ts'
import { publicSchedules } from './public-schedules.ts'
import { SCHEDULE_NAME_MAX } from './schedules.limits.ts'
import { scheduleTexts as texts } from './schedules.texts.ts'

/** When categories and dishes are served (4-beyond §4). */
export const schedule = z
  .object({
    _id: z.string(),
    restaurantId: z.string(),
    /** For the house only. */
    name: z.string(),
    ...publicSchedules.schedules.unwrap().element.shape,
    updatedAt: z.string(),
  })
  .meta({ id: 'Schedule' })
export type Schedule = z.infer<typeof schedule>

const scheduleBody = z
  .object({
    name: text({
      max: SCHEDULE_NAME_MAX,
      oneLine: true,
      required: texts.nameRequired,
      tooLong: texts.nameTooLong,
    }),
    days: bounded(WEEKDAYS.length, z.array(z.enum(WEEKDAYS, { error: texts.badDay })), texts.badDay),
    slots: slotsField,
    categoryIds: bounded(CATEGORIES_MAX, z.array(z.string()), texts.wrongCategories),
    dishIds: bounded(DISHES_MAX, z.array(z.string()), texts.wrongDishes),
    /** Takes what another schedule has out of that one; otherwise it is refused. */
    move: z.boolean(),
  })
  .partial()
export type ScheduleBody = z.infer<typeof scheduleBody>

/** `data` of 409 `schedule_taken`: what another schedule has, and which one. */
export type TakenThing = { scheduleId: string; name: string; categoryId: string | null; dishId: string | null }

export const listSchedules = endpoint({
  name: 'schedules.list',
  summary: 'Hours of the carta, oldest first',
  method: 'GET',
  path: '/restaurants/:id/schedules',
  answer: z.array(schedule),
})
export const createSchedule = endpoint({
  name: 'schedules.create',
  summary: 'Say when categories and dishes are served; every day unless said otherwise',
  method: 'POST',
  path: '/restaurants/:id/schedules',
  body: scheduleBody,
  writes: true,
  answer: schedule,
  status: 201,
  bodyLimit: BULK_BODY_LIMIT_BYTES,
})
export const updateSchedule = endpoint({
  name: 'schedules.update',
  summary: 'Change a schedule; absent fields stay',
  method: 'PUT',
  path: '/schedules/:id',
  body: scheduleBody,
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: schedule,
  bodyLimit: BULK_BODY_LIMIT_BYTES,
})
export const deleteSchedule = endpoint({
  name: 'schedules.delete',
  summary: 'Delete a schedule: what it has is served whenever the house is open',
  method: 'DELETE',
  path: '/schedules/:id',
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: nothing,
  message: texts.deleted,
})
