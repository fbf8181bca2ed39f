import { isDeepStrictEqual } from 'node:util'
import { timeOfMinute } from '#features/restaurants/opening/days.ts'
import { slotsShort, untilText } from '#features/restaurants/opening/day-words.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import type { SpecialDayState, TodayState } from '#features/restaurants/server/opening/index.ts'
import { hoursText } from '#features/menu/schedules/schedule-words.ts'
import type { ScheduleFields } from '#features/menu/schedules/schedules.rules.ts'
import type { Change } from '#platform/events/changes.ts'
import type { Action } from '../../activity.actions.ts'
import { line, type Line } from './line.ts'

const CLOSED = 'Cerrado'

const hoursOf = ({ hours }: TodayState): string | null =>
  hours === null ? null : 'slots' in hours ? slotsShort(hours.slots) : CLOSED

/** 'hasta las 20:00', by the clock of the house. */
const untilOf = (notice: { until: string } | null, timezone: string): string | null =>
  notice && untilText(timeOfMinute(houseMinute(Date.parse(notice.until), timezone)))

const noteOf = ({ note }: TodayState): string | null => note && (note.es ?? Object.values(note)[0] ?? '')

type Part = { set: Action; unset: Action; says: (state: TodayState) => string | null }
const PARTS: readonly Part[] = [
  { set: 'today.hours', unset: 'today.usual', says: hoursOf },
  {
    set: 'today.kitchen',
    unset: 'today.kitchenOpen',
    says: ({ kitchenClosed, timezone }) => untilOf(kitchenClosed, timezone),
  },
  { set: 'today.full', unset: 'today.notFull', says: ({ full, timezone }) => untilOf(full, timezone) },
  { set: 'today.note', unset: 'today.noNote', says: noteOf },
]

/** Each part of today that is another one. */
export function describeToday({ id, before, after }: Change<TodayState>): Line[] {
  if (!before || !after) return []
  return PARTS.flatMap(({ set, unset, says }) => {
    const values = { before: says(before), after: says(after) }
    if (isDeepStrictEqual(values.before, values.after)) return []
    if (values.after === null) return [line(unset, { id, name: '' })]
    return [line(set, { id, name: '' }, { after: values.after })]
  })
}

/** A special day; what it says is told where that has changed. */
export function describeSpecialDay({ id, before, after }: Change<SpecialDayState>): Line[] {
  const state = after ?? before
  if (!state) return []
  const subject = { id, name: state.name }
  if (!before) return [line('special.created', subject, { after: state.says })]
  if (!after) return [line('special.deleted', subject)]
  return [
    line('special.changed', subject, before.says === after.says ? {} : { before: before.says, after: after.says }),
  ]
}

/** Hours of the carta; they are told where they have changed. */
export function describeSchedule({ id, before, after }: Change<ScheduleFields>): Line[] {
  const state = after ?? before
  if (!state || isDeepStrictEqual(before, after)) return []
  const subject = { id, name: state.name }
  if (!before) return [line('schedule.created', subject, { after: hoursText(state, 'es') })]
  if (!after) return [line('schedule.deleted', subject)]
  const values = { before: hoursText(before, 'es'), after: hoursText(after, 'es') }
  return [line('schedule.changed', subject, values.before === values.after ? {} : values)]
}
