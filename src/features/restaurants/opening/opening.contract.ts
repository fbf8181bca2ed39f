import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { bounded } from '#shared/fields/bounded.ts'
import { LOCALES } from '#shared/locale.ts'
import { text, textLength } from '#shared/text.ts'
import { TIME_OF_DAY } from '#shared/time-of-day.ts'
import { minutesOf, overlappingSlot } from '../hours/hours.rules.ts'
import { HOURS_SLOTS_MAX } from '../restaurants.limits.ts'
import { restaurantTexts } from '../restaurants.texts.ts'
import { isIsoDay } from './days.ts'
import { NOTE_MAX, SPECIAL_LABEL_MAX } from './opening.limits.ts'
import { overlapOf, SPECIAL_REASONS } from './special-days.rules.ts'
import { openingTexts as texts } from './opening.texts.ts'

const textsAnswer = z.partialRecord(z.enum(LOCALES), z.string())
/** A sentence in the languages of the house. */
export type LocalTexts = z.infer<typeof textsAnswer>

const slot = z.object({ open: z.string(), close: z.string() })
const time = z.string().regex(TIME_OF_DAY, { error: restaurantTexts.badTime })

/** Slots of one day in a body, by time; what overlaps is said with its times. */
export const slotsField = bounded(
  HOURS_SLOTS_MAX,
  z
    .array(z.object({ open: time, close: time }))
    .check(ctx => {
      if (!ctx.value.every(each => TIME_OF_DAY.test(each.open) && TIME_OF_DAY.test(each.close))) return
      const index = overlappingSlot(ctx.value)
      const twice = overlapOf(ctx.value)
      if (index >= 0 && twice)
        ctx.issues.push({
          code: 'custom',
          message: texts.slotsOverlap(twice.from, twice.to),
          path: [index],
          input: ctx.value,
        })
    })
    .transform(slots => slots.toSorted((one, other) => minutesOf(one.open) - minutesOf(other.open))),
  restaurantTexts.tooManySlots,
)

/** Addresses of pages, also without 'https'. */
const LINK = /https?:|www\.|\b[a-z0-9-]+\.(?:com|es|pt|net|org|eu|info|io|app|menu|me|ly)\b/i

const noteText = text({ max: 10 * NOTE_MAX, oneLine: true }).check(ctx => {
  const over = textLength(ctx.value) - NOTE_MAX
  const message = over > 0 ? texts.noteTooLong(over) : LINK.test(ctx.value) ? texts.noteLinks : undefined
  if (message) ctx.issues.push({ code: 'custom', message, input: ctx.value })
})

const localTexts = <Field extends z.ZodType<string, string>>(field: Field) =>
  bounded(LOCALES.length, z.partialRecord(z.enum(LOCALES, { error: texts.unknownLocale }), field), texts.unknownLocale)

/** Today's change of hours; null: as planned. */
const hoursAnswer = z.union([z.object({ closed: z.literal(true) }), z.object({ slots: z.array(slot) })]).nullable()
export type TodayHours = z.infer<typeof hoursAnswer>
const noticeAnswer = z.object({ until: z.string() }).nullable()

const todayParts = {
  hours: hoursAnswer,
  /** Until an instant (ISO 8601), as `full`; null: not set, or over by the clock. */
  kitchenClosed: noticeAnswer,
  full: noticeAnswer,
  note: textsAnswer.nullable(),
  noteUntil: z.string().nullable(),
}
const dayChange = z.object({ day: z.string(), slots: z.array(slot) })

/** The service day of a restaurant that it is now, as its people see it (4-beyond §10, EVERY-DAY §4). */
export const today = z
  .object({
    /** The day that the parts belong to: '2026-12-18'. */
    day: z.string(),
    ...todayParts,
    /** Changes of the hours of the last four weeks, newest first: 'as last Friday'. */
    changes: z.array(dayChange),
    /** The last three notes, newest first. */
    recentNotes: z.array(textsAnswer),
    updatedAt: z.string(),
  })
  .meta({ id: 'Today' })
export type Today = z.infer<typeof today>

