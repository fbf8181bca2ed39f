import { z } from 'zod'
import { endpoint, fileEndpoint, nothing } from '#shared/endpoint.ts'
import { saidSafety } from '#features/allergens/public-allergens.ts'
import { namesAnswer } from '#features/prices/names.ts'
import {
  availabilityBody,
  contentAnswer,
  contentField,
  course,
  dateField,
  timesAnswer,
  timesField,
} from '../set-menu.shapes.ts'
import { setMenuTexts as texts } from '../set-menus.texts.ts'

/** When the menu of the day is served; `updatedAt` of a house that never said it is that of the house. */
export const dailyRules = z.object({ ...timesAnswer, updatedAt: z.string() }).meta({ id: 'DailyMenuRules' })
export type DailyRules = z.infer<typeof dailyRules>

export const DAY_STATES = ['empty', 'draft', 'prepared', 'published', 'soldOut', 'ended'] as const
export type DayState = (typeof DAY_STATES)[number]

/** One day of the daily menu. */
export const dailyMenu = z
  .object({
    /** '2026-11-24'. */
    date: z.string(),
    state: z.enum(DAY_STATES),
    /** Why diners see none on this day, whatever is written: the house is closed, or it is a holiday. */
    notServed: z.enum(['closed', 'holiday']).nullable(),
    ...contentAnswer,
    /** Something is written that diners do not read yet. */
    hasChanges: z.boolean(),
    soldOutAt: z.string().nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'DailyMenu' })
export type DailyMenu = z.infer<typeof dailyMenu>

export const getDailyMenu = endpoint({
  name: 'dailyMenu.get',
  summary: 'When the menu of the day is served, and its days; the next two weeks unless said otherwise',
  method: 'GET',
  path: '/restaurants/:id/daily-menu',
  query: z.object({ from: dateField.optional(), to: dateField.optional() }),
  answer: z.object({ rules: dailyRules, days: z.array(dailyMenu) }),
})
const rulesBody = z.object(timesField)
export type RulesBody = z.infer<typeof rulesBody>
export const updateDailyRules = endpoint({
  name: 'dailyMenu.rules',
  summary: 'Change when the menu of the day is served; days that are written stay',
  method: 'PUT',
  path: '/restaurants/:id/daily-menu',
  body: rulesBody,
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: dailyRules,
})
const dayBody = z.object(contentField)
export type DayBody = z.infer<typeof dayBody>
export const updateDailyMenu = endpoint({
  name: 'dailyMenu.update',
  summary: 'Write a day; diners read it with the next publish',
  method: 'PUT',
  path: '/restaurants/:id/daily-menu/:date',
  body: dayBody,
  writes: true,
  grows: true,
  ifMatch: true,
  takesKey: true,
  answer: dailyMenu,
})
export const publishDailyMenu = endpoint({
  name: 'dailyMenu.publish',
  summary: 'Show a day to diners as it is written: today at once, a coming day with its first hour',
  method: 'POST',
  path: '/restaurants/:id/daily-menu/:date/publish',
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: dailyMenu,
})
export const deleteDailyMenu = endpoint({
  name: 'dailyMenu.delete',
  summary: 'Empty a day',
  method: 'DELETE',
  path: '/restaurants/:id/daily-menu/:date',
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: nothing,
  message: texts.dayDeleted,
})
export const copyDailyMenu = endpoint({
  name: 'dailyMenu.copy',
  summary: 'Write an empty day as another one',
  method: 'POST',
  path: '/restaurants/:id/daily-menu/:date/copy',
  body: z.object({ from: dateField }),
  writes: true,
  grows: true,
  takesKey: true,
  answer: dailyMenu,
})
export const copyDailyWeek = endpoint({
  name: 'dailyMenu.copyWeek',
  summary:
    'Write the empty days of a week as those of another one; both are Mondays. Answers the days that were written',
  method: 'POST',
  path: '/restaurants/:id/daily-menu/copy-week',
  body: z.object({ from: dateField, to: dateField }),
  writes: true,
  grows: true,
  takesKey: true,
  answer: z.array(dailyMenu),
})
export const updateDailyAvailability = endpoint({
  name: 'dailyMenu.availability',
  summary: 'Say what is sold out of a day, or the whole of it; diners read it at once',
  method: 'PUT',
  path: '/restaurants/:id/daily-menu/:date/availability',
  body: availabilityBody,
  writes: true,
  lapsedFields: ['soldOut', 'items'],
  takesKey: true,
  answer: dailyMenu,
})

/** A dish of the menus that were served. */
const servedDish = z.object({
  names: namesAnswer,
  dishId: z.string().nullable(),
  /** Which course it stood in last. */
  course: namesAnswer,
  times: z.number(),
  /** The last day on which it was served. */
  last: z.string(),
  supplement: z.number(),
  allergens: z.array(z.string()),
  allergensDeclared: z.boolean(),
  ...saidSafety,
})
export type ServedDish = z.infer<typeof servedDish>
const servedDay = z.object({
  date: z.string(),
  price: z.number(),
  courses: z.array(course),
  soldOutAt: z.string().nullable(),
})
export type ServedDay = z.infer<typeof servedDay>

export const getDailyHistory = endpoint({
  name: 'dailyMenu.history',
  summary: 'What was served in the last year: dishes, most served first, and days, newest first, 30 at a time',
  method: 'GET',
  path: '/restaurants/:id/daily-menu/history',
  query: z.object({ before: dateField.optional() }),
  answer: z.object({ dishes: z.array(servedDish), days: z.array(servedDay), more: z.boolean() }),
})

/** Drawn by `seo/`, where the other pictures are. */
export const drawDailyMenu = fileEndpoint({
  name: 'dailyMenu.picture',
  summary: 'The published menu of the day of a date as a picture for stories and groups, 1080 × 1920',
  method: 'GET',
  path: '/restaurants/:id/daily-menu/:date/picture',
  query: z.object({}),
  fileTypes: ['image/png'],
})
