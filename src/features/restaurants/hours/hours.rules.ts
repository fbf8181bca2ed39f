import { z } from 'zod'
import { TIME_OF_DAY } from '#shared/time-of-day.ts'
import { DAY_MINUTES } from '#shared/time.ts'
import { bounded } from '#shared/fields/bounded.ts'
import type { Weekday } from '#shared/weekday.ts'
import { HOURS_SLOTS_MAX } from '../restaurants.limits.ts'
import { restaurantTexts as texts } from '../restaurants.texts.ts'

/** `HH:MM` each; `close` ≤ `open` continues after midnight, `close = open` is 24 hours (3-decisions §5). */
export type HoursSlot = { open: string; close: string }
export type Hours = Record<Weekday, HoursSlot[]>

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Start and end in minutes from the day's midnight; the end may be in the next day. */
export function slotRange(slot: HoursSlot): { start: number; end: number } {
  const start = minutesOf(slot.open)
  const end = minutesOf(slot.close)
  return { start, end: end <= start ? end + DAY_MINUTES : end }
}

/** Index of the first slot of a day that overlaps an earlier one, or -1 (3-decisions §5). */
export function overlappingSlot(slots: HoursSlot[]): number {
  const ranges = slots.map(slotRange)
  return ranges.findIndex((range, index) =>
    ranges.slice(0, index).some(other => range.start < other.end && other.start < range.end),
  )
}

const time = z.string().regex(TIME_OF_DAY, { error: texts.badTime })

/** Schema of one day's slots: six at most, without overlaps; sorted by opening time. */
export const hoursOfDay = bounded(
  HOURS_SLOTS_MAX,
  z
    .array(z.object({ open: time, close: time }))
    .check(ctx => {
      if (!ctx.value.every(slot => TIME_OF_DAY.test(slot.open) && TIME_OF_DAY.test(slot.close))) return
      const index = overlappingSlot(ctx.value)
      if (index >= 0) ctx.issues.push({ code: 'custom', message: texts.slotsOverlap, path: [index], input: ctx.value })
    })
    .transform(slots => slots.toSorted((one, other) => minutesOf(one.open) - minutesOf(other.open))),
  texts.tooManySlots,
)
