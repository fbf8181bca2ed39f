import { type Body, isSame, joinMembers, type Merged } from '#shared/fields/three-way.ts'
import { hoursText } from '../schedules/schedule-words.ts'
import { scheduleScreenTexts as texts } from '../schedules/schedule-screen.texts.ts'
import type { Schedule, ScheduleBody } from '../schedules/schedules.contract.ts'

type Versions = { base: Schedule; theirs: Schedule; wish: Body }

/**
 * Joins a change of a schedule that was seen as `base` with what somebody else has made of it: its name, and its hours
 * with their days, are one thing each; of what it has, both have added and taken away theirs (3-decisions §1).
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
  ]
  const changed = parts.filter(({ of }) => !isSame(of(mine), of(base)) && !isSame(of(mine), of(theirs)))
  const free = changed.filter(({ of }) => isSame(of(theirs), of(base)))
  const withValues = (body: Body): Body =>
    Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  const things: Body = {}
  for (const list of ['categoryIds', 'dishIds'] as const) {
    const joined = joinMembers(base[list], mine[list], theirs[list])
    if (!isSame(joined.toSorted(), theirs[list].toSorted())) Object.assign(things, { [list]: joined, move: sent.move })
  }
  return {
    free: withValues({ ...things, ...Object.assign({}, ...free.map(({ body }) => body)) }),
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
