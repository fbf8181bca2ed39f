import { type Body, isSame, type Merged } from '#shared/fields/three-way.ts'
import { hoursText } from '../schedules/schedule-words.ts'
import { scheduleScreenTexts as texts } from '../schedules/schedule-screen.texts.ts'
import type { Schedule, ScheduleBody } from '../schedules/schedules.contract.ts'

type Versions = { base: Schedule; theirs: Schedule; wish: Body }

const countOf = ({ categoryIds, dishIds }: Schedule): string => String(categoryIds.length + dishIds.length)

/**
 * Joins a change of a schedule that was seen as `base` with what somebody else has made of it: its name, its hours with
 * their days, and what it has are one thing each (3-decisions §1).
 */
export function mergeSchedule({ base, theirs, wish }: Versions): Merged {
  const sent = wish as ScheduleBody
  const mine = { ...base, ...(sent as Partial<Schedule>) }
  const parts = [
    {
      key: 'name',
      label: texts.name,
      phrase: texts.namePhrase,
      body: { name: sent.name },
      of: ({ name }: Schedule): unknown => name,
      shown: ({ name }: Schedule) => name,
    },
    {
      key: 'slots',
      label: texts.hours,
      phrase: texts.hoursPhrase,
      body: { days: sent.days, slots: sent.slots },
      of: ({ days, slots }: Schedule): unknown => [days, slots],
      shown: (schedule: Schedule) => hoursText(schedule, 'es'),
    },
    {
      key: 'categoryIds',
      label: texts.things,
      phrase: texts.thingsPhrase,
      body: { categoryIds: sent.categoryIds, dishIds: sent.dishIds, move: sent.move },
      of: ({ categoryIds, dishIds }: Schedule): unknown => [categoryIds.toSorted(), dishIds.toSorted()],
      shown: countOf,
    },
  ]
  const changed = parts.filter(({ of }) => !isSame(of(mine), of(base)) && !isSame(of(mine), of(theirs)))
  const free = changed.filter(({ of }) => isSame(of(theirs), of(base)))
  const withValues = (body: Body): Body =>
    Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  return {
    free: withValues(Object.assign({}, ...free.map(({ body }) => body)) as Body),
    contested: changed
      .filter(part => !free.includes(part))
      .map(({ key, label, phrase, body, shown }) => ({
        key,
        label,
        phrase,
        body: withValues(body),
        theirs: shown(theirs),
        mine: shown(mine),
        preset: 'mine',
      })),
  }
}
