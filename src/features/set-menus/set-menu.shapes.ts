import { z } from 'zod'
import { bounded } from '#shared/fields/bounded.ts'
import { parsePrice, price } from '#shared/money.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { ALLERGENS_SENT_MAX, ITEM_NAME_MAX } from '#features/menu/menu.limits.ts'
import { dietsChange, membersChange, withoutChange } from '#features/allergens/declaration.shapes.ts'
import { publicSafety } from '#features/allergens/public-allergens.ts'
import { namesAnswer, namesField } from '#features/prices/names.ts'
import { isIsoDay } from '#features/restaurants/opening/days.ts'
import { slotsField } from '#features/restaurants/opening/opening.contract.ts'
import {
  COURSE_ITEMS_MAX,
  COURSE_NAME_MAX,
  COURSES_MAX,
  SET_MENU_NOTE_MAX,
  SUPPLEMENT_MAX_CENTS,
} from './set-menus.limits.ts'
import { setMenuTexts as texts } from './set-menus.texts.ts'

const slot = z.object({ open: z.string(), close: z.string() })

/** When a set menu is served, as a call answers it. */
export const timesAnswer = {
  days: z.array(z.enum(WEEKDAYS)),
  slots: z.array(slot),
  onHolidays: z.boolean(),
  untilSoldOut: z.boolean(),
}

/** As of a day of the house, and at least one. */
const slotsOfMenu = slotsField.refine(slots => slots.length > 0, { error: texts.slotRequired })

export const daysField = bounded(
  WEEKDAYS.length,
  z.array(z.enum(WEEKDAYS, { error: texts.badWeekday })).transform(days => WEEKDAYS.filter(day => days.includes(day))),
  texts.badWeekday,
)

export const timesField = {
  days: daysField.optional(),
  slots: slotsOfMenu.optional(),
  onHolidays: z.boolean().optional(),
  untilSoldOut: z.boolean().optional(),
}

export const includes = z.object({ bread: z.boolean(), drink: z.boolean(), dessert: z.boolean() })
export type Includes = z.infer<typeof includes>

/** A line of a course, as the people of the house see it. */
export const setMenuItem = z
  .object({
    _id: z.string(),
    /** The dish of the carta that it lives with: names, allergens and 'sold out' are the dish's as they are now. */
    dishId: z.string().nullable(),
    names: namesAnswer,
    /** On top of the price per person. */
    supplement: z.number(),
    allergens: z.array(z.string()),
    allergensDeclared: z.boolean(),
    ...publicSafety,
    /** Its text was changed and nobody said yet whether it contains the same: diners read 'not declared'. */
    toConfirm: z.boolean(),
    available: z.boolean(),
  })
  .meta({ id: 'SetMenuItem' })
export type SetMenuItem = z.infer<typeof setMenuItem>

export const course = z
  .object({ _id: z.string(), names: namesAnswer, items: z.array(setMenuItem) })
  .meta({ id: 'SetMenuCourse' })
export type Course = z.infer<typeof course>

/** What a set menu offers: a day of the daily menu, or a fixed one. */
export const contentAnswer = {
  /** Per person; 0: none yet. */
  price: z.number(),
  includes,
  note: namesAnswer,
  courses: z.array(course),
}

const id = z.string().toLowerCase()

/** '+2,00', '2', 2.5; whole cents after parsing. */
const supplement = z.union([z.number(), z.string()], { error: texts.badSupplement }).transform((value, ctx) => {
  const parsed = parsePrice(typeof value === 'string' ? value.trim().replace(/^\+/, '') : value)
  if ('cents' in parsed && parsed.cents <= SUPPLEMENT_MAX_CENTS) return parsed.cents
  ctx.addIssue({ code: 'custom', message: texts.badSupplement })
  return z.NEVER
})

const itemField = z.object({
  /** Of a line that is there already. */
  _id: id.optional(),
  dishId: id.nullable().optional(),
  names: namesField(ITEM_NAME_MAX).optional(),
  supplement: supplement.optional(),
  allergens: bounded(ALLERGENS_SENT_MAX, z.array(z.string())).optional(),
  allergensDeclared: z.boolean().optional(),
  traces: bounded(ALLERGENS_SENT_MAX, z.array(z.string())).optional(),
  /** False: `traces` only repeats what is known; nobody has looked at them. */
  tracesDeclared: z.literal(false).optional(),
  members: membersChange.optional(),
  without: withoutChange.optional(),
  diets: dietsChange.optional(),
  /** False: 'it contains the same'. */
  toConfirm: z.boolean().optional(),
})
export type ItemBody = z.infer<typeof itemField>

const courseField = z.object({
  _id: id.optional(),
  names: namesField(COURSE_NAME_MAX).optional(),
  items: bounded(COURSE_ITEMS_MAX, z.array(itemField), texts.tooManyItems).optional(),
})
export type CourseBody = z.infer<typeof courseField>

/** Fields of a set menu in a body; absent ones stay, courses are replaced as a whole. */
export const contentField = {
  price: price.optional(),
  includes: includes.partial().optional(),
  note: namesField(SET_MENU_NOTE_MAX).optional(),
  courses: bounded(COURSES_MAX, z.array(courseField), texts.tooManyCourses).optional(),
}
const contentShape = z.object(contentField)
export type ContentBody = z.infer<typeof contentShape>

/** '2026-11-24'. */
export const dateField = z.string({ error: texts.badDay }).refine(isIsoDay, { error: texts.badDay })

/** Sold out as a whole or by line, at once and whatever else is being written. */
export const availabilityBody = z.object({
  soldOut: z.boolean().optional(),
  items: bounded(
    COURSES_MAX * COURSE_ITEMS_MAX,
    z.array(z.object({ _id: id, available: z.boolean() })),
    texts.unknownItem,
  ).optional(),
})
export type AvailabilityBody = z.infer<typeof availabilityBody>