const noticeField = z
  .object({
    until: z.iso.datetime({ error: texts.badInstant, offset: true }).optional(),
  })
  .nullable()

const day = z.string({ error: texts.badDay }).refine(isIsoDay, { error: texts.badDay })

const todayBody = z
  .object({
    /** The service day that was changed, refused when it is over; absent: the present one. */
    day,
    hours: z
      .object({ closed: z.literal(true, { error: texts.hoursShape }).optional(), slots: slotsField.optional() })
      .refine(({ closed, slots }) => (closed === true) !== (slots !== undefined), { error: texts.hoursShape })
      .nullable(),
    kitchenClosed: noticeField,
    full: noticeField,
    note: localTexts(noteText).nullable(),
  })
  .partial()
export type TodayBody = z.infer<typeof todayBody>

export const getToday = endpoint({
  name: 'today.get',
  summary: 'The change of hours and the notices of the present service day',
  method: 'GET',
  path: '/restaurants/:id/today',
  answer: today,
})
export const updateToday = endpoint({
  name: 'today.update',
  summary: 'Change hours and notices of the present service day; absent parts stay, and all end with it',
  method: 'PUT',
  path: '/restaurants/:id/today',
  body: todayBody,
  writes: true,
  /** What diners read at this moment is no matter of billing (4-beyond §10). */
  lapsedFields: ['day', 'kitchenClosed', 'full', 'note'],
  ifMatch: true,
  takesKey: true,
  answer: today,
})

const specialParts = {
  /** First and last day: '2026-12-25'. */
  from: z.string(),
  to: z.string(),
  /** True where it has no slots and is not as usual. */
  closed: z.boolean(),
  slots: z.array(slot),
  reason: z.enum(SPECIAL_REASONS).nullable(),
  label: textsAnswer,
}
export const specialDay = z
  .object({
    _id: z.string(),
    restaurantId: z.string(),
    ...specialParts,
    /** A decided holiday that changes nothing. */
    asUsual: z.boolean(),
    updatedAt: z.string(),
  })
  .meta({ id: 'SpecialDay' })
export type SpecialDay = z.infer<typeof specialDay>

const specialDayBody = z
  .object({
    from: day,
    to: day,
    closed: z.boolean(),
    slots: slotsField,
    asUsual: z.boolean(),
    reason: z.enum(SPECIAL_REASONS, { error: texts.badReason }).nullable(),
    label: localTexts(text({ max: SPECIAL_LABEL_MAX, oneLine: true, tooLong: texts.labelTooLong })),
  })
  .partial()
export type SpecialDayBody = z.infer<typeof specialDayBody>

export const listSpecialDays = endpoint({
  name: 'specialDays.list',
  summary: 'Days and ranges with hours of their own from today on, by date',
  method: 'GET',
  path: '/restaurants/:id/special-days',
  answer: z.array(specialDay),
})
export const createSpecialDay = endpoint({
  name: 'specialDays.create',
  summary: 'Add a day or a range, closed or with other hours',
  method: 'POST',
  path: '/restaurants/:id/special-days',
  body: specialDayBody,
  writes: true,
  answer: specialDay,
  status: 201,
})
export const updateSpecialDay = endpoint({
  name: 'specialDays.update',
  summary: 'Change a special day; absent fields stay',
  method: 'PUT',
  path: '/special-days/:id',
  body: specialDayBody,
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: specialDay,
})
export const deleteSpecialDay = endpoint({
  name: 'specialDays.delete',
  summary: 'Take a special day away: the week decides again',
  method: 'DELETE',
  path: '/special-days/:id',
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: nothing,
  message: texts.specialDeleted,
})

/** What diners are told; absent where the house has none of it (4-beyond §1). */
export const publicOpening = {
  today: z.object({ day: z.string(), ...todayParts }).optional(),
  /** Changed hours of today, and of yesterday while they may still decide after midnight. */
  dayChanges: z.array(dayChange).optional(),
  /** Of the next 60 days. */
  specialDays: z.array(z.object(specialParts)).optional(),
}
const publicShape = z.object(publicOpening)
export type PublicOpening = z.infer<typeof publicShape>
