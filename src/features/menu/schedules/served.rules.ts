import type { Body } from '#shared/fields/three-way.ts'
import type { Schedule, ScheduleBody } from './schedules.contract.ts'
import { mergeSchedule, withoutThings } from './schedules.rules.ts'

export type ThingList = 'categoryIds' | 'dishIds'
/** Categories or dishes that are served in one schedule; `to` null: in none. */
export type Served = { list: ThingList; ids: readonly string[]; to: string | null }
/** What is sent for one schedule. */
export type ScheduleChange = { schedule: Schedule; body: ScheduleBody }

/** The schedules as they will be when all that waits is stored; `bodies`: by the id of a schedule. */
export function schedulesWithUnsaved(
  schedules: readonly Schedule[],
  bodies: ReadonlyMap<string, Body>,
): readonly Schedule[] {
  let shown = schedules
  for (const { _id } of schedules) {
    const body = bodies.get(_id) as ScheduleBody | undefined
    const present = shown.find(one => one._id === _id)
    if (!body || !present) continue
    const after = { ...present, ...mergeSchedule(present, body) }
    shown = shown.map(one => (one._id === _id ? after : body.move ? withoutThings(one, after) : one))
  }
  return shown
}

/**
 * The writes that put things into one schedule, or into none: where they go to, the server takes them out of the others
 * in the same write. `isWaiting`: a write that has them may still go out, so that it is written anew as well.
 */
export function servedChanges(
  schedules: readonly Schedule[],
  { list, ids, to }: Served,
  isWaiting: (schedule: Schedule) => boolean = () => false,
): ScheduleChange[] {
  return schedules.flatMap((schedule): ScheduleChange[] => {
    const left = schedule[list].filter(id => !ids.includes(id))
    if (schedule._id === to) {
      const all = [...new Set([...schedule[list], ...ids])]
      return all.length === schedule[list].length ? [] : [{ schedule, body: { [list]: all, move: true } }]
    }
    const isHolder = left.length < schedule[list].length
    return isHolder && (to === null || isWaiting(schedule)) ? [{ schedule, body: { [list]: left } }] : []
  })
}

/** What gives these things the schedules again that they had. */
export function servedBefore(schedules: readonly Schedule[], { list, ids }: Omit<Served, 'to'>): Served[] {
  const holderOf = (id: string) => schedules.find(schedule => schedule[list].includes(id))?._id ?? null
  return [...Map.groupBy(ids, holderOf)].map(([to, held]) => ({ list, ids: held, to }))
}
