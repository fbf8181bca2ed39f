import { TIME_OF_DAY } from '#shared/time-of-day.ts'
import { proposedSlot, slotEnd } from '#features/restaurants/hours/hours-editor.rules.ts'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'
import { openingTexts } from '#features/restaurants/opening/opening.texts.ts'
import { overlapOf } from '#features/restaurants/opening/special-days.rules.ts'
import { DAY_NAMES, scheduleScreenTexts as texts } from './schedule-screen.texts.ts'
import type { Schedule, ScheduleBody } from './schedules.contract.ts'
import { NEW_SCHEDULE, type ScheduleFields } from './schedules.rules.ts'
import { scheduleTexts } from './schedules.texts.ts'

/** What the form holds; times as they are typed. */
export type ScheduleValues = Omit<ScheduleFields, 'slots'> & { slots: HoursSlot[] }

/** Every day and lunch for a new one, with what it was opened for. */
export const startValues = (schedule: Schedule | null, first: Partial<ScheduleFields> = {}): ScheduleValues => {
  if (!schedule) return { ...NEW_SCHEDULE, slots: [proposedSlot([])], ...first }
  const { name, days, slots, categoryIds, dishIds } = schedule
  return { name, days, slots, categoryIds, dishIds }
}

export type ScheduleFaults = { name?: string; slots?: string; days?: string; things?: string }

function slotsFault(slots: readonly HoursSlot[]): string | undefined {
  if (slots.length === 0) return scheduleTexts.slotsRequired
  if (!slots.every(({ open, close }) => TIME_OF_DAY.test(open) && TIME_OF_DAY.test(close))) return texts.badTime
  const twice = overlapOf(slots)
  return twice && openingTexts.slotsOverlap(twice.from, twice.to)
}

/** What the server would refuse, in its words, and a form in which nothing is served. */
export function faultsOf({ name, slots, days, categoryIds, dishIds }: ScheduleValues): ScheduleFaults {
  const slotsText = slotsFault(slots)
  return {
    ...(name.trim() === '' && { name: scheduleTexts.nameRequired }),
    ...(slotsText && { slots: slotsText }),
    ...(days.length === 0 && { days: scheduleTexts.daysRequired }),
    ...(categoryIds.length + dishIds.length === 0 && { things: scheduleTexts.nothingServed }),
  }
}

/** What is said while it is typed; what is missing is said when it is sent. */
export const overlapFault = ({ slots }: ScheduleValues): string | undefined => {
  const complete = slots.filter(({ open, close }) => TIME_OF_DAY.test(open) && TIME_OF_DAY.test(close))
  const twice = overlapOf(complete)
  return twice && openingTexts.slotsOverlap(twice.from, twice.to)
}

/** 'Acaba a las 3:00 del día siguiente. La noche del sábado es del sábado.', by the last of the chosen days. */
export function nightNote({ slots, days }: ScheduleValues): string | undefined {
  const night = slots.find(slot => slotEnd(slot) === 'next-day')
  const last = days.includes('saturday') ? 'saturday' : days.at(-1)
  return night && last && texts.night(night.close, DAY_NAMES[last].toLowerCase())
}

/** The schedule that has a category or dish. */
export const holderOf = (schedules: readonly Schedule[], id: string): Schedule | undefined =>
  schedules.find(({ categoryIds, dishIds }) => categoryIds.includes(id) || dishIds.includes(id))

/** The whole schedule as a body; what was moved here on purpose is taken out of the others. */
export function scheduleBody(values: ScheduleValues, others: readonly Schedule[]): ScheduleBody {
  const isElsewhere = [...values.categoryIds, ...values.dishIds].some(id => holderOf(others, id))
  return { ...values, name: values.name.trim(), ...(isElsewhere && { move: true }) }
}
